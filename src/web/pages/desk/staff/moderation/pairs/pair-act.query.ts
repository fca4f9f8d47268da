import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnPair({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const of = { params: { id: params.id ?? '', other: params.other ?? '' } }
  await callApiByForm('POST /api/pairs/:id/:other/changes', values, { ...of, fetch })
  return redirectTo(values.act === 'merge' ? `${path}?done=merge#merges` : path)
}
