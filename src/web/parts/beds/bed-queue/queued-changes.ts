import type { BedChange, BedChangeResult } from '#contract/beds/board.ts'
import { undoMs } from './tap-run.ts'

/**
 * `forming`: quick taps still join it. `undoable`: one of many said at once, kept back until they can no longer be
 * taken back. `sent`: it may have reached the server, so it is only resent unchanged.
 * `conflict`: someone else has reported another number.
 */
export type ChangeState = 'forming' | 'undoable' | 'ready' | 'sent' | 'conflict' | 'refused'

/** Only the tab that made a change alters it, and only while it is forming. */
export type QueuedChange = {
  readonly change: BedChange
  readonly order: number
  readonly state: ChangeState
  readonly tab: string
  readonly touchedAt: number
  readonly from: number | null
  /** Stored because the beds may have left the board since. */
  readonly place?: string
  readonly reason?: string
}

/** In sending order. Every function here returns a new queue and keeps untouched changes as the same objects. */
export type Queue = readonly QueuedChange[]

export type Tap = Pick<BedChange, 'groupId' | 'kind' | 'open'> & {
  from: number | null
  reportId: string | null
  place: string
  together?: number | undefined
  back?: string | undefined
  hours?: number
}

export type Moment = { now: number; id: string; tab: string }

export const joinMs = 300
const abandonedMs = 3_000
const maxAtOnce = 50

const onTheirWay: readonly ChangeState[] = ['forming', 'undoable', 'ready', 'sent']
const isOnItsWay = ({ state }: QueuedChange) => onTheirWay.includes(state)
const isNumber = ({ change }: QueuedChange) => change.kind !== 'hold'
const isForGroup = (groupId: string) => (one: QueuedChange) => one.change.groupId === groupId

/** A tap that reverses an unsent change leaves nothing to send. */
export function addTap(queue: Queue, tap: Tap, moment: Moment): Queue {
  const received = queue.filter((one) => !(isForGroup(tap.groupId)(one) && one.state === 'refused'))
  const last = received.findLast((one) => isForGroup(tap.groupId)(one) && isOnItsWay(one))
  if (last && tap.kind === 'confirm') return received
  const mayJoin = tap.kind !== 'hold' && tap.together === undefined
  if (last && mayJoin && isStillForming(last, moment)) return joinChange(received, last, tap, moment)
  return [...release(received, moment.tab, ['forming']), makeChange(received, tap, last, moment)]
}

function isStillForming({ state, tab, touchedAt }: QueuedChange, moment: Moment): boolean {
  const since = moment.now - touchedAt
  return state === 'forming' && tab === moment.tab && since >= 0 && since < joinMs
}

function joinChange(queue: Queue, last: QueuedChange, tap: Tap, { now }: Moment): Queue {
  if (tap.open === last.from) return queue.filter((one) => one !== last)
  const { back: _, ...begun } = last.change
  const madeAt = new Date(now).toISOString()
  const change = { ...begun, open: tap.open, madeAt, ...(tap.back && { back: tap.back }) }
  return replaceChange(queue, last, { ...last, change, touchedAt: now })
}

function makeChange(queue: Queue, tap: Tap, last: QueuedChange | undefined, { now, id, tab }: Moment): QueuedChange {
  const { groupId, kind, open, from, reportId, place, together, back, hours } = tap
  // A hold says no number, so the next change is based on what the hold is based on.
  const before = last && !isNumber(last) ? last.change.seen : last?.change.id
  const seen = before ?? reportId
  const madeAt = new Date(now).toISOString()
  const more = { ...(together && { together }), ...(back && { back }), ...(hours && { hours }) }
  return {
    change: { id, groupId, kind, open, seen, madeAt, ...more },
    order: Math.max(0, ...queue.map(({ order }) => order)) + 1,
    state: together !== undefined ? 'undoable' : kind === 'report' ? 'forming' : 'ready',
    tab,
    touchedAt: now,
    from,
    place,
  }
}

function replaceChange(queue: Queue, old: QueuedChange, now: QueuedChange): Queue {
  return queue.map((one) => (one === old ? now : one))
}

function release(queue: Queue, tab: string, states: readonly ChangeState[]): Queue {
  return queue.map((one) => (states.includes(one.state) && one.tab === tab ? { ...one, state: 'ready' } : one))
}

export function releaseTab(queue: Queue, tab: string): Queue {
  return release(queue, tab, ['forming', 'undoable'])
}

export function releaseUndoable(queue: Queue, tab: string): Queue {
  return release(queue, tab, ['undoable'])
}

export function dropUndoable(queue: Queue, tab: string): Queue {
  return queue.filter((one) => one.state !== 'undoable' || one.tab !== tab)
}

export function hasUndoable(queue: Queue, tab: string): boolean {
  return queue.some((one) => one.state === 'undoable' && one.tab === tab)
}

/** Changes of other tabs are released only when those tabs must be gone. */
export function releaseWaiting(queue: Queue, { now, tab }: Pick<Moment, 'now' | 'tab'>): Queue {
  return queue.map((one) => {
    const since = Math.abs(now - one.touchedAt)
    if (one.state === 'undoable') return since >= undoMs ? { ...one, state: 'ready' } : one
    if (one.state !== 'forming') return one
    return since >= (one.tab === tab ? joinMs : abandonedMs) ? { ...one, state: 'ready' } : one
  })
}

/**
 * At most one change per group, so that the next one waits for the outcome. Nothing overtakes a change still forming;
 * those that can be taken back let the others pass.
 */
