import type { ImportField } from '#domain/importing/import-fields.ts'

/** The most letters the database keeps of a line. */
export function longestOf(field: ImportField): number {
  if (field === 'name') return 120
  if (field === 'cert_number') return 40
  if (field === 'city') return 100
  if (field === 'description') return 4_000
  return field.startsWith('rule.') ? 300 : 200
}
