import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnCorrection({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApiByForm('POST /api/affiliate/corrections', values, { fetch })
  return redirectTo(`${path}?done=${values.as}`)
}
