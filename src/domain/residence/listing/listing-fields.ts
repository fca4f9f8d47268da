import { capitalize } from '#domain/language/capital.ts'
import { type FactName, factNames } from '#domain/residence/facts.ts'
import { type HouseRule, houseRules } from '#domain/residence/house-rules.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'

export type BedsField = `beds_${Audience}`
export type NeedField = `need_${Need}`
export type NoteField = `note_${Need}`
export type RuleField = `rule_${HouseRule}`
export type ListingField = FactName | 'pin' | BedsField | NeedField | NoteField | RuleField

/** All text. Empty is "not stated" (for beds: none); lists are joined with commas; the pin is "latitude, longitude". */
export type ListingValues = Record<ListingField, string>

export const listingFields: readonly ListingField[] = [
  ...factNames,
  'pin',
  ...audiences.map((audience) => `beds_${audience}` as const),
  ...needs.flatMap((need) => [`need_${need}`, `note_${need}`] as const),
  ...houseRules.map((rule) => `rule_${rule}` as const),
]

const fieldGroups: readonly (readonly ListingField[])[] = [
  ['city', 'state', 'zip'],
  ['fee_amount', 'fee_per'],
]

export const listingParts: readonly (readonly ListingField[])[] = [
  ...fieldGroups,
  ...listingFields.filter((field) => !fieldGroups.flat().includes(field)).map((field) => [field]),
]

export function isListingField(name: string): name is ListingField {
  return listingFields.some((field) => field === name)
}

export function toListingValues(given: Readonly<Record<string, string | undefined>>): ListingValues {
  const entries = listingFields.map((field) => [field, Object.hasOwn(given, field) ? (given[field] ?? '') : ''])
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(entries) as ListingValues
}

export const listingLimits = {
  note: 200,
  rule: 300,
  item: 40,
  items: 20,
  dollars: 100_000,
  beds: 1000,
} as const

export const staffKinds = ['none', 'visits', 'evenings', 'day_and_night'] as const
export const feeTimes = ['week', 'month'] as const

export function parseItems(text: string): string[] {
  const seen = new Map<string, string>()
  for (const part of text.split(/[,;|\n]/)) {
    const item = part.replace(/\s+/g, ' ').trim()
    const key = item.toLowerCase()
    if (item !== '' && !seen.has(key)) seen.set(key, capitalize(item))
  }
  return [...seen.values()]
}

export function readDollars(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '').replace(/\.00?$/, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}
