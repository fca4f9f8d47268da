import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnCertification({ fetch }: Visit, { values }: Form): Promise<Response> {
  const { residenceId = '', level = '' } = values
  const { id } = await callApiByForm('POST /api/applications', { residenceId, level }, { fetch })
  return redirectTo(`/workspace/certification/${id}`)
}
