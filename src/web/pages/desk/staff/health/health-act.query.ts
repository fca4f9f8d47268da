import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnHealth({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { tried } = await callApiByForm('POST /api/staff/health/changes', values, { fetch })
  return redirectTo(`${path}?tried=${tried}`)
}
