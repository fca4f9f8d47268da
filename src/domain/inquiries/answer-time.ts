/** How long a house usually takes to answer, rounded up: "within 2 hours", "within a day". */
export type AnswerTime = { unit: 'hour' | 'day'; count: number }

const hour = 60
const day = 24 * hour

/** Null where it is not known, or where it is so long that it says nothing. Minutes. */
export function answerTime(usualMinutes: number | null): AnswerTime | null {
  if (usualMinutes === null || usualMinutes > 14 * day) return null
  if (usualMinutes > 20 * hour) return { unit: 'day', count: Math.ceil(usualMinutes / day) }
  return { unit: 'hour', count: Math.max(1, Math.ceil(usualMinutes / hour)) }
}

/** A stretch of time as the desk says it: "4 min", "2 h 5 min", "3 days". */
export function stretchWords(minutes: number): string {
  if (minutes < 1) return 'under a minute'
  if (minutes < hour) return `${Math.round(minutes)} min`
  if (minutes < 2 * day) {
    const rest = Math.round(minutes) % hour
    return `${Math.floor(Math.round(minutes) / hour)} h${rest === 0 ? '' : ` ${rest} min`}`
  }
  return `${Math.floor(minutes / day)} days`
}
