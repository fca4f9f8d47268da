import { uncapitalized } from '#domain/language/capital.ts'
import { dateFormat, lowerHalfDay } from '#domain/language/dates.ts'
import { audiences, audienceWords } from '#domain/residence/residence.ts'

const maxLength = 80

export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'not stated'
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ').trim()
  return text.length > maxLength ? `“${text.slice(0, maxLength - 1)}…”` : text
}

export const changed = (name: string, was: string, is: string) => `${name}: ${is}, was ${was}`
export const spelled = (name: string) => name.replaceAll('_', ' ')
export const count = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-US') : 'not stated')
export const yesNo = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : 'not stated')
export const splitParts = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export function bedsFor(audience: unknown): string {
  const known = audiences.find((one) => one === audience)
  return `Beds for ${known === undefined ? 'anyone' : uncapitalized(audienceWords[known])}`
}

export function reasonLine({ reason }: Readonly<Record<string, unknown>>): string[] {
  return typeof reason === 'string' && reason !== '' ? [`Reason: ${shown(reason)}`] : []
}

/** In UTC, because files are read in many places. Pages show the reader's own time (`momentsIn`). */
export function momentWords(moment: string): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return shown(moment)
  const form = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return `${lowerHalfDay(dateFormat(form).format(time))} UTC`
}

export type SaidMoment = { words: string; at: string }

export function momentsIn(
  lines: readonly string[],
  { before, after }: Record<'before' | 'after', Readonly<Record<string, unknown>>>,
): SaidMoment[] {
  const ats = [...Object.values(before), ...Object.values(after)].filter(
    (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  )
  return [...new Set(ats.map(String))]
    .map((at) => ({ words: momentWords(at), at }))
    .filter(({ words }) => lines.some((line) => line.includes(words)))
}
