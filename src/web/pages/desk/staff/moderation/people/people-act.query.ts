import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnPeople({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { id: email = '', q = '' } = values
  await callApiByForm('POST /api/staff/confirmations', { email }, { fetch })
  return redirectTo(`${path}?${new URLSearchParams({ q })}`)
}

export async function actOnPerson({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '' } }
  await callApiByForm('POST /api/staff/people/:id/changes', values, { ...of, fetch })
  return redirectTo(path)
}

export async function actOnOrganization({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '' } }
  await callApiByForm('POST /api/staff/organizations/:id/changes', values, { ...of, fetch })
  return redirectTo(path)
}
