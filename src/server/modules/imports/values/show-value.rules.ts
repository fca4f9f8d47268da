import type { ImportKind } from '#domain/imports/import-fields.ts'
import { buildTelAddress } from '#domain/inquiries/tel-address.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { cleanText } from '#domain/residence/listing/typed-text.ts'
import { type Audience, audienceWords } from '#domain/residence/residence.ts'
import type { Value } from './read-value.rules.ts'

const visibilityWords: Record<string, string> = { exact: 'everyone', area: 'the area only', hidden: 'nobody' }
const roman = ['', 'I', 'II', 'III', 'IV']

const shortenWebsite = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')

export function showValue(value: Value | null | undefined, kind: ImportKind): string {
  if (value === null || value === undefined || value === '') return 'Not stated'
  if (Array.isArray(value)) return value.length === 0 ? 'Not stated' : value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  switch (kind) {
    case 'money':
      return `$${formatNumber(Number(value))}`
    case 'level':
      return roman[Number(value)] ?? String(value)
    case 'months':
      return `${value} months`
    case 'audience':
      // Read values are audiences.
      return audienceWords[value as Audience] ?? String(value)
    case 'visibility':
      return visibilityWords[String(value)] ?? String(value)
    case 'website':
      return shortenWebsite(String(value))
    case 'staff':
      return String(value).replaceAll('_', ' ')
    default:
      return String(value)
  }
}

export function toCell(value: Value | null | undefined, kind: ImportKind): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (kind === 'level') return roman[Number(value)] ?? ''
  if (kind === 'audience' || kind === 'staff') return String(value).replaceAll('_', ' ')
  return String(value)
}

export function toComparable(value: Value | null | undefined, kind: ImportKind): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return JSON.stringify(value).toLowerCase()
  if (kind === 'phone') return buildTelAddress(String(value))
  if (kind === 'email') return String(value).toLowerCase()
  if (kind === 'website') return shortenWebsite(String(value)).toLowerCase()
  if (kind === 'line' || kind === 'name') return String(value).replace(/\s+/g, ' ').trim()
  if (kind === 'text') return cleanText(String(value))
  return String(value)
}
