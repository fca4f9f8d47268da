import { type BedAge, gradeBedAge } from './bed-age.ts'

/*
 * Beds of one group of one home. Nothing here is stored: what is open follows from an append-only log. What always holds
 * (bed-availability.test.ts lets chance look for a counterexample):
 *
 *   - 0 <= available <= total, and occupied + held <= total after every accepted event
 *   - a confirmation changes no number, only its age
 *   - a hold takes exactly one open bed; its end, by canceling or by time, gives exactly one back
 *   - no report and no new total drops a hold that still runs
 *   - a new total changes no number that was said, but where there is no room for so many open beds any more
 *   - events of one moment have one order: their ids decide, whatever order they arrive in
 */

/** `of` is the total at the time of the report; without it, the total now. */
export type SaidBeds = { occupied: number; of?: number }

/** `at` and `until` are in ms since 1970. */
export type BedEvent =
  | ({ kind: 'report'; id: string; at: number } & SaidBeds)
  | { kind: 'confirm'; id: string; at: number }
  | { kind: 'hold'; id: string; at: number; until: number }
  | { kind: 'hold_end'; id: string; at: number; holdId: string }

export type BedsNow = {
  totalBeds: number
  occupied: number | null
  held: number
  /** Null before the first report. Public pages must not show it once `age` is withdrawn. */
  available: number | null
  saidAt: number | null
  age: BedAge
}

export type Refusal = 'no_bed_open' | 'more_than_the_beds' | 'nothing_to_confirm' | 'no_such_hold'

export function sortBedEvents(log: readonly BedEvent[]): BedEvent[] {
  return log.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** The log may come in any order; events after `now` are ignored. */
export function computeBedsNow(log: readonly BedEvent[], totalBeds: number, now: number): BedsNow {
  let occupied: number | null = null
  let saidAt: number | null = null
  const runs = new Map<string, number>()
  for (const event of sortBedEvents(log)) {
    if (event.at > now) break
    if (event.kind === 'hold') runs.set(event.id, event.until)
    if (event.kind === 'hold_end') runs.delete(event.holdId)
    if (event.kind === 'report') occupied = countTaken(totalBeds, event)
    if (event.kind === 'report' || event.kind === 'confirm') saidAt = event.at
  }
  const held = [...runs.values()].filter((until) => until > now).length
  const available = occupied === null ? null : Math.max(0, totalBeds - occupied - held)
  const age = gradeBedAge(saidAt === null ? null : new Date(saidAt), new Date(now))
  return { totalBeds, occupied, held, available, saidAt, age }
}

export function countTaken(totalBeds: number, { occupied, of = totalBeds }: SaidBeds): number {
  return Math.max(totalBeds - Math.max(of - occupied, 0), 0)
}

export function findRefusal(event: BedEvent, beds: BedsNow, log: readonly BedEvent[]): Refusal | null {
  switch (event.kind) {
    case 'report':
      return event.occupied < 0 || event.occupied + beds.held > beds.totalBeds ? 'more_than_the_beds' : null
    case 'confirm':
      return beds.occupied === null ? 'nothing_to_confirm' : null
    case 'hold':
      return (beds.available ?? 0) < 1 || event.until <= event.at ? 'no_bed_open' : null
    case 'hold_end':
      return isRunning(log, event.holdId, event.at) ? null : 'no_such_hold'
  }
}

export function refuseTotal(totalBeds: number, { held }: Pick<BedsNow, 'held'>): Refusal | null {
  return totalBeds < held ? 'more_than_the_beds' : null
}

function isRunning(log: readonly BedEvent[], holdId: string, at: number): boolean {
  const hold = log.find((event) => event.kind === 'hold' && event.id === holdId)
  const isEnded = log.some((event) => event.kind === 'hold_end' && event.holdId === holdId)
  return hold?.kind === 'hold' && hold.at <= at && hold.until > at && !isEnded
}
