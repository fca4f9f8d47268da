import { getImportFieldWords, type ImportField, isOnCertificate } from '#domain/imports/import-fields.ts'
import { findMaxLength } from '#server/modules/imports/columns/max-lengths.rules.ts'
import { readValue, type StateNames, type Value } from '#server/modules/imports/values/read-value.rules.ts'
import { splitAddress } from '#server/modules/imports/values/street.rules.ts'
import type { KnownTowns } from '#server/modules/imports/values/town.rules.ts'
import { readTownsOfRow } from './towns-of-row.rules.ts'

export type WrongValue = { field: ImportField; found: string; expected: string; typed: string | null }

/**
 * `row` is the sheet's own number, of which the first is 1. `cell` gives what stands in the file, even where a person
 * typed something else over it.
 */
export type RowFacts = {
  row: number
  said: Map<ImportField, Value>
  wrong: WrongValue[]
  text: (field: ImportField) => string
  cell: (field: ImportField) => string
}

export type Mapping = ReadonlyMap<ImportField, number>
export type Fixes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What a value means in every row, by field and by the cell. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>

export type RowParts = {
  mapping: Mapping
  fixes: Fixes
  meanings: Meanings
  states: StateNames
  gazetteer: KnownTowns
}

export function readRow(
  cells: readonly string[],
  row: number,
  { mapping, fixes, meanings, states, gazetteer }: RowParts,
): RowFacts {
  const typed = fixes[String(row)] ?? {}
  const valuesByField = new Map<ImportField, Value>()
  const readCell = (field: ImportField) => cells[mapping.get(field) ?? -1] ?? ''
  const readMeaning = (field: ImportField, found: string) => {
    // An answer given for all certificates does not apply to a row without one.
    const isMeant = found !== '' || (isOnCertificate(field) && readCell('cert_number') !== '')
    const said = isMeant ? meanings[field] : undefined
    return said && Object.hasOwn(said, found) ? (said[found] ?? '') : found
  }
  const text = (field: ImportField) => typed[field] ?? readMeaning(field, readCell(field))
  const isAnswered = (field: ImportField) =>
    typed[field] !== undefined || Object.hasOwn(meanings[field] ?? {}, readCell(field))
  const { towns, wrong: twoStates } = readTownsOfRow({ text, cell: readCell, isAnswered }, { states, gazetteer })
  const wrong: WrongValue[] = [...twoStates]
  function splitStreet(street: string): void {
    const parts = street === '' ? null : splitAddress(street)
    if (!parts) return
    const own = (['city', 'state', 'zip'] as const).filter(
      (field) => text(field) === '' && ![...towns.values()].some((town) => town[field] !== ''),
    )
    const read = own.map((field) => [field, readField(field, parts[field])] as const)
    const isAddress = readField('state', parts.state).is === 'value'
    if (!isAddress) return
    for (const [field, one] of read) if (one.is === 'value') valuesByField.set(field, one.value)
    valuesByField.set('street', parts.street)
  }
  function takeTowns(): void {
    for (const town of towns.values()) {
      for (const field of ['city', 'state', 'zip'] as const) {
        const read = readField(field, town[field])
        const isFree = !valuesByField.has(field) || (field === 'state' && town.saysState)
        if (read.is === 'value' && isFree) valuesByField.set(field, read.value)
      }
    }
  }
  const readField = (field: ImportField, said: string) =>
    readValue(said, getImportFieldWords(field).kind, findMaxLength(field), states)
  // What was typed, or said of all certificates, may be of a field that no column has.
  const said = (Object.keys(meanings) as ImportField[]).filter(isOnCertificate)
  const fields = new Set([...mapping.keys(), ...said, ...(Object.keys(typed) as ImportField[])])
  for (const field of fields) {
    if (towns.has(field)) continue
    const read = readField(field, text(field))
    if (read.is === 'value') valuesByField.set(field, read.value)
    if (read.is === 'wrong') {
      wrong.push({ field, found: readCell(field), expected: read.expected, typed: typed[field] ?? null })
    }
  }
  splitStreet(text('street'))
  takeTowns()
  return { row, said: valuesByField, wrong, text, cell: readCell }
}

export function buildProblem(facts: RowFacts, field: ImportField, expected: string): WrongValue {
  return { field, found: facts.text(field), expected, typed: null }
}

export function readText(facts: RowFacts, field: ImportField): string {
  const value = facts.said.get(field)
  return value === undefined ? '' : String(value)
}
