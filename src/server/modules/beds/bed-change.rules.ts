import type { BedChange } from '#contract/beds/board.ts'
import {
  type BedEvent,
  type BedsNow,
  computeBedsNow,
  findRefusal,
  type Refusal,
} from '#domain/beds/bed-availability.ts'
import { formatCount } from '#domain/language/numbers.ts'

export type GroupState = {
  totalBeds: number
  latest: { id: string; occupied: number } | null
  log: readonly BedEvent[]
  at: number
  now: number
}

type BedChangeKind = { kind: 'report' | 'confirm' }

export type Decision =
  | { outcome: 'write'; kind: 'report' | 'confirm'; occupied: number }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; reason: string }

/**
 * Open beds are counted with the holds of the moment the change was made. A hold that has ended since would make the
 * number too high, which is wrong if the device's clock was off, so a person decides then.
 */
export function decide(
  change: Pick<BedChange, 'id' | 'open' | 'seen'> & BedChangeKind,
  standing: GroupState,
): Decision {
  const { latest, log, totalBeds, at, now } = standing
  const then = computeBedsNow(log, totalBeds, at)
  const today = computeBedsNow(log, totalBeds, now)
  const isUnseen = latest !== null && latest.id !== change.seen?.toLowerCase()
  if (isUnseen && today.available !== change.open) return { outcome: 'conflict' }
  if (isUnseen) return { outcome: 'write', kind: 'confirm', occupied: latest.occupied }
  if (change.kind === 'confirm') {
    const refusal = findRefusal({ kind: 'confirm', id: change.id, at }, then, log)
    if (refusal !== null || latest === null)
      return { outcome: 'refused', reason: describeBedRefusal('nothing_to_confirm') }
    // A hold began or ended that the person did not see.
    const isMoreByNow = (today.available ?? 0) > change.open
    if (then.available !== change.open || isMoreByNow) return { outcome: 'conflict' }
    return { outcome: 'write', kind: 'confirm', occupied: latest.occupied }
  }
  const occupied = totalBeds - then.held - change.open
  const event = { kind: 'report', id: change.id, at, occupied } as const
  for (const beds of [then, today]) {
    if (findRefusal(event, beds, log)) return { outcome: 'refused', reason: describeTooMany(change.open, beds) }
  }
  if (today.held < then.held) return { outcome: 'conflict' }
  return { outcome: 'write', kind: 'report', occupied }
}

function describeTooMany(open: number, { totalBeds, held, available }: BedsNow): string {
  if (totalBeds === 0) return 'This house has no beds yet.'
  const bedsAre = totalBeds === 1 ? 'There is 1 bed' : `There are ${totalBeds} beds`
  if (available !== null && available + held === totalBeds && open === available + 1) {
    return totalBeds === 1 ? 'The 1 bed is open or held.' : `All ${totalBeds} beds are open or held.`
  }
  if (held === 0) return `${bedsAre}, so ${open} cannot be open.`
  return `${bedsAre} and ${formatCount(held, 'is', 'are')} held, so at most ${totalBeds - held} can be open.`
}

export function describeBedRefusal(refusal: Refusal, { totalBeds, available }: Partial<BedsNow> = {}): string {
  switch (refusal) {
    case 'no_bed_open':
      if (available === null) return 'Say first how many beds are open.'
      return totalBeds === 1 ? 'The 1 bed is not open.' : `None of the ${totalBeds} beds is open.`
    case 'more_than_the_beds':
      return 'There are more people and held beds than that.'
    case 'nothing_to_confirm':
      return 'No number was said yet. Say how many beds are open.'
    case 'no_such_hold':
      return 'This hold has run out already.'
  }
}
