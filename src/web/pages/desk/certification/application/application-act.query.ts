import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const isCode = (next: string) => /^[0-9A-Z][0-9A-Za-z.]{1,11}$/.test(next)

/** An answer leads to the next rule; everything else stays where it was done. */
export async function actOnApplication({ params, fetch, path, query }: Visit, { values }: Form): Promise<Response> {
  const { next = '', ...fields } = values
  await callApiByForm('POST /api/applications/:id/acts', fields, { params, fetch })
  if (fields.act !== 'answer') return redirectTo(query.size > 0 ? `${path}?${query}` : path)
  return redirectTo(isCode(next) ? `${path}?rule=${encodeURIComponent(next)}` : path)
}
