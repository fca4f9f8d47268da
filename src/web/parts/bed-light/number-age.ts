import type { LightAge } from '#web/ui/marks/light.tsx'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type NumberAge = { grade: LightAge; words: string }

function spell(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function ago(age: number): string {
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${spell(Math.floor(age / MINUTE), 'minute')} ago`
  if (age < DAY) return `${spell(Math.floor(age / HOUR), 'hour')} ago`
  if (age < 2 * DAY) return 'yesterday'
  return `${spell(Math.floor(age / DAY), 'day')} ago`
}

/**
 * How old a bed number is, in the seekers' words (design, seekers and operators, section 1): rounded down in the largest
 * whole unit. `saidAt` is when a house last said its number, null for never; both in ms since 1970. A number over 7 days
 * old is withdrawn: its digits are not shown.
 */
export function numberAge(saidAt: number | null, now: number): NumberAge {
  if (saidAt === null) return { grade: 'withdrawn', words: 'No number yet' }
  const age = Math.max(0, now - saidAt)
  if (age < DAY) return { grade: 'fresh', words: `Said ${ago(age)}` }
  if (age <= 3 * DAY) return { grade: 'ageing', words: `Said ${ago(age)}` }
  if (age <= 7 * DAY) return { grade: 'stale', words: `Said ${ago(age)}. Call to confirm.` }
  return { grade: 'withdrawn', words: `No number for ${spell(Math.floor(age / DAY), 'day')}` }
}
