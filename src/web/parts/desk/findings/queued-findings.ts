import { filterStandingFindings } from '#domain/certification/application/answering/visit-findings.ts'
import type { Finding } from '#domain/certification/application/application.ts'
import { dayMs } from '#domain/language/durations.ts'

export type SaidFinding = {
  id: string
  applicationId: string
  visitId: string
  code: string
  finding: Finding | null
  words: string
  dueOn: string | null
  over: readonly string[]
  madeAt: string
}

/**
 * `forming`: later taps and words still join it. `sent`: it may have reached the server, so it is only resent
 * unchanged. `taken`: kept for the page that this device stored before.
 */
type FindingState = 'forming' | 'sent' | 'taken' | 'refused'

export type QueuedFinding = {
  readonly said: SaidFinding
  readonly order: number
  readonly state: FindingState
  readonly restUntil: number
  readonly reason?: string
}

/** In sending order. Every function here returns a new queue and keeps untouched entries as the same objects. */
export type FindingQueue = readonly QueuedFinding[]

export type QueuedFindingFields = Pick<
  SaidFinding,
  'applicationId' | 'visitId' | 'code' | 'finding' | 'words' | 'dueOn'
>
type KnownFinding = { id: string; code: string; over: readonly string[] }

const isWaiting = ({ state }: QueuedFinding) => state === 'forming' || state === 'sent'
const isOf = (applicationId: string) => (one: QueuedFinding) => one.said.applicationId === applicationId

export const listWaiting = (queue: FindingQueue): QueuedFinding[] => queue.filter(isWaiting)

/** How many rules have a finding that waits: one said again is still one. */
export const countWaiting = (queue: FindingQueue): number =>
  new Set(listWaiting(queue).map(({ said }) => `${said.applicationId} ${said.code}`)).size

/** A finding replaces all that its writer sees of this rule; one that is not sent yet is changed in place. */
export function addFinding(
  queue: FindingQueue,
  saying: QueuedFindingFields,
  { known, now, rest, newId }: { known: readonly KnownFinding[]; now: number; rest: number; newId: () => string },
): FindingQueue {
  const own = queue.filter((one) => isOf(saying.applicationId)(one) && one.said.code === saying.code)
  const last = own.at(-1)
  const madeAt = new Date(now).toISOString()
  const restUntil = now + rest
  if (last?.state === 'forming') {
    const joined = { ...last, restUntil, said: { ...last.said, ...saying, madeAt } }
    return queue.map((one) => (one === last ? joined : one))
  }
  const seen = filterStandingFindings(unite(known, queue, saying.applicationId), saying.code).map(({ id }) => id)
  const said = { id: newId(), over: seen, madeAt, ...saying }
  const order = Math.max(0, ...queue.map((one) => one.order)) + 1
  // A refused finding was never stored, so the new one replaces it.
  const left = queue.filter((one) => !(own.includes(one) && one.state === 'refused'))
  return [...left, { said, order, state: 'forming', restUntil }]
}

/** What the page read, and what this device said since and the page does not show yet. */
export function unite<One extends KnownFinding>(
  known: readonly One[],
  queue: FindingQueue,
  applicationId: string,
): (One | SaidFinding)[] {
  const ids = new Set(known.map(({ id }) => id))
  const own = queue.filter((one) => isOf(applicationId)(one) && one.state !== 'refused' && !ids.has(one.said.id))
  return [...known, ...own.map(({ said }) => said)]
}

/** One at a time and in order: a later one may take the place of it. */
export function findNextToSend(queue: FindingQueue, now: number): QueuedFinding | null {
  const [first] = listWaiting(queue)
  if (!first) return null
  const mayGo = first.state === 'sent' || first.restUntil <= now || Math.abs(first.restUntil - now) > abandonedMs
  return mayGo ? first : null
}

const abandonedMs = 10_000

export function markAs(queue: FindingQueue, id: string, state: FindingState, reason?: string): FindingQueue {
  const marked = queue.map((one) =>
    one.said.id === id ? { ...one, state, ...(reason !== undefined && { reason }) } : one,
  )
  if (state !== 'taken') return marked
  const over = queue.find(({ said }) => said.id === id)?.said.over ?? []
  return marked.filter((one) => one.state !== 'taken' || !over.includes(one.said.id))
}

/** Words that were still being typed when the page was left. */
export function releaseForming(queue: FindingQueue): FindingQueue {
  return queue.map((one) => (one.state === 'forming' && one.restUntil > 0 ? { ...one, restUntil: 0 } : one))
}

export function dropFinding(queue: FindingQueue, id: string): FindingQueue {
  return queue.filter((one) => one.said.id !== id || isWaiting(one))
}

const keptForMs = 7 * dayMs

/** What was taken stays for as long as a stored page of the visit may be opened that does not show it. */
export function dropOld(queue: FindingQueue, now: number): FindingQueue {
  const isOld = ({ state, said }: QueuedFinding) =>
    state === 'taken' && Math.abs(now - Date.parse(said.madeAt)) > keptForMs
  return queue.some(isOld) ? queue.filter((one) => !isOld(one)) : queue
}

export function dropTaken(queue: FindingQueue, applicationId: string, openVisit: string | null): FindingQueue {
  const isDone = (one: QueuedFinding) =>
    one.state === 'taken' && one.said.applicationId === applicationId && one.said.visitId !== openVisit
  return queue.some(isDone) ? queue.filter((one) => !isDone(one)) : queue
}
