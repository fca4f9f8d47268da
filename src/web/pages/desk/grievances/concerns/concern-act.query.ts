import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnConcern({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { id = '' } = values
  await callApiByForm('POST /api/concerns/:id/answer', values, { params: { id }, fetch })
  return redirectTo(`${path}#${encodeURIComponent(id)}`)
}
