import { randomUUID } from 'node:crypto'
import type { BesideAnswer, BesideChange, MergeSideAnswer, PairsAnswer } from '#contract/residence/moderation/merges.ts'
import { dayMs } from '#domain/language/durations.ts'
import {
  bringsKindsOfBeds,
  describeLeftBehind,
  type MergeSide,
  mergePreview,
  mergeRefusal,
  mergeUndoDays,
} from '#domain/residence/listing/merging/merging.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import {
  endHiding,
  findHideReason,
  insertHiding,
  type LockedListing,
  lockListing,
  writeStatus,
} from '#server/modules/residence/moderation/hiding.store.ts'
import { buildResidenceUrl, formatPlace } from '#server/modules/residence/moderation/listings.service.ts'
import { findListings } from '#server/modules/residence/moderation/listings.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { followMerge } from './follow.store.ts'
import { giveBack } from './give-back.store.ts'
import { mergeUndoneMail, writeMergedMail } from './merge.mails.ts'
import {
  endMerge,
  insertMerge,
  isMadeBy,
  isMergedAway,
  listLately,
  listMerges,
  lockMerge,
  noteMerge,
  setMoved,
  setNotUndone,
} from './merges.store.ts'
import { findAlike, findLikeness, findPairs, readPairs, readRows, tellApart } from './pairs.store.ts'
import {
  areWithin,
  isParty,
  isWithin,
  type Merger,
  readScope,
  requireNoParty,
  type Scope,
  toMergingActor,
} from './scope.service.ts'
import { readSide } from './sides.store.ts'

export type MergingService = ReturnType<typeof createMerging>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'supportEmail' | 'baseUrl'> & { mail: Outbox }

const pageSize = 25

export function createMerging(parts: Parts) {
  const { transactions, mail, clock } = parts
  return {
    pairs: (who: Merger, asked: AskedPairs): Promise<PairsAnswer> =>
      transactions.run(system, async (tx) => listPairs(tx, await readScope(tx, who), asked, clock.now())),
    beside: (who: Merger, one: string, other: string): Promise<BesideAnswer> =>
      transactions.run(system, async (tx) => {
        const scope = await readScope(tx, who)
        const { sides, merges } = await readSides(tx, scope, [one, other], clock.now())
        const [a, b] = sides
        return {
          sides,
          merges,
          like: await findLikeness(tx, one, other),
          choices: [buildChoice(a, b), buildChoice(b, a)],
          mayChange: who.mayChange,
          isParty: await isParty(tx, who, scope, toHolders(sides)),
        }
      }),
    /** Throws `not_found`, `not_allowed`, and `conflict` where they cannot be one, or two again. */
    async change(who: Merger, one: string, other: string, change: BesideChange): Promise<void> {
      await transactions.run(toMergingActor(who), async (tx) => {
        if (change.act === 'undo_merge') {
          return undo(tx, parts, who, { residenceId: one, id: change.merge, words: change.words })
        }
        if (change.act === 'merge') return merge(tx, parts, who, { one, other, kept: change.kept, words: change.words })
        const scope = await readScope(tx, who)
        const { sides } = await readSides(tx, scope, [one, other], clock.now())
        await requireNoParty(tx, who, scope, toHolders(sides))
        return tellApart(tx, one, other)
      })
      await mail.startDelivery()
    },
    /** Throws `not_found`, and `conflict` where it is too late or one of the two has gone on. */
    async undo(who: Merger, residenceId: string, { merge: id, words }: { merge: string; words: string }) {
      await transactions.run(toMergingActor(who), (tx) => undo(tx, parts, who, { residenceId, id, words }))
      await mail.startDelivery()
    },
  }
}

type AskedPairs = { of?: string | undefined; q: string; page: number }

async function listPairs(tx: Tx, scope: Scope, { of: id, q, page }: AskedPairs, now: Date): Promise<PairsAnswer> {
  if (id === undefined) {
    const { pairs, total } = await findPairs(tx, { state: scope.state, page, limit: pageSize })
    const merged = await listLately(tx, scope.state, now)
    const pages = Math.max(Math.ceil(total / pageSize), 1)
    return { of: null, pairs: await readPairs(tx, pairs), merged, total, page, pages }
  }
  const of = (await readRows(tx, [id])).get(id)
  if (!of || !isWithin(scope, of)) throw buildMissingError()
  const asked = { words: q, show: 'all', page: 1, publicOf: scope.state ?? undefined } as const
  const found =
    q === ''
      ? (await readPairs(tx, await findAlike(tx, id))).filter(({ other }) => isWithin(scope, other))
      : (await findListings(tx, asked, pageSize)).rows
          .filter((row) => row.id !== id)
          .map((other) => ({ one: of, other, like: [] }))
  return { of, pairs: found, merged: [], total: found.length, page: 1, pages: 1 }
}

async function readSides(tx: Tx, scope: Scope, [one, other]: readonly [string, string], now: Date) {
  const [a, b] = [await readSide(tx, one, now), await readSide(tx, other, now)]
  if (!a || !b || one === other) throw buildMissingError()
  const sides: [MergeSideAnswer, MergeSideAnswer] = [a, b]
  const merges = await listMerges(tx, one, { other, reader: scope.state === null ? null : scope.id, now })
  if (!areWithin(scope, sides, merges)) throw buildMissingError()
  return { sides, merges }
}

