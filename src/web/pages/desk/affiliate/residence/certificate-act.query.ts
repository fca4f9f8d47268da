import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnCertificate(
  { path, query: asked, params, fetch }: Visit,
  { values }: Form,
): Promise<Response> {
  const query = new URLSearchParams(asked)
  const state = query.get('state') ?? undefined
  const of = { ...values, id: params.id ?? '' }
  const isCall = values.act === 'called' || values.act === 'call-undone'
  if (isCall) await callApiByForm('POST /api/affiliate/homes/checks', of, { fetch })
  else await callApiByForm('POST /api/affiliate/homes/changes', of, { query: { state }, fetch })
  query.set('done', values.act ?? '')
  return redirectTo(`${path}?${query}`)
}