export function chooseNextBatch(queue: Queue, most = maxAtOnce): QueuedChange[] {
  const batch: QueuedChange[] = []
  const groups = new Set<string>()
  for (const one of queue) {
    if (!isOnItsWay(one)) continue
    if (one.state === 'undoable') {
      groups.add(one.change.groupId)
      continue
    }
    if (one.state === 'forming' || groups.has(one.change.groupId) || batch.length === most) break
    groups.add(one.change.groupId)
    batch.push(one)
  }
  return batch
}

/** Stored before sending: from here on the changes may have reached the server. */
export function markSent(queue: Queue, batch: readonly QueuedChange[]): Queue {
  return queue.map((one) => (batch.includes(one) && one.state !== 'sent' ? { ...one, state: 'sent' } : one))
}

export function applyResults(queue: Queue, results: readonly BedChangeResult[]): Queue {
  return results.reduce(applyResult, queue)
}

function applyResult(queue: Queue, result: BedChangeResult): Queue {
  const one = queue.find(({ change }) => change.id === result.id)
  if (!one) return queue
  switch (result.outcome) {
    case 'applied':
      return queue.filter((other) => other !== one && !isOutdated(other, one))
    case 'conflict':
      return putInConflict(queue, one, result.group.open)
    case 'refused':
      return refuseOne(queue, one, result.reason)
  }
}

function isOutdated({ state, order, change }: QueuedChange, taken: QueuedChange): boolean {
  return state === 'refused' && order < taken.order && change.groupId === taken.change.groupId
}

/** Later changes on this device fail with it: the last number the person set is the one to decide on. */
function putInConflict(queue: Queue, one: QueuedChange, theirs: number | null): Queue {
  const isOfGroup = isForGroup(one.change.groupId)
  const mine = queue.findLast((other) => isOfGroup(other) && isNumber(other) && isOnItsWay(other)) ?? one
  const others = queue.filter((other) => other === one || !isOfGroup(other) || !isNumber(other))
  if (mine.change.open === theirs) return others.filter((other) => other !== one)
  const { kind, open, madeAt } = mine.change
  return replaceChange(others, one, { ...one, change: { ...one.change, kind, open, madeAt }, state: 'conflict' })
}

/** The next change takes over what this one was based on, unless it may already have been sent. */
function refuseOne(queue: Queue, one: QueuedChange, reason: string): Queue {
  return queue.map((other) => {
    if (other === one) return { ...one, state: 'refused', reason }
    if (other.change.seen !== one.change.id || other.state === 'sent') return other
    return { ...other, change: { ...other.change, seen: one.change.seen } }
  })
}

export function dropDecided(queue: Queue, groupId: string): Queue {
  return queue.filter((one) => !isForGroup(groupId)(one) || isOnItsWay(one))
}

export function addOwnNumber(
  queue: Queue,
  groupId: string,
  known: Pick<Tap, 'from' | 'reportId'>,
  moment: Moment,
): Queue {
  const conflict = queue.find((one) => isForGroup(groupId)(one) && one.state === 'conflict')
  if (!conflict) return queue
  const { change, place = '' } = conflict
  const tap = { groupId, kind: 'report', open: change.open, place, ...known } as const
  return releaseTab(addTap(dropDecided(queue, groupId), tap, moment), moment.tab)
}

export type GroupWaiting = {
  open: number | null
  kind: BedChange['kind'] | null
  since: string | null
  from: number | null
  conflict: ReportedHere | null
  refused: (ReportedHere & { reason: string }) | null
  place: string | null
  /** Placed without a connection; the oldest comes first. */
  holds: readonly QueuedHold[]
}

export type QueuedHold = { id: string; since: string; mayBeSent: boolean }

export type ReportedHere = Pick<BedChange, 'kind' | 'open' | 'madeAt'>

export const nothingWaits: GroupWaiting = {
  open: null,
  kind: null,
  since: null,
  from: null,
  conflict: null,
  refused: null,
  place: null,
  holds: [],
}

export function findWaiting(queue: Queue, groupId: string): GroupWaiting {
  const own = queue.filter(isForGroup(groupId))
  if (own.length === 0) return nothingWaits
  const going = own.filter(isOnItsWay)
  const last = going.at(-1)
  const first = going.find(isNumber)
  const conflict = own.find(({ state }) => state === 'conflict')
  const refused = own.findLast(({ state }) => state === 'refused')
  return {
    open: last?.change.open ?? null,
    kind: last?.change.kind ?? null,
    since: first?.change.madeAt ?? null,
    from: first?.from ?? null,
    conflict: conflict ? toReportedHere(conflict) : null,
    refused: refused ? { ...toReportedHere(refused), reason: refused.reason ?? '' } : null,
    place: own.at(-1)?.place ?? null,
    holds: going.filter((one) => !isNumber(one)).map(toQueuedHold),
  }
}

function toQueuedHold({ change: { id, madeAt }, state }: QueuedChange): QueuedHold {
  return { id, since: madeAt, mayBeSent: state === 'sent' }
}

function toReportedHere({ change: { kind, open, madeAt } }: QueuedChange): ReportedHere {
  return { kind, open, madeAt }
}

export function getLast(queue: Queue, groupId: string): string | null {
  return queue.findLast((one) => isForGroup(groupId)(one) && isNumber(one) && isOnItsWay(one))?.change.id ?? null
}

/** One that may have been sent stays. */
export function dropHold(queue: Queue, id: string): Queue {
  return queue.filter(({ change, state }) => change.id !== id || state === 'sent')
}

export function countQueued(queue: Queue): number {
  return queue.filter(isOnItsWay).length
}
