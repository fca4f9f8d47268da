import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnStop({ params, path, fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  const { secret = '' } = params
  await callApi(
    'POST /api/stop-questions/:secret',
    { params: { secret }, body: { on: values.act === 'on' } },
    { fetch },
  )
  // A mail program that presses for its reader follows no redirect (RFC 8058).
  return 'List-Unsubscribe' in values ? values : redirectTo(path)
}
