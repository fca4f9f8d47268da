import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** A mail program that presses for its reader follows no redirect (RFC 8058). */
export async function actOnStop({ params, path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { secret = '' } = params
  await callApi('POST /api/stop-emails/:secret', { params: { secret }, body: { on: values.act === 'on' } }, { fetch })
  return 'List-Unsubscribe' in values ? new Response('Stopped.') : redirectTo(path)
}
