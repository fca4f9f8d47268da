import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnNoWarnings({ path, params, fetch }: Visit): Promise<Response> {
  await callApi('POST /api/no-warnings/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
  return redirectTo(path)
}
