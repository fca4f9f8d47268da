import type { ChangePasswordBody, ResetOffer, ResetPasswordBody } from '#contract/auth/auth.ts'
import { takeMailRequest, takeSessionTry } from '#server/modules/auth/attempts/account-tries.service.ts'
import { confirmAddress, deletePasskeys, deleteProviders, listPasskeys } from '#server/modules/auth/auth.store.ts'
import { requireEndablePasskeys } from '#server/modules/auth/factors/two-factor.service.ts'
import { buildHeaders, findRefusal, runForAtLeast, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { toLasting } from '#server/modules/auth/sessions/lasting-session.service.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { mailNewestLink } from '#server/modules/auth/sign-up/waiting-sign-ups.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { requireGoodPassword } from './password.rules.ts'
import { findReset, type ResetPerson } from './passwords.store.ts'

const minDurationMs = 300

/** The caller does not learn whether the address has an account. */
export async function sendResetLink(tools: SignInTools, visitor: Visitor, email: string): Promise<void> {
  const { here, shallSend } = await takeMailRequest(tools, visitor, { about: 'password', email })
  const { api } = await tools.library()
  await runForAtLeast(tools, minDurationMs, async () => {
    if (!shallSend || (!here.isOpen && (await mailNewestLink(tools, email, '/')))) return
    await api.requestPasswordReset({ body: { email }, headers: buildHeaders(visitor) })
  })
}

export async function resetOffer(tools: SignInTools, visitor: Visitor, token: string): Promise<ResetOffer> {
  const { passkeys, keepsPasskeys } = await readPersonOfLink(tools, visitor, token)
  return { passkeys: keepsPasskeys ? 0 : passkeys }
}

/**
 * Also confirms the address and ends every session. Throws `bad_request` when the link is used up or too old,
 * `invalid_input` for a guessable password.
 */
export async function resetPassword(
  tools: SignInTools,
  visitor: Visitor,
  { token, password, removePasskeys }: ResetPasswordBody,
): Promise<void> {
  const person = await readPersonOfLink(tools, visitor, token)
  await requireGoodPassword(password, [person.firstName, person.lastName, person.email])
  const { api } = await tools.library()
  try {
    await api.resetPassword({ body: { token, newPassword: password }, headers: buildHeaders(visitor) })
  } catch (error) {
    throw findRefusal(error) ? buildUsedUpError() : error
  }
  const { database, places, attempts } = tools
  // Passkeys and providers from before the address was confirmed may belong to somebody who does not own it.
  const isEnding = (Boolean(removePasskeys) && !person.keepsPasskeys) || !person.emailVerified
  if (isEnding) await deletePasskeys(database, person.id)
  if (!person.emailVerified) await deleteProviders(database, person.id)
  await confirmAddress(database, person.id)
  await places.forget(person.id)
  await attempts.forget('account', person.email)
  const ended = ['You were signed out everywhere.', ...describePasskeys(person.passkeys, isEnding)]
  await noteNewPassword(tools, visitor, person, {
    kind: 'password-reset',
    ended,
    removed: isEnding ? person.passkeys : 0,
  })
}

async function readPersonOfLink(tools: SignInTools, visitor: Visitor, token: string): Promise<ResetPerson> {
  await tools.attempts.take('link-address', await tools.places.callerOf(visitor))
  const person = await findReset(tools.database, token, tools.clock.now())
  if (!person) throw buildUsedUpError()
  return person
}

const buildUsedUpError = () =>
  new AppError('bad_request', 'This link was used already or is too old. Ask for a new one.')

/**
 * Ends the person's other sessions and gives the cookies of this one. Throws `invalid_input` naming the field that
 * was wrong, `too_many_requests`.
 */
export async function changePassword(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  { currentPassword, password, removePasskeys }: ChangePasswordBody,
): Promise<string[]> {
  await requireGoodPassword(password, [owner.firstName, owner.lastName, owner.organization?.name, owner.email])
  if (removePasskeys) await requireEndablePasskeys(tools, owner, 0)
  const counted = await takeSessionTry(tools, visitor, owner)
  const { api } = await tools.library()
  const lasting = await toLasting(tools, visitor)
  let cookies: string[]
  try {
    const body = { currentPassword, newPassword: password, revokeOtherSessions: true }
    const changed = await api.changePassword({ body, headers: buildHeaders(visitor), returnHeaders: true })
    cookies = changed.headers.getSetCookie()
    await lasting.goesOnIn(changed.response.token, { withSecondFactor: false })
  } catch (error) {
    if (!findRefusal(error)) throw error
    throw buildFieldsError({ currentPassword: 'This is not your password.' })
  }
  await counted.succeeded()
  const removed = removePasskeys ? await deletePasskeys(tools.database, owner.id) : 0
  const kept = removePasskeys ? [] : await listPasskeys(tools.database, owner.id)
  const ended = ['You were signed out on every other device.', ...describePasskeys(removed + kept.length, removed > 0)]
  await noteNewPassword(tools, visitor, owner, { kind: 'password-changed', ended, removed })
  return cookies
}

function describePasskeys(count: number, areRemoved: boolean): string[] {
  if (count === 0) return []
  const named = count === 1 ? 'Your passkey' : `Your ${count} passkeys`
  if (areRemoved) return [`${named} ${count === 1 ? 'was' : 'were'} removed.`]
  return [`${named} still ${count === 1 ? 'signs' : 'sign'} in: ${count === 1 ? 'it was' : 'they were'} not removed.`]
}

type NewPassword = { kind: 'password-changed' | 'password-reset'; ended: string[]; removed: number }

async function noteNewPassword(
  { mails, clock, log, securityEvents }: SignInTools,
  visitor: Visitor,
  person: { id: string; email: string; firstName: string | null },
  { kind, ended, removed }: NewPassword,
): Promise<void> {
  const event = { address: visitor.address, personId: person.id }
  securityEvents.note({ ...event, kind: 'password_changed', about: kind })
  securityEvents.note({ ...event, kind: 'sessions_ended', about: kind })
  if (removed > 0) securityEvents.note({ ...event, kind: 'factor_removed', about: 'passkey', count: removed })
  log.info(kind === 'password-reset' ? 'password reset' : 'password changed', { personId: person.id })
  await mails.factorChanged(person, { kind, at: clock.now(), device: describeDevice(visitor.userAgent), ended })
}
