import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnReport({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '' } }
  await callApiByForm('POST /api/staff/reports/:id/changes', values, { ...of, fetch })
  return redirectTo(path)
}
