import type { PromiseWords } from '#content/staff/promise.ts'
import { dayMs, hourMs, minuteMs } from '#domain/language/durations.ts'
import { formatCount } from '#domain/language/numbers.ts'

/** Milliseconds left below which a waiting message needs attention. */
const soonWithin = 4 * hourMs

/** `elapsed` is the share of the promised time that has passed, from 0 to 1. */
export type PromiseStanding = {
  state: 'waiting' | 'soon' | 'late' | 'kept' | 'broken'
  words: string
  elapsed: number
}

type PromisedMessage = { receivedAt: string; dueAt: string; answeredAt: string | null }

/** Times are ISO 8601; words are rounded down to the largest whole unit. */
export function describePromise(
  { receivedAt, dueAt, answeredAt }: PromisedMessage,
  now: Date,
  words: PromiseWords,
): PromiseStanding {
  const received = Date.parse(receivedAt)
  const due = Date.parse(dueAt)
  if (answeredAt !== null) {
    const answered = Date.parse(answeredAt)
    const span = describeSpan(answered - received)
    if (answered <= due) return { state: 'kept', words: words.kept(span), elapsed: 1 }
    return { state: 'broken', words: words.broken(span, describeSpan(answered - due)), elapsed: 1 }
  }
  const left = due - now.getTime()
  if (left < 0) return { state: 'late', words: words.late(describeSpan(-left)), elapsed: 1 }
  const elapsed = Math.min(1, Math.max(0, 1 - left / (due - received)))
  return { state: left < soonWithin ? 'soon' : 'waiting', words: words.left(describeSpan(left)), elapsed }
}

/** `span` is in milliseconds, and rounded down. */
export function describeSpan(span: number): string {
  if (span < minuteMs) return 'less than a minute'
  if (span < hourMs) return formatCount(Math.floor(span / minuteMs), 'minute')
  // Up to two days hours say more: the promise is counted in them.
  if (span < 2 * dayMs) return formatCount(Math.floor(span / hourMs), 'hour')
  return formatCount(Math.floor(span / dayMs), 'day')
}
