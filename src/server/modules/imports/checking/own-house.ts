import { type SheetFact, sheetFacts } from '#domain/residence/fact-headings.ts'
import type { FactColumns } from '#domain/residence/facts.ts'
import type { Audience } from '#domain/residence/residence.ts'

/** A group of beds as it is: what the house said last of it, or null, and the holds that run. */
export type OwnGroup = { id: string; audience: Audience; total_beds: number; occupied: number | null; held: number }

/** How many beds of a group are open, as the board shows it: `total` of them, if it had another number. Null where none was said. */
export function openOf(group: OwnGroup, total = group.total_beds): number | null {
  if (group.occupied === null) return null
  return Math.max(Math.min(group.total_beds - group.occupied, total) - group.held, 0)
}

/** A house of the organisation as the database has it, by the names of its columns. */
export type OwnHouse = {
  id: string
  slug: string
  status: string
  /** Every save has the next one. */
  version: number
  answers: Record<string, boolean>
  answer_notes: Record<string, string>
  rules: Record<string, string>
  groups: OwnGroup[]
} & FactColumns

// The table gives every one of them a row.
const columns = Object.fromEntries(sheetFacts.map(({ field, column }) => [field, column])) as Record<
  SheetFact,
  keyof FactColumns
>

/** The column of a fact that is one cell of a sheet and one column of the table; null for every other field. */
export function columnOf(field: string): keyof FactColumns | null {
  return Object.hasOwn(columns, field) ? columns[field as SheetFact] : null
}
