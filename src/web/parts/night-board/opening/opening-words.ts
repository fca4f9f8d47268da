import type { BedOpening } from '#contract/beds/board.ts'
import { createDateFormat } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'

const dayOf = createDateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "2026-12-04" by the clock of the reader. */
export function formatLocalDay(now: Date, zone: Zone): string {
  const parts = createDateFormat({ year: 'numeric', month: '2-digit', day: '2-digit', ...zone }).formatToParts(now)
  const findPart = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${findPart('year')}-${findPart('month')}-${findPart('day')}`
}

export function describeOpening({ opensOn, beds }: BedOpening, today: string): string {
  const day = dayOf.format(new Date(opensOn))
  if (opensOn > today) return `${formatCount(beds, 'opens', 'open')} ${day}`
  return opensOn === today ? `${beds} to open today` : `${beds} should have opened ${day}`
}
