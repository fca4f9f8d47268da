import { copyAnswers } from '#domain/residence/listing/editing/copy-answers.ts'
import {
  isListingField,
  type ListingField,
  type ListingValues,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

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

// Without script, the page comes again with what was copied beside what was typed.
export function readCopied(answered: FormAnswer | null): CopiedAnswers | null {
  const { copied, copiedFrom = '' } = answered?.values ?? {}
  if (copied === undefined) return null
  return { name: copiedFrom, filled: copied === 'gone' ? null : copied.split(',').filter(isListingField) }
}
