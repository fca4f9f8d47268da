import { randomUUID } from 'node:crypto'
import type { FoundPeople, ResetChange, StaffPerson } from '#contract/residence/moderation/people.ts'
import { refuseLockingPerson } from '#domain/people/locking.ts'
import { resetDueAt, resetRefusal } from '#domain/people/reset/factor-reset.ts'
import { type Moderator, toSystemActor } from '#server/modules/residence/moderation/listings.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { PeopleParts } from './locks.service.ts'
import { type LockedPerson, lockPersonRow, noteLock, readStanding } from './locks.store.ts'
import {
  resetAllowedMail,
  resetAskedMail,
  resetEndedMail,
  writeFactorsRemovedMail,
  writeYesNeededMail,
} from './reset.mails.ts'
import {
  allowReset,
  type EndingReset,
  endReset,
  insertReset,
  listDeciders,
  listEnding,
  listWaitingResets,
  type OpenReset,
  readOpenReset,
} from './resets.store.ts'

export type Resets = ReturnType<typeof createResets>

const byTheClock = { kind: 'system', origin: { source: 'moderation' } } as const

export function createResets(parts: PeopleParts) {
  const { transactions, mail, accounts, clock } = parts
  return {
    /** Throws `not_found`, `not_allowed` where this person may not do it, and `conflict` where it stands otherwise. */
    async change(who: Moderator, id: string, change: ResetChange): Promise<void> {
      const { passkeys, hasApp } = await accounts.signInFacts(id)
      await transactions.run(toSystemActor(who), async (tx) => {
        const person = await lockPersonRow(tx, id)
        if (!person) throw new AppError('not_found', 'There is no such person.')
        const refusal = await findResetRefusal(tx, who, id, hasApp || passkeys > 0)
        if (refusal !== null) throw new AppError('not_allowed', refusal)
        await apply(tx, parts, who, person, change)
      })
      await mail.startDelivery()
    },
    async carryOut(): Promise<void> {
      const ending = await transactions.run(byTheClock, (tx) => listEnding(tx, clock.now()))
      for (const reset of ending) await transactions.run(byTheClock, (tx) => end(tx, parts, reset))
      if (ending.length > 0) await mail.startDelivery()
    },
  }
}

export async function findResetRefusal(tx: Tx, who: Moderator, id: string, hasFactor: boolean): Promise<string | null> {
  const isSelf = id === who.person.id
  const standing = await readStanding(tx, id, who.person.id)
  const { length: deciders } = await listDeciders(tx, id)
  return resetRefusal({ isSelf, hasFactor, deciders, lockRefusal: refuseLockingPerson({ ...standing, isSelf }) })
}

export async function findWaitingResets(tx: Tx, who: Moderator): Promise<FoundPeople['resets']> {
  if (!who.mayChange) return []
  const waiting = await listWaitingResets(tx, who.person.id)
  const refusals = await Promise.all(waiting.map(({ id }) => findResetRefusal(tx, who, id, true)))
  return waiting.filter((_, place) => refusals[place] === null)
}

export function toShownReset(reset: OpenReset | null, who: Moderator): StaffPerson['reset'] {
  if (reset === null) return null
  const { words, askedAt, askedBy, askedName, allowedAt, allowedName, isShown } = reset
  return {
    words,
    at: askedAt.toISOString(),
    by: askedName,
    isOwn: askedBy === who.person.id,
    allowedBy: allowedName,
    dueAt: allowedAt === null ? null : resetDueAt(allowedAt).toISOString(),
    isShown,
  }
}

async function apply(tx: Tx, parts: PeopleParts, who: Moderator, person: LockedPerson, { act, words }: ResetChange) {
  const done = { at: parts.clock.now(), by: who.person }
  const signInUrl = `${parts.baseUrl}/sign-in`
  const open = await readOpenReset(tx, person.id)
  if (act === 'ask_reset') {
    if (open) throw new AppError('conflict', 'Somebody has asked for it already.')
    await insertReset(tx, randomUUID(), person.id, words, done)
    await note(tx, person, 'reset_asked', words)
    await askForYes(tx, parts, who, person, words)
    return send(tx, parts, person, resetAskedMail({ words, signInUrl }))
  }
  if (!open) throw new AppError('conflict', 'Nobody asks for it any more.')
  if (act === 'refuse_reset') {
    await endReset(tx, open.id, { outcome: 'refused', at: done.at })
    await note(tx, person, 'reset_refused', words)
    return send(tx, parts, person, resetEndedMail({ words }))
  }
  if (open.askedBy === who.person.id) {
    throw new AppError('not_allowed', 'You asked for it. Somebody else of the staff has to say yes.')
  }
  if (open.isShown) throw new AppError('conflict', 'They have just signed in with their second step. It is not lost.')
  if (open.allowedAt !== null) throw new AppError('conflict', 'Somebody has said yes already.')
  await allowReset(tx, open.id, done)
  await note(tx, person, 'reset_allowed', words)
  await send(tx, parts, person, resetAllowedMail({ words: open.words, signInUrl }))
}

async function end(tx: Tx, parts: PeopleParts, { id, personId, isShown }: EndingReset): Promise<void> {
  const person = await lockPersonRow(tx, personId)
  const outcome = isShown ? 'stopped' : 'done'
  const hasEnded = person !== null && (await endReset(tx, id, { outcome, at: parts.clock.now() }))
  if (!hasEnded) return
  if (isShown) {
    await note(tx, person, 'reset_stopped', '')
    return send(tx, parts, person, resetEndedMail({ words: '' }))
  }
  await parts.accounts.endFactors(tx, personId)
  await note(tx, person, 'factors_removed', '')
  await send(tx, parts, person, writeFactorsRemovedMail({ signInUrl: `${parts.baseUrl}/sign-in` }))
}

type ResetNoteKind = 'reset_asked' | 'reset_allowed' | 'reset_refused' | 'reset_stopped' | 'factors_removed'

function note(
  tx: Tx,
  { id, name, email, organizations }: LockedPerson,
  change: ResetNoteKind,
  words: string,
): Promise<void> {
  const after = words === '' ? {} : { said: words }
  return noteLock(tx, { subject: 'person', id, name: name || email, change, organizations, after })
}

async function askForYes(
  tx: Tx,
  { mail, baseUrl, supportEmail }: PeopleParts,
  who: Moderator,
  person: LockedPerson,
  words: string,
) {
  const personUrl = `${baseUrl}/staff/people/${person.id}`
  const mailText = writeYesNeededMail({ asked: who.person.name, name: person.name || person.email, words, personUrl })
  for (const { id, email } of await listDeciders(tx, person.id)) {
    if (id !== who.person.id) {
      await mail.enqueue(tx, { kind: 'factor-yes', to: email, replyTo: supportEmail, mailText })
    }
  }
}

async function send(tx: Tx, { mail, supportEmail }: PeopleParts, { email }: LockedPerson, mailText: MailText) {
  await mail.enqueue(tx, { kind: 'factor-reset', to: email, replyTo: supportEmail, mailText })
}
