import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { hasPasskeys, makePasskey } from '#web/plumbing/api/passkey.ts'
import { callApi } from '#web/plumbing/api-client.ts'

function buildPasskeyFailure(message: string): Failure {
  return { kind: 'failed', status: null, message, fields: {} }
}

export async function addPasskey(name: string): Promise<{ kind: 'done'; next: string } | Failure> {
  if (!hasPasskeys()) return buildPasskeyFailure('Passkeys do not work in this browser, or at this address.')
  try {
    const response = await makePasskey(await callApi('POST /api/auth/passkeys/options', {}))
    await callApi('POST /api/auth/passkeys', { body: { ...(name && { name }), response } })
    return { kind: 'done', next: '/account?done=add-passkey' }
  } catch (error) {
    if (!(error instanceof DOMException)) return toFailure(error)
    const isKnown = error.name === 'InvalidStateError'
    return buildPasskeyFailure(isKnown ? 'This device holds a passkey already.' : 'No passkey was added. Try again.')
  }
}
