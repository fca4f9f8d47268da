import type { SignedInAnswer, SignInBody } from '#contract/auth.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Failure, failureOf } from '#web/plumbing/failure.ts'
import { hasPasskeys, pickPasskey } from '#web/plumbing/passkey.ts'

/** Signed in: where on this site to go now. */
export type SignedIn = { kind: 'done'; returnTo: string }

const entered = ({ returnTo }: SignedInAnswer): SignedIn => ({ kind: 'done', returnTo })

export async function signInWithPassword(body: SignInBody): Promise<SignedIn | Failure> {
  try {
    return entered(await ask('POST /api/auth/sign-in', { body }))
  } catch (error) {
    return failureOf(error)
  }
}

function withoutPasskey(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

/** Shows the browser's own dialog first. Closing it is told apart from a passkey that the server refused. */
export async function signInWithPasskey(returnTo: string): Promise<SignedIn | Failure> {
  if (!hasPasskeys())
    return withoutPasskey('Passkeys do not work in this browser, or at this address. Use your password.')
  try {
    const response = await pickPasskey(await ask('POST /api/auth/passkey-sign-in/options', {}))
    return entered(await ask('POST /api/auth/passkey-sign-in', { body: { response, returnTo } }))
  } catch (error) {
    if (error instanceof DOMException) return withoutPasskey('No passkey was used. Try again, or use your password.')
    return failureOf(error)
  }
}
