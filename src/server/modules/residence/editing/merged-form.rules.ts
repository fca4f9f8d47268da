import type { SaveAnswer, SaveResidence } from '#contract/residence/residence-desk.ts'
import { applyChoices, mergeEdits } from '#domain/residence/listing/editing/merge-edits.ts'
import {
  type ListingValues,
  listingFields,
  listingParts,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'

export function mergeForm(asked: SaveResidence, typed: ListingValues, theirs: ListingValues, version: number) {
  // Nobody saved the residence meanwhile; its beds may still have changed.
  const isSame = asked.version === version
  const baseValues = asked.base === null ? null : toListingValues(asked.base)
  const base = baseValues ?? (isSame ? theirs : null)
  const parts = listingParts
  const mine = applyChoices({ parts, base, mine: typed }, asked.keep)
  const merged = mergeEdits({ parts, base, mine, theirs })
  // What was asked about and not chosen is asked again.
  const open = parts.filter(([name = '']) => asked.asked.includes(name) && asked.keep[name] === undefined)
  const still = open.filter((part) => part.some((field) => typed[field] !== theirs[field]))
  return { ...merged, disputed: [...new Set([...merged.disputed, ...still])] }
}

export function toDisputedAnswer(
  { values, disputed }: ReturnType<typeof mergeForm>,
  base: ListingValues,
  version: number,
): SaveAnswer {
  return { outcome: 'disputed', version, base, values, asked: disputed.map(([name = '']) => name) }
}

export function isChanged(values: ListingValues, saved: ListingValues): boolean {
  return listingFields.some((field) => values[field] !== saved[field])
}
