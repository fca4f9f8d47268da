import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnMail({ params, path, fetch }: Visit): Promise<Response> {
  await callApi('POST /api/staff/mail/:id/retry', { params: { id: params.id ?? '' } }, { fetch })
  return redirectTo(path)
}
