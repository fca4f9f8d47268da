import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts'
import { isSinceDayBefore } from '#domain/language/local-moment.ts'
import { type CountedNoun, say, sayCount } from '#domain/language/say.ts'

export type BedAge = 'fresh' | 'ageing' | 'stale' | 'withdrawn'

export const staleDays = 3
export const staleAfterMs = staleDays * dayMs

/** An older number is in no sum, and pages say "Call to ask" (docs/specification.md, design S1). */
export const withdrawnDays = 7
export const withdrawnAfterMs = withdrawnDays * dayMs

export function gradeBedAge(saidAt: Date | null, now: Date): BedAge {
  if (!saidAt) return 'withdrawn'
  const since = now.getTime() - saidAt.getTime()
  if (since < dayMs) return 'fresh'
  if (since <= staleAfterMs) return 'ageing'
  return since <= withdrawnAfterMs ? 'stale' : 'withdrawn'
}

/** How long ago the last number was said; what `week` and `day` hold is still in sums. */
export const numberAges = ['day', 'week', 'older', 'never'] as const
export type NumberAge = (typeof numberAges)[number]

export function gradeNumberAge(saidAt: Date | null, now: Date): NumberAge {
  if (!saidAt) return 'never'
  const age = gradeBedAge(saidAt, now)
  if (age === 'fresh') return 'day'
  return age === 'withdrawn' ? 'older' : 'week'
}

export type AgeWords = {
  never: string
  noneFor: CountedNoun
  said: string
  confirm: string
  now: string
  minutes: CountedNoun
  hours: CountedNoun
  yesterday: string
  days: CountedNoun
}

export const ageWordsEn: AgeWords = {
  never: 'No number yet',
  noneFor: { one: 'No number for {count} day', many: 'No number for {count} days' },
  said: 'Said {ago}',
  confirm: '. Call to confirm.',
  now: 'just now',
  minutes: { one: '{count} minute ago', many: '{count} minutes ago' },
  hours: { one: '{count} hour ago', many: '{count} hours ago' },
  yesterday: 'yesterday',
  days: { one: '{count} day ago', many: '{count} days ago' },
}

/**
 * Rounded down, in the largest whole unit. "Yesterday" goes by the clock of `state` (two letters); with null it is
 * never used.
 */
export function sayAge(words: AgeWords, saidAt: Date | null, now: Date, state: string | null): string {
  if (!saidAt) return words.never
  const since = Math.max(0, now.getTime() - saidAt.getTime())
  const age = gradeBedAge(saidAt, now)
  if (age === 'withdrawn') return sayCount(words.noneFor, Math.floor(since / dayMs))
  const text = say(words.said, { ago: formatTimeAgo(words, saidAt, now, state) })
  return age === 'stale' ? text + words.confirm : text
}

export function describeBedAge(saidAt: Date | null, now: Date, state: string | null): string {
  return sayAge(ageWordsEn, saidAt, now, state)
}

function formatTimeAgo(words: AgeWords, saidAt: Date, now: Date, state: string | null): string {
  const since = Math.max(0, now.getTime() - saidAt.getTime())
  if (since < minuteMs) return words.now
  if (since < hourMs) return sayCount(words.minutes, Math.floor(since / minuteMs))
  if (since < dayMs) return sayCount(words.hours, Math.floor(since / hourMs))
  if (since >= 2 * dayMs || state === null) return sayCount(words.days, Math.floor(since / dayMs))
  return isSinceDayBefore(saidAt, now, state) ? words.yesterday : sayCount(words.days, 2)
}
