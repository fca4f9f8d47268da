import { type BedAge, bedAge } from '#domain/beds/bed-age.ts'

/*
 * Beds of one group of one home. Nothing here is stored: what is open follows from an append-only log. What always holds
 * (bed-availability.test.ts lets chance look for a counterexample):
 *
 *   - 0 <= available <= total, and occupied + held <= total after every accepted event
 *   - a confirmation changes no number, only its age
 *   - a hold takes exactly one open bed; its end, by cancelling or by time, gives exactly one back
 *   - no report and no new total drops a hold that still runs
 *   - a new total changes no number that was said, but where there is no room for so many open beds any more
 *   - events of one moment have one order: their ids decide, whatever order they arrive in
 */

/** What a report says: how many of `of` beds are taken. Without `of`, of those there are. */
export type SaidBeds = { occupied: number; of?: number }

/** One line of the log. `at` and `until` are moments in ms since 1970; ids are unique in the log. */
export type BedEvent =
  | ({ kind: 'report'; id: string; at: number } & SaidBeds)
  | { kind: 'confirm'; id: string; at: number }
  | { kind: 'hold'; id: string; at: number; until: number }
  | { kind: 'hold_end'; id: string; at: number; holdId: string }

export type BedsNow = {
  totalBeds: number
  /** Null before the first report. */
  occupied: number | null
  /** Holds that run at this moment. */
  held: number
  /** Open as far as the house said; null before the first report. Public pages drop it once `age` is withdrawn. */
  available: number | null
  /** When the house last said or confirmed its number; null when it never did. */
  saidAt: number | null
  age: BedAge
}

export type Refusal = 'no_bed_open' | 'more_than_the_beds' | 'nothing_to_confirm' | 'no_such_hold'

/** The one order of a log: by time, and by id where times are equal. */
export function inOrder(log: readonly BedEvent[]): BedEvent[] {
  return log.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** What the log says at `now`; later events are not looked at. The log may come in any order. */
export function bedsNow(log: readonly BedEvent[], totalBeds: number, now: number): BedsNow {
  let occupied: number | null = null
  let saidAt: number | null = null
  const runs = new Map<string, number>()
  for (const event of inOrder(log)) {
    if (event.at > now) break
    if (event.kind === 'hold') runs.set(event.id, event.until)
    if (event.kind === 'hold_end') runs.delete(event.holdId)
    if (event.kind === 'report') occupied = takenNow(totalBeds, event)
    if (event.kind === 'report' || event.kind === 'confirm') saidAt = event.at
  }
  const held = [...runs.values()].filter((until) => until > now).length
  const available = occupied === null ? null : Math.max(0, totalBeds - occupied - held)
  const age = bedAge(saidAt === null ? null : new Date(saidAt), new Date(now))
  return { totalBeds, occupied, held, available, saidAt, age }
}

/** Taken beds by a report, of as many as there are now: all but those that were said to be free. */
export function takenNow(totalBeds: number, { occupied, of = totalBeds }: SaidBeds): number {
  return Math.max(totalBeds - Math.max(of - occupied, 0), 0)
}

/** Why an event may not be added to the log at its moment; null when it may. */
export function refusalOf(event: BedEvent, beds: BedsNow, log: readonly BedEvent[]): Refusal | null {
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

/** Why a group may not have so many beds from now on; null when it may. Nobody who is awaited is dropped. */
export function refusalOfTotal(totalBeds: number, { held }: Pick<BedsNow, 'held'>): Refusal | null {
  return totalBeds < held ? 'more_than_the_beds' : null
}

function isRunning(log: readonly BedEvent[], holdId: string, at: number): boolean {
  const hold = log.find((event) => event.kind === 'hold' && event.id === holdId)
  const isEnded = log.some((event) => event.kind === 'hold_end' && event.holdId === holdId)
  return hold?.kind === 'hold' && hold.at <= at && hold.until > at && !isEnded
}
