import type { ListingField, ListingValues } from '#domain/listing/listing-fields.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { needs } from '#domain/residence/needs.ts'

/** Where a house writes in its own words. */
export const wordFields: readonly ListingField[] = [
  ...(['name', 'description'] as const),
  ...houseRules.map((rule) => `rule_${rule}` as const),
  ...needs.map((need) => `note_${need}` as const),
]

/** A sentence of a house's own, and the field it stands in. */
export type OwnWords = { field: ListingField; sentence: string }

/** Every sentence a house wrote, in the order of the form. */
export function ownWords(values: ListingValues): OwnWords[] {
  return wordFields.flatMap((field) =>
    (values[field].match(/[^.!?\n]+[.!?]*/g) ?? [])
      .map((sentence) => ({ field, sentence: sentence.trim() }))
      .filter(({ sentence }) => sentence !== ''),
  )
}

const longest = 90

/** A sentence as it is quoted: not the whole of a long one. */
export function quoted(sentence: string): string {
  return sentence.length > longest ? `${sentence.slice(0, longest - 1).trimEnd()}…` : sentence
}
