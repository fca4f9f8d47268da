import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnNotices({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApiByForm('POST /api/notices', values, { fetch })
  return redirectTo(`${path}?saved=1`)
}
