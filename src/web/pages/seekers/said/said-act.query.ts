import { askByForm } from '#web/plumbing/asking/ask-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnSaid({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const said = { open: '', seen: '', ...values }
  await askByForm('POST /api/said/:secret', said, { params: { secret: params.secret ?? '' }, fetch })
  return redirectTo(path)
}
