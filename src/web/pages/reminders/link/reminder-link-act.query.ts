import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnReminderLink({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const typed = { open: '', seen: '', ...values }
  await callApiByForm('POST /api/said/:secret', typed, { params: { secret: params.secret ?? '' }, fetch })
  return redirectTo(path)
}
