import { createHash, randomUUID } from 'node:crypto'
import type { BedChange, BoardGroup, HoldInput } from '#contract/beds/board.ts'
import { holdLimits } from '#contract/beds/hold-limits.ts'
import { type BedEvent, computeBedsNow, findRefusal } from '#domain/beds/bed-availability.ts'
import { addDays, addHours } from '#domain/language/added-time.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { createKeyedQueue } from '#server/plumbing/work/keyed-queue.ts'
import { describeBedRefusal } from './bed-change.rules.ts'
import {
  type BedsActor,
  emptyNotes,
  findHold,
  findMovedIn,
  type GroupLog,
  type HoldRow,
  insertHold,
  insertHoldEnd,
  insertReport,
  listNewestReports,
  readGroupLog,
  takeLock,
} from './beds.store.ts'
import { readBoardGroup } from './board/board.store.ts'
import { requireUnedited, retryOnConflict } from './edited-meanwhile.rules.ts'

export type HoldEnd = 'cancelled' | 'moved_in'

/** How long the end of a hold may be taken back. The board offers it for 10 seconds; a page without script for longer. */
export const takeBackMs = 10 * minuteMs

/** All throw `not_found`, and `conflict` with the reason in plain words. */
export type HoldsService = ReturnType<typeof createHolds>

export const holdNoteDays = 7

type HoldRequest = { tx: Tx; who: BedsActor; now: Date }
type LockedGroup = HoldRequest & {
  group: GroupLog
  said: { organizationId: string; groupId: string; personId: string | null }
}

