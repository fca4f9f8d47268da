import type { SecondFactorState } from '#contract/auth/factors.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { hasPasskeys, pickPasskey } from '#web/plumbing/api/passkey.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type ProofAnswer = { kind: 'done' } | Failure
export type Proofs = SecondFactorState['proofs']

export function fetchSecondFactor(inside?: typeof fetch): Promise<SecondFactorState> {
  return callApi('GET /api/auth/second-factor', {}, inside ? { fetch: inside } : {})
}

export async function proveByPasskey(): Promise<ProofAnswer> {
  const buildFailure = (message: string): Failure => ({ kind: 'failed', status: null, message, fields: {} })
  if (!hasPasskeys()) return buildFailure('Passkeys do not work in this browser, or at this address.')
  try {
    const response = await pickPasskey(await callApi('POST /api/auth/passkey-sign-in/options', {}))
    await callApi('POST /api/auth/confirm/passkey', { body: { response } })
    return { kind: 'done' }
  } catch (error) {
    return error instanceof DOMException ? buildFailure('No passkey was used. Try again.') : toFailure(error)
  }
}
