import { describePeople } from '#domain/beds/bed-people.ts'
import { createDateFormat, formatMediumDay, lowerHalfDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { audiences } from '#domain/residence/residence.ts'

const maxLength = 80

export function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'not stated'
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ').trim()
  return text.length > maxLength ? `“${text.slice(0, maxLength - 1)}…”` : text
}

export const describeChange = (name: string, was: string, is: string) => `${name}: ${is}, was ${was}`
export const spellName = (name: string) => name.replaceAll('_', ' ')
export const count = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : 'not stated')
export const formatYesNo = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : 'not stated')
export const splitParts = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** A day or a moment: "Feb 1, 2026". */
export const describeDay = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? formatMediumDay(value.slice(0, 10))
    : formatValue(value)
export const describeLevel = (value: unknown) =>
  typeof value === 'number' ? `Level ${['I', 'II', 'III', 'IV'][value - 1] ?? value}` : 'not stated'

export function describeBedsFor(audience: unknown): string {
  const known = audiences.find((one) => one === audience)
  return `Beds for ${known === undefined ? 'anyone' : describePeople(known)}`
}

export function describeReason({ reason }: Readonly<Record<string, unknown>>): string[] {
  return typeof reason === 'string' && reason !== '' ? [`Reason: ${formatValue(reason)}`] : []
}

/** In UTC, because files are read in many places. Pages show the reader's own time (`listMoments`). */
export function describeMoment(moment: string): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return formatValue(moment)
  const form = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return `${lowerHalfDay(createDateFormat(form).format(time))} UTC`
}

export type SaidMoment = { words: string; at: string }

export function listMoments(
  lines: readonly string[],
  { before, after }: Record<'before' | 'after', Readonly<Record<string, unknown>>>,
): SaidMoment[] {
  const ats = [...Object.values(before), ...Object.values(after)].filter(
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  )
  return [...new Set(ats.map(String))]
    .map((at) => ({ words: describeMoment(at), at }))
    .filter(({ words }) => lines.some((line) => line.includes(words)))
}
