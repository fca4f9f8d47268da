import { type Refusal, refuseAsConflict } from '#domain/decisions/refusal.ts'
import { mergeEdits } from '#domain/residence/listing/editing/merge-edits.ts'

export type Texts<Field extends string> = Record<Field, string>

/** What a form has shown of each field, first, and what it has sent since. */
export type SeenValues<Field extends string> = Record<Field, string[]>

export const bothChanged = 'Two of you changed this. Choose above what to keep.'

export const pickDisputed = <Field extends string>(
  fields: readonly Field[],
  errors: Readonly<Record<string, string>>,
): Field[] => fields.filter((field) => errors[field] === bothChanged)

export function mapFields<Field extends string, Value>(fields: readonly Field[], make: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>
}

type Sides<Field extends string> = { mine: Texts<Field>; theirs: Texts<Field>; seen: SeenValues<Field> | null }

export function mergeSeen<Field extends string>(fields: readonly Field[], { mine, theirs, seen }: Sides<Field>) {
  // A stored text that this form sent before is not a change by another person.
  const base = mapFields(fields, (field) =>
    seen === null || seen[field].includes(theirs[field]) ? theirs[field] : (seen[field][0] ?? ''),
  )
  const { values, disputed } = mergeEdits({ parts: fields.map((field) => [field]), base, mine, theirs })
  return { values, disputed: disputed.flat() }
}

export function refuseDisputed(disputed: readonly string[]): Refusal {
  const words = 'Somebody else changed this while you did. Nothing is lost: choose what to keep.'
  return { ...refuseAsConflict(words), fields: mapFields(disputed, () => bothChanged) }
}
