import { isSinceDayBefore } from '#domain/language/local-moment.ts'
import { type Counted, say, sayCount } from '#domain/language/say.ts'

/** How far a bed number may be trusted, by the time since the house said it. */
export type BedAge = 'fresh' | 'ageing' | 'stale' | 'withdrawn'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A number older than this is stale: whoever calls is asked to confirm it. */
export const staleAfterMs = 3 * day

/** A number nobody has said again within this time is withdrawn: it is in no sum and pages say "Call to ask". */
export const withdrawnAfterMs = 7 * day

/** Fresh under 24 hours, ageing to 3 days, stale to 7, then withdrawn; also when the house never said a number. */
export function bedAge(saidAt: Date | null, now: Date): BedAge {
  if (!saidAt) return 'withdrawn'
  const since = now.getTime() - saidAt.getTime()
  if (since < day) return 'fresh'
  if (since <= staleAfterMs) return 'ageing'
  return since <= withdrawnAfterMs ? 'stale' : 'withdrawn'
}

/** How a language says the age of a number. */
export type AgeWords = {
  /** Where no number was ever said, and where the last one is withdrawn. */
  never: string
  noneFor: Counted
  /** "Said {ago}" */
  said: string
  /** Follows once the number is stale. */
  confirm: string
  now: string
  minutes: Counted
  hours: Counted
  yesterday: string
  days: Counted
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
 * The age in words, the same wherever a count stands: rounded down, in the largest whole unit. A house said it; we
 * never say "updated" or "live".
 * @param state Two letters: "yesterday" is the day before by the clock of this state. Null: by no clock, so never.
 */
export function sayAge(words: AgeWords, saidAt: Date | null, now: Date, state: string | null): string {
  if (!saidAt) return words.never
  const since = Math.max(0, now.getTime() - saidAt.getTime())
  const age = bedAge(saidAt, now)
  if (age === 'withdrawn') return sayCount(words.noneFor, Math.floor(since / day))
  const said = say(words.said, { ago: timeAgo(words, saidAt, now, state) })
  return age === 'stale' ? said + words.confirm : said
}

/** The same in English. */
export function bedAgeWords(saidAt: Date | null, now: Date, state: string | null): string {
  return sayAge(ageWordsEn, saidAt, now, state)
}

function timeAgo(words: AgeWords, saidAt: Date, now: Date, state: string | null): string {
  const since = Math.max(0, now.getTime() - saidAt.getTime())
  if (since < minute) return words.now
  if (since < hour) return sayCount(words.minutes, Math.floor(since / minute))
  if (since < day) return sayCount(words.hours, Math.floor(since / hour))
  if (since >= 2 * day || state === null) return sayCount(words.days, Math.floor(since / day))
  return isSinceDayBefore(saidAt, now, state) ? words.yesterday : sayCount(words.days, 2)
}
