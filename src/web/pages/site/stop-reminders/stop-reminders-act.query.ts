import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** A mail program that presses for its reader follows no redirect (RFC 8058). */
export async function actOnStop({ params: { secret = '' }, path, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApi('POST /api/stop-reminders/:secret', { params: { secret } }, { fetch })
  return 'List-Unsubscribe' in values ? new Response('Stopped.') : redirectTo(path)
}
