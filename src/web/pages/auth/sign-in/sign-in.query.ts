import type { SignInFormWords } from '#content/auth/sign-in.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { hasPasskeys, pickPasskey } from '#web/plumbing/api/passkey.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { FormSent } from '#web/ui/form/form-way.ts'

function buildPasskeyFailure(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

/** Distinguishes closing the browser's dialog from a passkey that the server refused. */
export async function signInWithPasskey(
  returnTo: string,
  words: SignInFormWords['passkey'],
): Promise<FormSent | Failure> {
  if (!hasPasskeys()) return buildPasskeyFailure(words.notHere)
  try {
    const response = await pickPasskey(await callApi('POST /api/auth/passkey-sign-in/options', {}))
    const signedIn = await callApi('POST /api/auth/passkey-sign-in', { body: { response, returnTo } })
    return { kind: 'done', next: signedIn.returnTo }
  } catch (error) {
    return error instanceof DOMException ? buildPasskeyFailure(words.notUsed) : toFailure(error)
  }
}
