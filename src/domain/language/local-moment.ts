import { findZoneOfState, type UsZone } from '#domain/states/us-zones.ts'
import { readLocalClock, toWallClock } from './dates.ts'
import { dayMs } from './durations.ts'
import type { Language } from './language.ts'

const letters: Record<UsZone, string> = {
  'America/Puerto_Rico': 'AST',
  'America/New_York': 'ET',
  'America/Chicago': 'CT',
  'America/Denver': 'MT',
  'America/Phoenix': 'MST',
  'America/Los_Angeles': 'PT',
  'America/Anchorage': 'AKT',
  'Pacific/Honolulu': 'HST',
}

// Written here and not by the device: what the server drew and what the browser draws must be the same letters.
const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
}
const halves: Record<Language, readonly [string, string]> = { en: ['am', 'pm'], es: ['a. m.', 'p. m.'] }

export function isSinceDayBefore(at: Date, now: Date, state: string): boolean {
  const toDay = (moment: Date) => {
    const { year, month, day } = readLocalClock(moment, findZoneOfState(state))
    return Date.UTC(year, month - 1, day)
  }
  return toDay(now) - toDay(at) <= dayMs
}

/** `state` is two letters; null means Eastern time. */
export function formatLocalMoment(at: Date, state: string | null, language: Language): string {
  return writeMoment(at, state, { language, hasYear: false })
}

/** For mails, which are read much later: "Dec 1, 2026, 9:00 am ET". */
export function formatMomentWithYear(at: Date, state: string | null): string {
  return writeMoment(at, state, { language: 'en', hasYear: true })
}

type MomentStyle = { language: Language; hasYear: boolean }

function writeMoment(at: Date, state: string | null, { language, hasYear }: MomentStyle): string {
  const timeZone = findZoneOfState(state)
  const clock = readLocalClock(at, timeZone)
  const { year, day, hour } = clock
  const month = months[language][clock.month - 1]
  const date = language === 'en' ? `${month} ${day}` : `${day} ${month}`
  return `${date},${hasYear ? ` ${year},` : ''} ${hour % 12 || 12}:${String(clock.minute).padStart(2, '0')} ${halves[language][hour < 12 ? 0 : 1]} ${letters[timeZone]}`
}

export const toLocalDay = (at: Date, state: string | null) => toLocalInput(at, state).slice(0, 10)
export const toDayIn = (timeZone: string, at: string) =>
  new Date(toWallClock(Date.parse(at), timeZone)).toISOString().slice(0, 10)

/** As a form takes a moment on the clock of the state: 2027-01-31T09:30. */
export function toLocalInput(at: Date, state: string | null): string {
  return new Date(toWallClock(at.getTime(), findZoneOfState(state))).toISOString().slice(0, 16)
}
