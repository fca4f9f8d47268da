import type { ImportField } from '#domain/import/import-fields.ts'
import { listingLimits } from '#domain/listing/listing-fields.ts'
import { sheetFacts } from '#domain/residence/fact-headings.ts'

const longest: ReadonlyMap<string, number> = new Map(
  sheetFacts.flatMap(({ field, most }) => (most ? [[field, most]] : [])),
)

export function longestOf(field: ImportField): number {
  if (field === 'cert_number') return 40
  if (field.startsWith('rule.')) return listingLimits.rule
  return longest.get(field) ?? listingLimits.note
}
