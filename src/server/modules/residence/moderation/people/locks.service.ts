import { randomUUID } from 'node:crypto'
import type { OrganizationChange, PersonChange, ResetChange } from '#contract/residence/moderation/people.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { refuseLockingOrganization, refuseLockingPerson } from '#domain/people/locking.ts'
import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import { type Moderator, toSystemActor } from '#server/modules/residence/moderation/listings.service.ts'
import type { Officers } from '#server/modules/team/officers.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  endOrganizationLock,
  endPersonLock,
  hideAllOf,
  insertOrganizationLock,
  insertPersonLock,
  type LockedOrganization,
  type LockedPerson,
  lockOrganizationRow,
  lockPersonRow,
  noteLock,
  readStanding,
  showAllOf,
} from './locks.store.ts'
import {
  writeAccountLockedMail,
  writeAccountUnlockedMail,
  writeOrganizationLockedMail,
  writeOrganizationUnlockedMail,
  writeSessionsEndedMail,
} from './people.mails.ts'
import { wasMailedSince } from './people.store.ts'

export type PeopleParts = {
  transactions: Transactions
  mail: Outbox
  accounts: Pick<
    Accounts,
    'signInFacts' | 'endAllSessions' | 'endFactors' | 'findWaiting' | 'resendConfirmation' | 'lastSeen'
  >
  officers: Pick<Officers, 'resend'>
  clock: Clock
  supportEmail: string
  baseUrl: string
}

type LockChange = Exclude<PersonChange, ResetChange>

export type Locks = ReturnType<typeof createLocks>

const pauseMinutes = 5

export function createLocks(parts: PeopleParts) {
  const { transactions, mail, accounts, clock } = parts
  return {
    /** Throws `not_found`, `not_allowed` where this person may not do it, and `conflict` where it is so already. */
    async changePerson(who: Moderator, id: string, change: LockChange): Promise<void> {
      await transactions.run(toSystemActor(who), async (tx) => {
        const person = await lockPersonRow(tx, id)
        if (!person) throw new AppError('not_found', 'There is no such person.')
        const standing = await readStanding(tx, id, who.person.id)
        const refusal = refuseLockingPerson({ ...standing, isSelf: id === who.person.id })
        if (refusal !== null) throw new AppError('not_allowed', refusal)
        await applyToPerson(tx, parts, who, person, change)
      })
      // A session that is opened meanwhile counts for nothing: find_session asks for the lock.
      if (change.act !== 'unlock') await accounts.endAllSessions(id)
      await mail.startDelivery()
    },
    async changeOrganization(who: Moderator, id: string, change: OrganizationChange): Promise<void> {
      await transactions.run(toSystemActor(who), async (tx) => {
        const organization = await lockOrganizationRow(tx, id)
        if (!organization) throw new AppError('not_found', 'There is no such organization.')
        if (change.act === 'resend') return resendInvitation(tx, parts, who, organization, change.invitation)
        const refusal = refuseLockingOrganization(organization.kind)
        if (refusal !== null) throw new AppError('not_allowed', refusal)
        if (change.act === 'lock') return lock(tx, parts, who, organization, change.words)
        return unlock(tx, parts, who, organization, change.words)
      })
      await mail.startDelivery()
    },
    /** Throws `not_found` where no sign-up waits, and `too_many_requests` right after the last one. */
    async resendConfirmation(email: string): Promise<void> {
      const since = new Date(clock.now().getTime() - pauseMinutes * minuteMs)
      const isRecent = await transactions.run(system, (tx) => wasMailedSince(tx, email, 'verify-email', since))
      if (isRecent) {
        const message = `It was sent a moment ago. Send it again in ${pauseMinutes} minutes.`
        throw new AppError('too_many_requests', message, { retryAfter: pauseMinutes * 60 })
      }
      const isSent = await accounts.resendConfirmation(email)
      if (!isSent) throw new AppError('not_found', 'No sign-up of this address waits any more.')
    },
  }
}

