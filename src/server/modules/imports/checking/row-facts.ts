import { type ImportField, importFieldWords } from '#domain/import/import-fields.ts'
import { longestOf } from '../columns/longest.ts'
import { readValue, type StateNames, type Value } from '../values/read-value.ts'

/** What was wrong with a value of a row. */
export type Wrong = { field: ImportField; found: string; expected: string; typed: string | null }

/** A row as it is meant: what it says by field, and what could not be read. */
export type RowFacts = {
  /** Its number in the sheet, from 1 for the first row under the headings. */
  row: number
  said: Map<ImportField, Value>
  wrong: Wrong[]
  /** The text that was read, by field. */
  text: (field: ImportField) => string
}

export type Mapping = ReadonlyMap<ImportField, number>
/** What a person typed in place of a cell, by row and field. */
export type Fixes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the cells of a row that go somewhere. What a person typed stands for the cell. */
export function readRow(
  cells: readonly string[],
  row: number,
  { mapping, fixes, states }: { mapping: Mapping; fixes: Fixes; states: StateNames },
): RowFacts {
  const typed = fixes[String(row)] ?? {}
  const said = new Map<ImportField, Value>()
  const wrong: Wrong[] = []
  const text = (field: ImportField) => typed[field] ?? cells[mapping.get(field) ?? -1] ?? ''
  // What was typed may be of a field that no column has.
  const fields = new Set([...mapping.keys(), ...(Object.keys(typed) as ImportField[])])
  for (const field of fields) {
    const read = readValue(text(field), importFieldWords(field).kind, longestOf(field), states)
    if (read.is === 'value') said.set(field, read.value)
    if (read.is === 'wrong') {
      const found = cells[mapping.get(field) ?? -1] ?? ''
      wrong.push({ field, found, expected: read.expected, typed: typed[field] ?? null })
    }
  }
  return { row, said, wrong, text }
}

/** A value of a row as text; nothing where it is not said. */
export function textOf(facts: RowFacts, field: ImportField): string {
  const value = facts.said.get(field)
  return value === undefined ? '' : String(value)
}
