import type { ChangePasswordBody, ResetPasswordBody } from '#contract/auth.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { atLeast, headersOf, refusalOf, type Visitor } from './library/library-calls.ts'
import type { SignInTools } from './library/sign-in-tools.ts'
import { requireGoodPassword } from './password-rule.ts'
import type { SessionOwner } from './sessions/sessions.service.ts'

/** Milliseconds no answer is faster than: looking up and queueing a mail take less. */
const floor = 300

/** Mails a link for a new password when the address has an account. The caller learns nothing of it. */
export async function forgotPassword(tools: SignInTools, visitor: Visitor, email: string): Promise<void> {
  await tools.attempts.take('mail-address', visitor.address)
  await tools.attempts.take('mail-account', email)
  const { api } = await tools.library()
  await atLeast(floor, () => api.requestPasswordReset({ body: { email }, headers: headersOf(visitor) }))
}

/**
 * Sets a password with the token of a mailed link, which also confirms the address and ends every session. Throws
 * `bad_request` when the link is used up or too old, `invalid_input` for a guessable password.
 */
export async function resetPassword(
  tools: SignInTools,
  visitor: Visitor,
  { token, password }: ResetPasswordBody,
): Promise<void> {
  requireGoodPassword(password, [])
  await tools.attempts.take('link-address', visitor.address)
  const { api } = await tools.library()
  try {
    await api.resetPassword({ body: { token, newPassword: password }, headers: headersOf(visitor) })
  } catch (error) {
    if (!refusalOf(error)) throw error
    throw new AppError('bad_request', 'This link was used already or is too old. Ask for a new one.')
  }
}

/**
 * Changes the password of a signed-in person, ends their other sessions and gives the cookies of the one that goes on.
 * Throws `invalid_input` naming the field that was wrong, `too_many_requests`.
 */
export async function changePassword(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  { currentPassword, password }: ChangePasswordBody,
): Promise<string[]> {
  requireGoodPassword(password, [owner.firstName, owner.lastName, owner.organisation?.name, owner.email])
  await tools.attempts.take('account', owner.email)
  const { api } = await tools.library()
  let cookies: string[]
  try {
    const body = { currentPassword, newPassword: password, revokeOtherSessions: true }
    const changed = await api.changePassword({ body, headers: headersOf(visitor), returnHeaders: true })
    cookies = changed.headers.getSetCookie()
  } catch (error) {
    if (!refusalOf(error)) throw error
    const fields = { currentPassword: 'This is not your password.' }
    throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
  }
  await tools.attempts.forget('account', owner.email)
  await tools.mails.passwordChanged(owner)
  tools.log.info('password changed', { personId: owner.id })
  return cookies
}
