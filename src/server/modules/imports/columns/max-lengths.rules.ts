import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import type { ImportField } from '#domain/imports/import-fields.ts'
import { sheetFacts } from '#domain/residence/headings/fact-headings.ts'
import { listingLimits } from '#domain/residence/listing/listing-fields.ts'

const maxLengths: ReadonlyMap<string, number> = new Map(
  sheetFacts.flatMap(({ field, most }) => (most ? [[field, most]] : [])),
)

export function findMaxLength(field: ImportField): number {
  if (field === 'cert_number') return certificateLimits.number
  if (field === 'cert_operator') return certificateLimits.operator
  if (field.startsWith('rule.')) return listingLimits.rule
  return maxLengths.get(field) ?? listingLimits.note
}
