import { takeMailRequest } from '#server/modules/auth/attempts/account-tries.service.ts'
import { findPerson } from '#server/modules/auth/auth.store.ts'
import { runForAtLeast, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { buildNewEmailToken, isSigned, readNewEmail } from './new-email-link.rules.ts'
import { moveAddress, readAddress, savePersonName } from './own-account.store.ts'

const minDurationMs = 300

export async function changeName(
  { database, log }: SignInTools,
  owner: SessionOwner,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await savePersonName(database, owner.id, name)
  log.info('name changed', { personId: owner.id })
}

/** The caller does not learn whether the address has an account. Throws `too_many_requests`. */
export async function askForEmail(tools: SignInTools, visitor: Visitor, owner: SessionOwner, email: string) {
  if (email === owner.email) {
    throw buildFieldsError({ email: 'This is the address you have.' })
  }
  const { shallSend } = await takeMailRequest(tools, visitor, { about: 'new-email', email })
  await runForAtLeast(tools, minDurationMs, async () => {
    if (!shallSend) return
    const { database, secret, clock, mails } = tools
    const taken = await findPerson(database, email)
    if (taken?.emailVerified) await mails.newAddressTaken(taken)
    else
      await mails.newAddress(email, buildNewEmailToken(secret, { personId: owner.id, email }, owner.email, clock.now()))
  })
}

/** Changes nothing: mail scanners follow links too. Throws `bad_request` for a link that is used, wrong or too old. */
export async function lookAtNewEmail(tools: SignInTools, visitor: Visitor, token: string): Promise<{ email: string }> {
  const { link } = await readLink(tools, visitor, token)
  return { email: link.email }
}

export async function takeNewEmail(tools: SignInTools, visitor: Visitor, token: string): Promise<void> {
  const { link, person } = await readLink(tools, visitor, token)
  const { database, clock, log, mails, securityEvents } = tools
  const { personId, email } = link
  if (!(await moveAddress(database, { personId, email, before: person.email }))) {
    throw new AppError('conflict', 'This address has an account already. Sign in with it, or choose another one.')
  }
  log.info('address changed', { personId })
  const event = { address: visitor.address, personId, about: 'email' }
  securityEvents.note({ ...event, kind: 'factor_removed' })
  securityEvents.note({ ...event, kind: 'factor_added' })
  await mails.addressChanged(person, { email, at: clock.now(), device: describeDevice(visitor.userAgent) })
}

async function readLink({ database, secret, clock, attempts, places }: SignInTools, visitor: Visitor, token: string) {
  await attempts.take('link-address', await places.callerOf(visitor))
  const link = readNewEmail(token, clock.now())
  const person = link && (await readAddress(database, link.personId))
  if (!link || !person || !isSigned(secret, token, person.email)) {
    throw new AppError('bad_request', 'This link was used already, or is too old.')
  }
  return { link, person }
}
