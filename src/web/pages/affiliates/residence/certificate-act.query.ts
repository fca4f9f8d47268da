import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const listingActs: ReadonlySet<string> = new Set(['called', 'call-undone', 'take-down', 'put-back'])

export async function actOnCertificate(
  { path, query: asked, params, fetch }: Visit,
  { values }: Form,
): Promise<Response> {
  const query = new URLSearchParams(asked)
  const state = query.get('state') ?? undefined
  const of = { ...values, id: params.id ?? '' }
  if (listingActs.has(values.act ?? '')) await callApiByForm('POST /api/affiliate/homes/checks', of, { fetch })
  else await callApiByForm('POST /api/affiliate/homes/changes', of, { query: { state }, fetch })
  query.set('done', values.act ?? '')
  return redirectTo(`${path}?${query}`)
}