async function applyToPerson(
  tx: Tx,
  parts: PeopleParts,
  who: Moderator,
  person: LockedPerson,
  { act, words }: LockChange,
): Promise<void> {
  const { id, email, organizations } = person
  const done = { at: parts.clock.now(), by: who.person, words }
  const signInUrl = `${parts.baseUrl}/sign-in`
  const subject = { subject: 'person', id, name: person.name || email, organizations } as const
  const said = words === '' ? {} : { said: words }
  if (act === 'end_sessions') {
    await noteLock(tx, { ...subject, change: 'sessions_ended', after: said })
    return send(tx, parts, [email], 'account-signed-out', writeSessionsEndedMail({ words, signInUrl }))
  }
  if (act === 'lock') {
    if (person.isLocked) throw new AppError('conflict', 'This account is locked already.')
    await insertPersonLock(tx, randomUUID(), id, done)
    await noteLock(tx, { ...subject, change: 'locked', after: said })
    return send(tx, parts, [email], 'account-locked', writeAccountLockedMail({ words }))
  }
  const wasLocked = await endPersonLock(tx, id, done)
  if (!wasLocked) throw new AppError('conflict', 'This account is not locked.')
  await noteLock(tx, { ...subject, change: 'unlocked', after: said })
  await send(tx, parts, [email], 'account-unlocked', writeAccountUnlockedMail({ words, signInUrl }))
}

async function lock(tx: Tx, parts: PeopleParts, who: Moderator, organization: LockedOrganization, words: string) {
  if (organization.isLocked) throw new AppError('conflict', 'This organization is locked already.')
  const done = { at: parts.clock.now(), by: who.person, words }
  const lockId = randomUUID()
  await insertOrganizationLock(tx, lockId, organization.id, done)
  const residences = await hideAllOf(tx, lockId, organization.id, done)
  await noteOrganization(tx, organization, 'locked', { houses: residences, said: words })
  const mailText = writeOrganizationLockedMail(buildMailFacts(parts, organization, { residences, words }))
  await send(tx, parts, organization.emails, 'organization-locked', mailText)
}

async function unlock(tx: Tx, parts: PeopleParts, who: Moderator, organization: LockedOrganization, words: string) {
  const done = { at: parts.clock.now(), by: who.person, words }
  const lockId = await endOrganizationLock(tx, organization.id, done)
  if (lockId === null) throw new AppError('conflict', 'This organization is not locked.')
  const residences = await showAllOf(tx, lockId, done)
  await noteOrganization(tx, organization, 'unlocked', { houses: residences, ...(words !== '' && { said: words }) })
  const mailText = writeOrganizationUnlockedMail(buildMailFacts(parts, organization, { residences, words }))
  await send(tx, parts, organization.emails, 'organization-unlocked', mailText)
}

async function resendInvitation(
  tx: Tx,
  { officers }: PeopleParts,
  { person, device }: Moderator,
  { id, name, kind }: LockedOrganization,
  invitation: string,
): Promise<void> {
  await officers.resend(tx, { organizationId: id, organization: name, kind, person, device }, invitation)
}

function noteOrganization(
  tx: Tx,
  { id, name }: LockedOrganization,
  change: 'locked' | 'unlocked',
  after: { houses: number; said?: string },
): Promise<void> {
  return noteLock(tx, { subject: 'organization', id, name, change, organizations: [id], after })
}

function buildMailFacts(
  { baseUrl }: PeopleParts,
  { name, kind }: LockedOrganization,
  { residences, words }: { residences: number; words: string },
) {
  const deskUrl = kind === 'affiliate' ? `${baseUrl}/affiliate` : `${baseUrl}/workspace`
  return { organization: cleanNameForMail(name), residences, words, deskUrl }
}

async function send(
  tx: Tx,
  { mail, supportEmail }: PeopleParts,
  emails: readonly string[],
  kind: string,
  mailText: MailText,
): Promise<void> {
  for (const to of emails) await mail.enqueue(tx, { kind, to, replyTo: supportEmail, mailText })
}
