import { randomUUID } from 'node:crypto'
import type { BesideAnswer, BesideChange, MergeSideAnswer, PairsAnswer } from '#contract/staff/merges.ts'
import {
  describeLeftBehind,
  type MergeSide,
  mergePreview,
  mergeRefusal,
  mergeUndoDays,
} from '#domain/listing/merging/merging.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import {
  endHiding,
  findHideReason,
  insertHiding,
  type LockedListing,
  lockListing,
  writeStatus,
} from '#server/modules/residences/moderation/hiding.store.ts'
import { type Moderator, toSystemActor } from '#server/modules/residences/moderation/listings.service.ts'
import { findListings } from '#server/modules/residences/moderation/listings.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { followMerge } from './follow.store.ts'
import { giveBack } from './give-back.store.ts'
import { mergeUndoneMail, writeMergedMail } from './merge.mails.ts'
import { endMerge, insertMerge, isMergedAway, lockMerge, noteMerge, setMoved, setNotUndone } from './merges.store.ts'
import { findAlike, findLikeness, findPairs, readRows, tellApart, withRows } from './pairs.store.ts'
import { readSide } from './sides.store.ts'

export type Merging = ReturnType<typeof createMerging>

type Parts = {
  transactions: Transactions
  mail: Pick<MailService, 'enqueue' | 'startDelivery'>
  clock: Clock
  supportEmail: string
  baseUrl: string
}

const pageSize = 25
const system = { kind: 'system' } as const

export function createMerging(parts: Parts) {
  const { transactions, mail, clock } = parts
  return {
    pairs: (asked: { of?: string | undefined; q: string; page: number }): Promise<PairsAnswer> =>
      transactions.run(system, (tx) => listPairs(tx, asked)),
    beside: (who: Moderator, one: string, other: string): Promise<BesideAnswer> =>
      transactions.run(system, async (tx) => {
        const sides = await readSides(tx, one, other, clock.now())
        const [a, b] = sides
        const choices: BesideAnswer['choices'] = [buildChoice(a, b), buildChoice(b, a)]
        return { sides, like: await findLikeness(tx, one, other), choices, mayChange: who.mayChange }
      }),
    /** Throws `not_found`, and `conflict` where they cannot be one. */
    async change(who: Moderator, one: string, other: string, change: BesideChange): Promise<void> {
      await transactions.run(toSystemActor(who), async (tx) => {
        if (change.act === 'merge') return merge(tx, parts, who, { one, other, kept: change.kept, words: change.words })
        await readSides(tx, one, other, clock.now())
        return tellApart(tx, one, other)
      })
      await mail.startDelivery()
    },
    /** Throws `not_found`, and `conflict` where it is too late or one of the two has gone on. */
    async undo(
      who: Moderator,
      residenceId: string,
      { merge: id, words }: { merge: string; words: string },
    ): Promise<void> {
      await transactions.run(toSystemActor(who), (tx) => undo(tx, parts, who, { residenceId, id, words }))
      await mail.startDelivery()
    },
  }
}

async function listPairs(
  tx: Tx,
  { of: id, q, page }: { of?: string | undefined; q: string; page: number },
): Promise<PairsAnswer> {
  if (id === undefined) {
    const { pairs, total } = await findPairs(tx, page, pageSize)
    return { of: null, pairs: await withRows(tx, pairs), total, page, pages: Math.max(Math.ceil(total / pageSize), 1) }
  }
  const of = (await readRows(tx, [id])).get(id)
  if (!of) throw buildMissingError()
  const found =
    q === ''
      ? await withRows(tx, await findAlike(tx, id))
      : (await findListings(tx, { words: q, show: 'all', page: 1 }, pageSize)).rows
          .filter((row) => row.id !== id)
          .map((other) => ({ one: of, other, like: [] }))
  return { of, pairs: found, total: found.length, page: 1, pages: 1 }
}

async function readSides(tx: Tx, one: string, other: string, now: Date): Promise<[MergeSideAnswer, MergeSideAnswer]> {
  const [a, b] = [await readSide(tx, one, now), await readSide(tx, other, now)]
  if (!a || !b || one === other) throw buildMissingError()
  return [a, b]
}

function buildChoice(kept: MergeSideAnswer, gone: MergeSideAnswer): BesideAnswer['choices'][number] {
  const [stays, goes] = [weighSide(kept), weighSide(gone)]
  return { kept: stays.id, refusal: mergeRefusal(stays, goes), follows: mergePreview(stays, goes) }
}

function weighSide({ listing, ...facts }: MergeSideAnswer): MergeSide {
  const { id, name, status, isHidden, isClaimed, organization } = listing
  return Object.assign({ id, name, status, isHidden, isClaimed, organization }, facts)
}

type Wanted = { one: string; other: string; kept: string; words: string }

