import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { hasPasskeys, makePasskey } from '#web/plumbing/passkey.ts'
import { type FormSent, sendForm } from '#web/plumbing/send-form.ts'
import type { AccountChange } from './use-change.ts'

type Outcome = FormSent | Failure

/** Sends one of the page's forms of one button: `change` is what it does, `id` what to. */
export function sendChange(change: AccountChange, id = ''): Promise<Outcome> {
  const fields = new FormData()
  fields.set('do', change)
  fields.set('id', id)
  return sendForm('/account', fields)
}

function withoutPasskey(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

/** Shows the browser's own dialog, then keeps the passkey under the name the person gave it. */
export async function addPasskey(name: string): Promise<Outcome> {
  if (!hasPasskeys()) return withoutPasskey('Passkeys do not work in this browser, or at this address.')
  try {
    const response = await makePasskey(await ask('POST /api/auth/passkeys/options', {}))
    await ask('POST /api/auth/passkeys', { body: { ...(name && { name }), response } })
    return { kind: 'done', next: '/account?done=add-passkey' }
  } catch (error) {
    if (!(error instanceof DOMException)) return failureOf(error)
    const isKnown = error.name === 'InvalidStateError'
    return withoutPasskey(isKnown ? 'This device holds a passkey already.' : 'No passkey was added. Try again.')
  }
}
