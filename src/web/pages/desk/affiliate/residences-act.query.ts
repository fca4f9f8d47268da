import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { readAsked } from './residences-asked.ts'

export async function actOnResidences({ path, query: asked, fetch }: Visit, { values }: Form): Promise<Response> {
  const { act = '', id = '' } = values
  const query = new URLSearchParams(asked)
  const state = readAsked(asked).state || undefined
  await callApiByForm('POST /api/affiliate/homes/changes', values, { query: { state }, fetch })
  query.set('done', act)
  query.set('home', id)
  return redirectTo(`${path}?${query}#home-${id}`)
}
