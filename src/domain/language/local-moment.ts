import type { Language } from '#domain/language/language.ts'
import { type UsZone, zoneOfState } from '#domain/states/us-zones.ts'

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

const formats = new Map<UsZone, Intl.DateTimeFormat>()

function findFormat(timeZone: UsZone): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const hours = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...hours })
  formats.set(timeZone, made)
  return made
}

function splitParts(at: Date, timeZone: UsZone) {
  const parts = findFormat(timeZone).formatToParts(at)
  return (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value ?? 0)
}

export function isSinceDayBefore(at: Date, now: Date, state: string): boolean {
  const toDay = (moment: Date) => {
    const part = splitParts(moment, zoneOfState(state))
    return Date.UTC(part('year'), part('month') - 1, part('day'))
  }
  return toDay(now) - toDay(at) <= 86_400_000
}

/** `state` is two letters; null means Eastern time. */
export function localMoment(at: Date, state: string | null, language: Language): string {
  const timeZone = zoneOfState(state)
  const part = splitParts(at, timeZone)
  const [hour, minute] = [part('hour'), String(part('minute')).padStart(2, '0')]
  const month = months[language][part('month') - 1]
  const date = language === 'en' ? `${month} ${part('day')}` : `${part('day')} ${month}`
  return `${date}, ${hour % 12 || 12}:${minute} ${halves[language][hour < 12 ? 0 : 1]} ${letters[timeZone]}`
}
