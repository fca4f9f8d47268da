import {
  type ListingField,
  type ListingValues,
  listingFields,
  listingParts,
} from '#domain/residence/listing/listing-fields.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'

// What belongs to one house alone.
const itsOwn: ReadonlySet<ListingField> = new Set<ListingField>([
  'name',
  'street',
  'city',
  'state',
  'zip',
  'visibility',
  'pin',
  'description',
  'need_children',
  'need_couples',
  'need_parking',
  'need_wheelchair',
  ...audiences.map((audience) => `beds_${audience}` as const),
])

// What says the same in two fields is copied as one, so that a copy never contradicts what is there.
const besideNeed: Partial<Record<Need, ListingField>> = {
  spanish: 'languages',
  staff_overnight: 'staff',
  curfew: 'rule_curfew',
  smoking_outside: 'rule_smoking',
}

const joined: readonly (readonly ListingField[])[] = [
  ['phone', 'takes_texts'],
  ...needs.map((need) => {
    const beside = besideNeed[need]
    return [`need_${need}` as const, `note_${need}` as const, ...(beside === undefined ? [] : [beside])]
  }),
]

const copied: readonly (readonly ListingField[])[] = [
  ...joined,
  ...listingParts.filter((part) => !part.some((field) => joined.flat().includes(field))),
].filter((part) => !part.some((field) => itsOwn.has(field)))

/** Fills in only what the house says nothing about. */
export function copyAnswers(
  own: ListingValues,
  other: ListingValues,
): { values: ListingValues; filled: ListingField[] } {
  const values = { ...own }
  for (const part of copied) {
    if (part.some((field) => own[field].trim() !== '')) continue
    for (const field of part) values[field] = other[field]
  }
  return { values, filled: listingFields.filter((field) => values[field] !== own[field]) }
}
