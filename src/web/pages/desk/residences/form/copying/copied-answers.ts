import { copyAnswers } from '#domain/listing/editing/copy-answers.ts'
import { type ListingField, type ListingValues, toListingValues } from '#domain/listing/listing-fields.ts'
import type { Start } from '#web/pages/desk/residences/edit-start.ts'

// `searched` is null while they are few enough to be listed at once.
export type OtherResidences = { items: readonly { id: string; name: string; city: string }[]; searched: string | null }

// `values` is null where the house could not be read, and so is `filled` below.
export type CopiedFrom = { name: string; values: Readonly<Record<string, string>> | null }

export type CopiedAnswers = { name: string; filled: readonly ListingField[] | null }

export function copyInto(
  own: ListingValues,
  { name, values }: CopiedFrom,
): { values: ListingValues; copied: CopiedAnswers } {
  if (values === null) return { values: own, copied: { name, filled: null } }
  const found = copyAnswers(own, toListingValues(values))
  return { values: found.values, copied: { name, filled: found.filled } }
}

// Without script, a copy is asked for by the address: nothing of it is saved yet.
export function startWithCopy(start: Start, from: CopiedFrom | null): { start: Start; copied: CopiedAnswers | null } {
  if (from === null || start.trouble !== null || start.asked.length > 0) return { start, copied: null }
  const { values, copied } = copyInto(start.values, from)
  return { start: { values, base: start.base, version: start.version, asked: [], trouble: null }, copied }
}
