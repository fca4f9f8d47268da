import { verifyPassword } from '@better-auth/utils/password'
import type { PasskeySignInBody } from '#contract/auth/auth.ts'
import type { ProofBody } from '#contract/auth/factors.ts'
import { takeSessionTry } from '#server/modules/auth/attempts/account-tries.service.ts'
import { findPassword } from '#server/modules/auth/auth.store.ts'
import { runForAtLeast, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { readTokenSetBy, toLasting } from '#server/modules/auth/sessions/lasting-session.service.ts'
import { readSessionToken } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { endSession, noteProof } from '#server/modules/auth/sessions/sessions.store.ts'
import { checkPasskey } from '#server/modules/auth/sign-in/sign-in.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { checkCode } from './code-check.service.ts'
import { notifyOfFactorChange } from './factor-notice.service.ts'
import { readState } from './two-factor.service.ts'

const minDurationMs = 300

/** A code also counts as this session's second factor. Throws `invalid_input` naming the field, `too_many_requests`. */
export async function prove(tools: SignInTools, visitor: Visitor, owner: SessionOwner, { password, code }: ProofBody) {
  const { proofs } = await readState(tools, owner)
  const token = readSessionToken(visitor.cookies, tools.baseUrl, tools.secret)
  if (token === null) throw new AppError('signed_out', 'You are not signed in.')
  const byCode = proofs.code && code !== undefined && code !== ''
  if (byCode) {
    const { kind } = await checkCode(tools, visitor, owner.id, code)
    if (kind === 'recovery') await notifyOfFactorChange(tools, visitor, owner, 'recovery-code-used')
  } else if (proofs.password) await checkPassword(tools, visitor, owner, password ?? '')
  else throw new AppError('invalid_input', 'Use your passkey or a code.', { fields: { code: 'A code is missing.' } })
  await noteProof(tools.database, token, tools.clock.now(), { withSecondFactor: byCode })
}

async function checkPassword(tools: SignInTools, visitor: Visitor, owner: SessionOwner, password: string) {
  const counted = await takeSessionTry(tools, visitor, owner)
  const isRight = await runForAtLeast(tools, minDurationMs, async () => {
    const found = await findPassword(tools.database, owner.email)
    return found?.hash ? verifyPassword(found.hash, password) : false
  })
  if (isRight) return counted.succeeded()
  tools.securityEvents.note({ kind: 'factor_failed', address: visitor.address, personId: owner.id, about: 'password' })
  throw buildFieldsError({ password: 'This is not your password.' })
}

/**
 * The library opens a session with the passkey, which replaces the old one. Throws `signed_out` for a passkey that
 * fails or is somebody else's.
 */
export async function proveByPasskey(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  response: PasskeySignInBody['response'],
): Promise<string[]> {
  const lasting = await toLasting(tools, visitor)
  const { token, personId, cookies } = await checkPasskey(tools, visitor, response)
  if (personId !== owner.id) {
    await endSession(tools.database, token)
    throw new AppError('not_allowed', 'This passkey belongs to another account.')
  }
  const before = readSessionToken(visitor.cookies, tools.baseUrl, tools.secret)
  await lasting.goesOnIn(readTokenSetBy(tools, cookies), { withSecondFactor: true })
  if (before) await endSession(tools.database, before)
  return cookies
}
