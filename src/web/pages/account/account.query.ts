import type { ChangePasswordBody } from '#contract/auth.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { showAnew } from '#web/plumbing/go-to.ts'
import { hasPasskeys, makePasskey } from '#web/plumbing/passkey.ts'
import type { AccountChange } from './use-change.ts'

/** The page as it is after a change, saying it. */
export function showAccount(done: AccountChange | null): Promise<void> {
  return showAnew(done === null ? '/account' : `/account?done=${done}`)
}

type Outcome = { kind: 'done' } | Failure

async function settled(asked: Promise<unknown>): Promise<Outcome> {
  try {
    await asked
    return { kind: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}

export const changePassword = (body: ChangePasswordBody) => settled(ask('POST /api/auth/change-password', { body }))
export const endSession = (id: string) => settled(ask('DELETE /api/auth/sessions/:id', { params: { id } }))
export const endOtherSessions = () => settled(ask('POST /api/auth/sessions/revoke-others', {}))
export const removePasskey = (id: string) => settled(ask('DELETE /api/auth/passkeys/:id', { params: { id } }))

function withoutPasskey(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

/** Shows the browser's own dialog, then keeps the passkey under the name the person gave it. */
export async function addPasskey(name: string): Promise<Outcome> {
  if (!hasPasskeys()) return withoutPasskey('Passkeys do not work in this browser, or at this address.')
  try {
    const response = await makePasskey(await ask('POST /api/auth/passkeys/options', {}))
    await ask('POST /api/auth/passkeys', { body: { ...(name && { name }), response } })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof DOMException)) return failureOf(error)
    const isKnown = error.name === 'InvalidStateError'
    return withoutPasskey(isKnown ? 'This device holds a passkey already.' : 'No passkey was added. Try again.')
  }
}
