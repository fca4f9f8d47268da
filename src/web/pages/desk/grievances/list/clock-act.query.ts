import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnClock({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApiByForm('POST /api/affiliate/grievance-clock', values, { fetch })
  return redirectTo(`${path}#clock`)
}
