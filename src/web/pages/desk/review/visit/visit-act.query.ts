import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const isCode = (next: string) => /^[0-9A-Z][0-9A-Za-z.]{1,11}$/.test(next)

export async function actOnVisit({ path, params, fetch }: Visit, { values }: Form): Promise<Response> {
  const { next = '', ...fields } = values
  await callApiByForm('POST /api/applications/:id/acts', fields, { params: { id: params.id ?? '' }, fetch })
  if (fields.act === 'hold-visit') return redirectTo(path.replace(/\/visit$/, ''))
  return redirectTo(isCode(next) ? `${path}?rule=${encodeURIComponent(next)}` : path)
}
