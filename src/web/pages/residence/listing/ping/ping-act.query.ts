import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnPing({ params, path, fetch }: Visit, { values: { act = '' } }: Form): Promise<Response> {
  try {
    await callApi(
      'POST /api/waiting/pings/:secret',
      { params: { secret: params.secret ?? '' }, body: { act } },
      { fetch },
    )
  } catch (error) {
    const code = findRefusalCode(error)
    if (code !== 'not_found' && code !== 'conflict') throw error
  }
  return redirectTo(act === 'delete' ? path.replace(/[^/]+$/, 'deleted') : path)
}