const toHolders = (sides: readonly MergeSideAnswer[]) =>
  sides.map(({ listing }) => ({ organizationId: listing.organization.id }))

function buildChoice(kept: MergeSideAnswer, gone: MergeSideAnswer): BesideAnswer['choices'][number] {
  const [stays, goes] = [weighSide(kept), weighSide(gone)]
  return { kept: stays.id, refusal: mergeRefusal(stays, goes), follows: mergePreview(stays, goes) }
}

function weighSide({ listing, ...facts }: MergeSideAnswer): MergeSide {
  const { id, name, status, isHidden, isClaimed, organization } = listing
  return { id, name, status, isHidden, isClaimed, organization, ...facts }
}

type MergeRequest = { one: string; other: string; kept: string; words: string }

async function merge(
  tx: Tx,
  parts: Parts,
  who: Merger,
  { one, other, kept: keptId, words }: MergeRequest,
): Promise<void> {
  if (keptId !== one && keptId !== other) throw buildKeptMissingError()
  const goneId = keptId === one ? other : one
  const [kept, gone] = await lockBoth(tx, keptId, goneId)
  const now = parts.clock.now()
  const by = await readScope(tx, who)
  const { sides } = await readSides(tx, by, [keptId, goneId], now)
  await requireNoParty(tx, who, by, [kept, gone])
  const [stays, goes] = [weighSide(sides[0]), weighSide(sides[1])]
  const refusal = mergeRefusal(stays, goes)
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
  const following = { kept, gone, at: now, bringsKindsOfBeds: bringsKindsOfBeds(stays, goes) }
  await setMoved(tx, id, await followMerge(tx, following))
  await noteMerge(tx, { kept, gone, change: 'merged', said: words, slug: sides[1].listing.slug, by })
  await tellBoth(tx, parts, { kept, gone, words, kind: 'listing-merged', by, who })
}

async function undo(
  tx: Tx,
  parts: Parts,
  who: Merger,
  { residenceId, id, words }: { residenceId: string; id: string; words: string },
): Promise<void> {
  const by = await readScope(tx, who)
  const merged = await lockMerge(tx, id)
  if (!merged || (merged.keptId !== residenceId && merged.goneId !== residenceId)) throw buildMissingMergeError()
  const { keptId, goneId, keptHolder, goneHolder, moved, goneWas } = merged
  if (merged.isUndone) throw new AppError('conflict', 'This merge was undone already.')
  const now = parts.clock.now()
  if (now.getTime() - merged.mergedAt.getTime() > mergeUndoDays * dayMs) {
    throw new AppError('conflict', `A merge can be undone for ${mergeUndoDays} days. This one is older.`)
  }
  const [kept, gone] = await lockBoth(tx, keptId, goneId)
  await requireUndoer(tx, who, by, { id, sides: [kept, gone] })
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
  await noteMerge(tx, { kept, gone, change: 'merge_undone', said: words, slug: side?.listing.slug ?? '', by })
  await tellBoth(tx, parts, { kept, gone, words, kind: 'listing-merge-undone', by, who })
}

/** Throws `not_found` outside the state, `not_allowed` for whoever did not merge them or is a party. */
async function requireUndoer(
  tx: Tx,
  who: Merger,
  by: Scope,
  { id, sides }: { id: string; sides: readonly LockedListing[] },
): Promise<void> {
  if (by.state !== null) {
    if (sides.some(({ state }) => state !== by.state)) throw buildMissingMergeError()
    if (!(await isMadeBy(tx, id, by.id))) throw new AppError('not_allowed', onlyWhoMerged)
  }
  await requireNoParty(tx, who, by, sides)
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

type MergeNews = {
  kept: LockedListing
  gone: LockedListing
  words: string
  kind: 'listing-merged' | 'listing-merge-undone'
  by: Scope
  who: Merger
}

async function tellBoth(
  tx: Tx,
  { mail, supportEmail, baseUrl }: Parts,
  { kept, gone, words, kind, by, who }: MergeNews,
) {
  const write = kind === 'listing-merged' ? writeMergedMail : mergeUndoneMail
  const replyTo = who.affiliateId === null ? supportEmail : who.email
  const finder = cleanNameForMail(by.name)
  const readers = new Map([
    ...gone.emails.map((to) => [to, gone] as const),
    ...kept.emails.map((to) => [to, kept] as const),
  ])
  for (const [to, of] of readers) {
    const residenceUrl = buildResidenceUrl(baseUrl, of)
    const isHolder = of.id === kept.id && of.kind === 'operator'
    const mailText = write({ kept: formatPlace(kept), gone: formatPlace(gone), isHolder, words, residenceUrl, finder })
    await mail.enqueue(tx, { kind, to, replyTo, mailText })
  }
}

const onlyWhoMerged = 'Your team did not merge these two. Ask the alliance to undo it.'
const alreadyGone = 'One of them went into another listing already. Undo that first.'

function buildMissingError(): AppError {
  return new AppError(
    'not_found',
    'There is no such listing among those that you may read. An affiliate reads those of its own state.',
  )
}

const buildMissingMergeError = () => new AppError('not_found', 'There is no such merge.')

function buildKeptMissingError(): AppError {
  return new AppError('invalid_input', 'Choose the listing that stays.', {
    fields: { kept: 'Choose the listing that stays.' },
  })
}
