import type { FactColumns } from '#domain/residence/facts.ts'
import { type SheetFact, sheetFacts } from '#domain/residence/headings/fact-headings.ts'
import type { Audience } from '#domain/residence/residence.ts'

export type OwnGroup = {
  id: string
  audience: Audience
  total_beds: number
  occupied: number | null
  held: number
  said_at: string | null
}

/** Null where no number was reported. */
export function countOpen(group: OwnGroup, total = group.total_beds): number | null {
  if (group.occupied === null) return null
  return Math.max(Math.min(group.total_beds - group.occupied, total) - group.held, 0)
}

export type OwnResidence = {
  id: string
  slug: string
  status: string
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

export function findColumn(field: string): keyof FactColumns | null {
  return Object.hasOwn(columns, field) ? columns[field as SheetFact] : null
}
