export type AnswerTime = { unit: 'hour' | 'day'; count: number }

/** What a house usually takes is measured over the questions of so many days. */
export const measuredDays = 90

const hour = 60
const day = 24 * hour

/** In minutes. Null when unknown, or too long to be worth saying. */
export function estimateAnswerTime(usualMinutes: number | null): AnswerTime | null {
  if (usualMinutes === null || usualMinutes > 14 * day) return null
  if (usualMinutes > 20 * hour) return { unit: 'day', count: Math.ceil(usualMinutes / day) }
  return { unit: 'hour', count: Math.max(1, Math.ceil(usualMinutes / hour)) }
}

export function describeStretch(minutes: number): string {
  if (minutes < 1) return 'under a minute'
  if (minutes < hour) return `${Math.round(minutes)} min`
  if (minutes < 2 * day) {
    const rest = Math.round(minutes) % hour
    return `${Math.floor(Math.round(minutes) / hour)} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  return `${Math.floor(minutes / day)} days`
}

export function describeAge(minutes: number): string {
  if (minutes < hour) return describeStretch(Math.max(0, Math.floor(minutes)))
  if (minutes < 2 * day) return `${Math.floor(minutes / hour)} h`
  return describeStretch(minutes)
}