async function merge(tx: Tx, parts: Parts, who: Moderator, { one, other, kept: keptId, words }: Wanted): Promise<void> {
  if (keptId !== one && keptId !== other) throw buildKeptMissingError()
  const goneId = keptId === one ? other : one
  const [kept, gone] = await lockBoth(tx, keptId, goneId)
  const now = parts.clock.now()
  const sides = await readSides(tx, keptId, goneId, now)
  const refusal = mergeRefusal(weighSide(sides[0]), weighSide(sides[1]))
  if (refusal !== null) throw new AppError('conflict', refusal)
  if ((await isMergedAway(tx, keptId)) || (await isMergedAway(tx, goneId))) throw new AppError('conflict', alreadyGone)
  const id = randomUUID()
  await insertMerge(tx, { id, kept, gone, words, at: now, by: who.person })
  if (!gone.isHidden) {
    const was = gone.status
    await insertHiding(tx, {
      id: randomUUID(),
      residenceId: goneId,
      reason: 'merged',
      words,
      was,
      at: now,
      by: who.person,
    })
  }
  // Off the public list first: one group of beds stands there once.
  if (gone.status !== 'archived') await writeStatus(tx, goneId, 'archived')
  await setMoved(tx, id, await followMerge(tx, kept, gone, now))
  await noteMerge(tx, { kept, gone, change: 'merged', said: words, slug: sides[1].listing.slug })
  await tellBoth(tx, parts, { kept, gone, words, kind: 'listing-merged' })
}

async function undo(
  tx: Tx,
  parts: Parts,
  who: Moderator,
  { residenceId, id, words }: { residenceId: string; id: string; words: string },
): Promise<void> {
  const merged = await lockMerge(tx, id)
  if (!merged || (merged.keptId !== residenceId && merged.goneId !== residenceId)) throw buildMissingMergeError()
  const { keptId, goneId, keptHolder, goneHolder, moved, goneWas } = merged
  if (merged.isUndone) throw new AppError('conflict', 'This merge was undone already.')
  const now = parts.clock.now()
  if (now.getTime() - merged.mergedAt.getTime() > mergeUndoDays * 86_400_000) {
    throw new AppError('conflict', `A merge can be undone for ${mergeUndoDays} days. This one is older.`)
  }
  const [kept, gone] = await lockBoth(tx, keptId, goneId)
  if (await isMergedAway(tx, keptId)) {
    throw new AppError('conflict', `${kept.name} went into another listing since. Undo that merge first.`)
  }
  if (kept.organizationId !== keptHolder || gone.organizationId !== goneHolder) {
    throw new AppError('conflict', 'One of the two belongs to another organization by now, so it cannot be undone.')
  }
  await endMerge(tx, id, { at: now, by: who.person, words })
  const reason = await findHideReason(tx, goneId)
  if (reason === 'merged') await endHiding(tx, goneId, { at: now, by: who.person, words })
  const was = reason === null || reason === 'merged' ? goneWas : 'draft'
  const left = await giveBack(tx, { kept, gone, moved, goneWas: was })
  await setNotUndone(tx, id, left.map(describeLeftBehind))
  const side = await readSide(tx, goneId, now)
  await noteMerge(tx, { kept, gone, change: 'merge_undone', said: words, slug: side?.listing.slug ?? '' })
  await tellBoth(tx, parts, { kept, gone, words, kind: 'listing-merge-undone' })
}

async function lockBoth(tx: Tx, keptId: string, goneId: string): Promise<[LockedListing, LockedListing]> {
  const locked = new Map<string, LockedListing>()
  for (const id of [keptId, goneId].toSorted()) {
    const listing = await lockListing(tx, id)
    if (listing) locked.set(id, listing)
  }
  const [kept, gone] = [locked.get(keptId), locked.get(goneId)]
  if (!kept || !gone) throw buildMissingError()
  return [kept, gone]
}

type Told = { kept: LockedListing; gone: LockedListing; words: string; kind: 'listing-merged' | 'listing-merge-undone' }

async function tellBoth(
  tx: Tx,
  { mail, supportEmail, baseUrl }: Parts,
  { kept, gone, words, kind }: Told,
): Promise<void> {
  const write = kind === 'listing-merged' ? writeMergedMail : mergeUndoneMail
  const readers = new Map([
    ...gone.emails.map((to) => [to, gone] as const),
    ...kept.emails.map((to) => [to, kept] as const),
  ])
  for (const [to, of] of readers) {
    const residenceUrl =
      of.kind === 'operator' ? `${baseUrl}/workspace/residences/${of.id}` : `${baseUrl}/affiliate/homes`
    const isHolder = of.id === kept.id && of.kind === 'operator'
    const mailText = write({ kept: formatPlace(kept), gone: formatPlace(gone), isHolder, words, residenceUrl })
    await mail.enqueue(tx, { kind, to, replyTo: supportEmail, mailText })
  }
}

function formatPlace({ name, city, state }: LockedListing): string {
  return `${cleanNameForMail(name)} in ${cleanNameForMail(city)}${state === null ? '' : `, ${state}`}`
}

const alreadyGone = 'One of them went into another listing already. Undo that first.'

function buildMissingError(): AppError {
  return new AppError('not_found', 'There is no such listing.')
}

function buildMissingMergeError(): AppError {
  return new AppError('not_found', 'There is no such merge.')
}

function buildKeptMissingError(): AppError {
  return new AppError('invalid_input', 'Choose the listing that stays.', {
    fields: { kept: 'Choose the listing that stays.' },
  })
}
