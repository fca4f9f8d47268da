import { houseRules } from './house-rules.ts'
import type { ListingField, ListingValues } from './listing/listing-fields.ts'
import { needs } from './needs.ts'

export const wordFields: readonly ListingField[] = [
  'name',
  'description',
  ...houseRules.map((rule) => `rule_${rule}` as const),
  ...needs.map((need) => `note_${need}` as const),
]

export type OwnWords = { field: ListingField; sentence: string }

export function listOwnWords(values: ListingValues): OwnWords[] {
  return wordFields.flatMap((field) =>
    (values[field].match(/[^.!?\n]+[.!?]*/g) ?? [])
      .map((sentence) => ({ field, sentence: sentence.trim() }))
      .filter(({ sentence }) => sentence !== ''),
  )
}

const maxLength = 90

export function shortenQuote(sentence: string): string {
  return sentence.length > maxLength ? `${sentence.slice(0, maxLength - 1).trimEnd()}…` : sentence
}
