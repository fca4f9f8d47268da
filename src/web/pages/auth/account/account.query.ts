import type { AccountWords } from '#content/auth/account.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { hasPasskeys, makePasskey } from '#web/plumbing/api/passkey.ts'
import { callApi } from '#web/plumbing/api-client.ts'

function buildPasskeyFailure(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

export async function addPasskey(
  name: string,
  words: AccountWords['passkeys'],
): Promise<{ kind: 'done'; next: string } | Failure> {
  if (!hasPasskeys()) return buildPasskeyFailure(words.notHere)
  try {
    const response = await makePasskey(await callApi('POST /api/auth/passkeys/options', {}))
    await callApi('POST /api/auth/passkeys', { body: { ...(name && { name }), response } })
    return { kind: 'done', next: '/account?done=add-passkey' }
  } catch (error) {
    if (!(error instanceof DOMException)) return toFailure(error)
    return buildPasskeyFailure(error.name === 'InvalidStateError' ? words.held : words.notAdded)
  }
}
