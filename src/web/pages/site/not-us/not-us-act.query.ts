import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnNotUs({ params: { secret = '' }, path, fetch }: Visit): Promise<Response> {
  await callApi('POST /api/not-us/:secret', { params: { secret } }, { fetch })
  return redirectTo(path)
}
