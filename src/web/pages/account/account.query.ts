import type { ChangePasswordBody } from '#contract/auth.ts'
import { apiRequest } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { showAnew } from '#web/plumbing/go-to.ts'
import { hasPasskeys, makePasskey } from '#web/plumbing/passkey.ts'
import type { AccountChange } from './use-change.ts'

/** The page as it is after a change, saying it. */
export function showAccount(done: AccountChange | null): Promise<void> {
  return showAnew(done === null ? '/account' : `/account?done=${done}`)
}

type Outcome = { kind: 'done' } | Failure

async function change(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Outcome> {
  try {
    await apiRequest(method, path, { ...(body && { body }) })
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}

export const changePassword = (body: ChangePasswordBody) => change('POST', '/api/auth/change-password', body)
export const endSession = (id: string) => change('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`)
export const endOtherSessions = () => change('POST', '/api/auth/sessions/revoke-others')
export const removePasskey = (id: string) => change('DELETE', `/api/auth/passkeys/${encodeURIComponent(id)}`)

function withoutPasskey(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

/** Shows the browser's own dialog, then keeps the passkey under the name the person gave it. */
export async function addPasskey(name: string): Promise<Outcome> {
  if (!hasPasskeys()) return withoutPasskey('Passkeys do not work in this browser, or at this address.')
  try {
    const options = await apiRequest('POST', '/api/auth/passkeys/options')
    const response = await makePasskey(await options.json())
    return await change('POST', '/api/auth/passkeys', { ...(name && { name }), response })
  } catch (error) {
    if (!(error instanceof DOMException)) return failureOf(error)
    const isKnown = error.name === 'InvalidStateError'
    return withoutPasskey(isKnown ? 'This device holds a passkey already.' : 'No passkey was added. Try again.')
  }
}
