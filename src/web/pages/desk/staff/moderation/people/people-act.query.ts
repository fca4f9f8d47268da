import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnPeople({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { id: email = '', q = '' } = values
  await callApiByForm('POST /api/staff/confirmations', { email }, { fetch })
  return redirectTo(`${path}?${new URLSearchParams({ q })}`)
}
