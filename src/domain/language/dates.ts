import type { Language } from './language.ts'

type Moment = Date | string | number

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** Made when it is first used: making one takes a millisecond. Without a `timeZone` it is the reader's own. */
export function createDateFormat(options: Intl.DateTimeFormatOptions, language: Language = 'en'): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options)
  formats.set(key, known)
  return known
}

/** A day by itself ("2026-11-27") begins in UTC. */
export function formatLongDay(at: Moment, language: Language = 'en', timeZone = 'UTC'): string {
  return createDateFormat({ dateStyle: 'long', timeZone }, language).format(new Date(at))
}

export function formatMediumDay(at: Moment, timeZone = 'UTC'): string {
  return createDateFormat({ dateStyle: 'medium', timeZone }).format(new Date(at))
}

export function formatUtcMoment(at: Moment, language: Language = 'en'): string {
  const format = createDateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }, language)
  return `${format.format(new Date(at))} UTC`
}

/** "CST" for Central time in winter. */
export function formatShortZone(at: Moment, timeZone: string): string {
  const parts = createDateFormat({ timeZone, timeZoneName: 'short' }).formatToParts(new Date(at))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "3:10 PM" becomes "3:10 pm"; browsers put an ordinary or a narrow no-break space before it. */
export function lowerHalfDay(words: string): string {
  return words.replace(/\s([AP]M)$/u, (_, half: string) => ` ${half.toLowerCase()}`)
}

const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const

/** What clock and calendar show there; `month` begins at 1. */
export function readLocalClock(at: Date | number, timeZone: string) {
  const parts = createDateFormat({ ...numbers, second: 'numeric', hourCycle: 'h23', timeZone }).formatToParts(at)
  const readPart = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value ?? 0)
  const [year, month, day] = [readPart('year'), readPart('month'), readPart('day')]
  return { year, month, day, hour: readPart('hour'), minute: readPart('minute'), second: readPart('second') }
}

/**
 * The moment at which calendar and clock show that there; `wall` and `toWallClock` write them as if they were of UTC, in ms.
 * An hour skipped in spring becomes the next one; an hour that comes twice in fall is always the same one of the two.
 */
export function toMomentOfClock(wall: number, timeZone: string): number {
  const guess = wall - (toWallClock(wall, timeZone) - wall)
  const late = toWallClock(guess, timeZone) - wall
  const again = guess - late
  return toWallClock(again, timeZone) === wall ? again : Math.max(guess, again)
}

export function toWallClock(at: number, timeZone: string): number {
  const { year, month, day: date, hour, minute, second } = readLocalClock(at, timeZone)
  return Date.UTC(year, month - 1, date, hour, minute, second) + (((at % 1000) + 1000) % 1000)
}