export function createHolds({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  const runInOrder = createKeyedQueue()

  /**
   * Locks the group for the work. The work gives the id of the report it wrote, if any. Calls with one `key` wait for
   * each other.
   */
  function runAlone(
    who: BedsActor,
    key: string,
    groupOf: (tx: Tx) => Promise<string>,
    work: (locked: LockedGroup) => Promise<string | null>,
  ): Promise<BoardGroup> {
    const turn = async (tx: Tx) => {
      const wantedGroup = { organizationId: who.organizationId, groupId: await groupOf(tx) }
      await takeLock(tx, wantedGroup.groupId)
      const now = clock.now()
      const group = await readGroupLog(tx, wantedGroup, { madeAt: now, now })
      if (!group) throw buildNoSuchError('group of beds')
      const own = await work({ tx, who, now, group, said: { ...wantedGroup, personId: who.actor.personId ?? null } })
      const stands = await readBoardGroup(tx, wantedGroup, now)
      if (!stands) throw buildNoSuchError('group of beds')
      return requireUnedited(group, { own, newest: await listNewestReports(tx, wantedGroup.groupId), group: stands })
    }
    return runInOrder(key, () => retryOnConflict(() => transactions.run(who.actor, turn)))
  }

  const groupOfHold = (who: BedsActor, holdId: string) => async (tx: Tx) => {
    const hold = await findHold(tx, who.organizationId, holdId)
    if (!hold) throw buildNoSuchError('hold')
    return hold.groupId
  }

  return {
    forgetNotes: (): Promise<number> => {
      const before = addDays(clock.now(), -holdNoteDays)
      return transactions.run(system, (tx) => emptyNotes(tx, before))
    },
    place: (who: BedsActor, { id, groupId, hours, note }: HoldInput): Promise<BoardGroup> =>
      runAlone(
        who,
        groupId,
        async () => groupId,
        async (locked) => {
          const earlier = await findHold(locked.tx, who.organizationId, id)
          if (earlier?.groupId === locked.group.groupId) return null
          if (locked.group.isArchived) throw new AppError('conflict', `${locked.group.residenceName} is archived.`)
          await noteHold(locked, 'held', await placeHold(locked, { id, until: addHours(locked.now, hours), note }))
          return null
        },
      ),
    end: (who: BedsActor, holdId: string, reason: HoldEnd): Promise<BoardGroup> =>
      runAlone(who, holdId, groupOfHold(who, holdId), async (locked) => {
        const hold = await findLast(locked, holdId)
        if (hold.ended === reason) return null
        requireRunning(locked, hold)
        await endHold(locked, hold.id, reason)
        await noteHold(locked, reason === 'moved_in' ? 'moved_in' : 'released', hold)
        return reason === 'moved_in' ? countOneMore(locked) : null
      }),
    takeBack: (who: BedsActor, holdId: string): Promise<BoardGroup> =>
      runAlone(who, holdId, groupOfHold(who, holdId), async (locked) => {
        const hold = await findLast(locked, holdId)
        const id = computeFollowingId(hold.id, 'is held again')
        if (hold.ended === null || (await findHold(locked.tx, who.organizationId, id))) return null
        requireEndedJustNow(locked, hold)
        const report = hold.ended === 'moved_in' ? await countOneFewer(locked, hold.id) : null
        await noteHold(locked, 'held_again', await placeHold(locked, { id, until: hold.until, note: hold.note }))
        return report
      }),
    /** `hours` counts from now. */
    extend: (who: BedsActor, holdId: string, hours: number): Promise<BoardGroup> =>
      runAlone(who, holdId, groupOfHold(who, holdId), async (locked) => {
        const hold = await findLast(locked, holdId)
        requireRunning(locked, hold)
        const until = addHours(locked.now, hours)
        // A second tap, or a retry after a lost answer.
        if (hold.id !== holdId && Math.abs(hold.until.getTime() - until.getTime()) < minuteMs) return null
        // For the history this is one change, in which nothing was released.
        await endHold(locked, hold.id, 'cancelled')
        const next = await placeHold(locked, { id: computeNextId(hold.id), until, note: hold.note })
        await noteHold(locked, 'extended', next)
        return null
      }),
  }
}

/**
 * Places a hold that waited on a device, from the moment it was made: a number said after it leaves it out. Gives the
 * reason where no bed is open any more, and null where it is placed or was before.
 */
export async function placeQueuedHold(
  locked: LockedGroup,
  { id, hours = holdLimits.usualHours, madeAt }: Pick<BedChange, 'id' | 'hours' | 'madeAt'>,
): Promise<string | null> {
  const { tx, who, now, group } = locked
  const earlier = await findHold(tx, who.organizationId, id)
  if (earlier?.groupId === group.groupId) return null
  const placedAt = new Date(Math.min(Date.parse(madeAt), now.getTime()))
  const until = addHours(placedAt, hours)
  if (until <= now) return describeBedRefusal('no_such_hold')
  try {
    await noteHold(locked, 'held', await placeHold(locked, { id, until, note: '' }, placedAt))
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

async function placeHold(
  locked: LockedGroup,
  { id, until, note }: NotedHold,
  placedAt = locked.now,
): Promise<NotedHold> {
  const { tx, now, group, said } = locked
  const beds = computeBedsNow(group.log, group.totalBeds, now.getTime())
  const event: BedEvent = { kind: 'hold', id, at: now.getTime(), until: until.getTime() }
  const refusal = findRefusal(event, beds, group.log)
  if (refusal) throw new AppError('conflict', describeBedRefusal(refusal, beds))
  const isNew = await insertHold(tx, said, { id, placedAt, until, note })
  if (!isNew) throw new AppError('conflict', 'The id of this hold is taken. Hold the bed again.')
  group.log.push(event)
  return { id, until, note }
}

type NotedHold = Pick<HoldRow, 'id' | 'until' | 'note'>

/** That a hold has a note, never what it says: a note is about somebody, and no row of the history is ever deleted. */
async function noteHold(
  { tx, group, said }: LockedGroup,
  change: 'held' | 'held_again' | 'extended' | 'released' | 'moved_in',
  { id, until, note }: NotedHold,
): Promise<void> {
  const hold = { audience: group.audience, until: until.toISOString(), hold: id, ...(note !== '' && { note: true }) }
  await noteChange(tx, {
    organizationId: said.organizationId,
    subject: 'hold',
    subjectId: group.groupId,
    subjectName: group.residenceName,
    change,
    ...(change === 'released' || change === 'moved_in' ? { before: hold } : { after: hold }),
  })
}

async function endHold({ tx, now, group, said }: LockedGroup, holdId: string, reason: HoldEnd): Promise<void> {
  await insertHoldEnd(tx, said, { holdId, moment: group.moment, reason })
  group.log.push({ kind: 'hold_end', id: `${holdId}~end`, at: now.getTime(), holdId })
}

async function countOneMore({ tx, now, group, said }: LockedGroup): Promise<string> {
  const beds = computeBedsNow(group.log, group.totalBeds, now.getTime())
  const event = { kind: 'report', id: randomUUID(), at: group.at, occupied: (beds.occupied ?? 0) + 1 } as const
  const refusal = findRefusal(event, beds, group.log)
  if (refusal) throw new AppError('conflict', describeBedRefusal(refusal, beds))
  await insertReport(tx, said, { ...event, moment: group.moment, byHold: 'moved_in' })
  return event.id
}

/**
 * The open beds stay the same: one fewer is taken, and that one is held again. The number has the age it had before
 * somebody moved in, unless a later one was said.
 */
async function countOneFewer({ tx, now, group, said }: LockedGroup, holdId: string): Promise<string> {
  const beds = computeBedsNow(group.log, group.totalBeds, now.getTime())
  const event = { kind: 'report', id: randomUUID(), at: group.at, occupied: (beds.occupied ?? 0) - 1 } as const
  const refusal = findRefusal(event, beds, group.log)
  if (refusal) throw new AppError('conflict', 'The number was changed since. Hold the bed again.')
  const back = (await findMovedIn(tx, holdId))?.before ?? undefined
  await insertReport(tx, said, { ...event, moment: group.moment, back, byHold: 'held_again' })
  group.log = [...group.log.filter(({ kind }) => kind !== 'report'), event]
  return event.id
}

function requireEndedJustNow({ now }: LockedGroup, { until, endedAt }: HoldRow): void {
  if (until <= now) throw new AppError('conflict', describeBedRefusal('no_such_hold'))
  if (endedAt !== null && now.getTime() - endedAt.getTime() > takeBackMs) {
    throw new AppError('conflict', 'This ended too long ago to take back. Hold the bed again.')
  }
}

/** Extending a hold ends it and makes a new one, whose id follows from the old id. */
async function findLast({ tx, who }: HoldRequest, holdId: string): Promise<HoldRow> {
  let hold = await findHold(tx, who.organizationId, holdId)
  if (!hold) throw buildNoSuchError('hold')
  while (hold.ended === 'cancelled') {
    const next: HoldRow | null = await findHold(tx, who.organizationId, computeNextId(hold.id))
    if (!next) break
    hold = next
  }
  return hold
}

const computeNextId = (holdId: string) => computeFollowingId(holdId, 'runs longer')

function computeFollowingId(holdId: string, why: 'runs longer' | 'is held again'): string {
  const hash = createHash('sha256').update(`${holdId.toLowerCase()} ${why}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

function requireRunning({ now, group }: LockedGroup, hold: HoldRow): void {
  if (hold.ended === 'cancelled') throw new AppError('conflict', 'This bed is open again already.')
  if (hold.ended === 'moved_in') throw new AppError('conflict', 'This person has moved in already.')
  const event: BedEvent = { kind: 'hold_end', id: hold.id, at: now.getTime(), holdId: hold.id }
  const refusal = findRefusal(event, computeBedsNow(group.log, group.totalBeds, now.getTime()), group.log)
  if (refusal) throw new AppError('conflict', describeBedRefusal(refusal))
}

function buildNoSuchError(what: string): AppError {
  return new AppError('not_found', `There is no such ${what}.`)
}
