import { type ImportField, importFieldWords } from '#domain/import/import-fields.ts'
import { findMaxLength } from '#server/modules/imports/columns/max-lengths.rules.ts'
import { readValue, type StateNames, type Value } from '#server/modules/imports/values/read-value.rules.ts'

export type Wrong = { field: ImportField; found: string; expected: string; typed: string | null }

export type RowFacts = {
  /** From 1 for the first row under the headings. */
  row: number
  said: Map<ImportField, Value>
  wrong: Wrong[]
  text: (field: ImportField) => string
}

export type Mapping = ReadonlyMap<ImportField, number>
export type Fixes = Readonly<Record<string, Readonly<Record<string, string>>>>

export function readRow(
  cells: readonly string[],
  row: number,
  { mapping, fixes, states }: { mapping: Mapping; fixes: Fixes; states: StateNames },
): RowFacts {
  const typed = fixes[String(row)] ?? {}
  const valuesByField = new Map<ImportField, Value>()
  const wrong: Wrong[] = []
  const text = (field: ImportField) => typed[field] ?? cells[mapping.get(field) ?? -1] ?? ''
  // What was typed may be of a field that no column has.
  const fields = new Set([...mapping.keys(), ...(Object.keys(typed) as ImportField[])])
  for (const field of fields) {
    const read = readValue(text(field), importFieldWords(field).kind, findMaxLength(field), states)
    if (read.is === 'value') valuesByField.set(field, read.value)
    if (read.is === 'wrong') {
      const found = cells[mapping.get(field) ?? -1] ?? ''
      wrong.push({ field, found, expected: read.expected, typed: typed[field] ?? null })
    }
  }
  return { row, said: valuesByField, wrong, text }
}

export function readText(facts: RowFacts, field: ImportField): string {
  const value = facts.said.get(field)
  return value === undefined ? '' : String(value)
}
