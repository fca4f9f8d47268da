import type { ImportAnswers, ImportChoicesInput } from '#contract/imports/imports.ts'
import { isImportField } from '#domain/imports/import-fields.ts'

/**
 * `values` are by field, then by the cell as it stands in the file. `sure` are the columns whose guess a person
 * confirmed.
 */
export type Choices = {
  /** The sheet that a person chose, by its place among those kept, and the row of its headings: 0 for none. */
  read: { sheet: number | null; headings: number | null }
  answers: ImportAnswers
  columns: Record<string, string>
  fixes: Record<string, Record<string, string>>
  values: Record<string, Record<string, string>>
  twoResidences: number[]
  sure: number[]
  /** When they were made for an earlier file with these headings, whose key it is; null where nobody wants that. */
  remembered?: { at: string; key: string } | null
}

export const noChoices: Choices = {
  read: { sheet: null, headings: null },
  answers: { beds: null, closed: null, asOf: null },
  columns: {},
  fixes: {},
  values: {},
  twoResidences: [],
  sure: [],
}

export function listChoices({ choices }: { choices: unknown }): Choices {
  return { ...noChoices, ...(choices as Partial<Choices>) }
}

const maxFixes = 2_000

export function mergeChoices(all: Choices, now: ImportChoicesInput): Choices {
  if (now.forget) return { ...noChoices, remembered: null }
  const before = now.read ? readOtherwise(all, now.read) : all
  const columns = { ...before.columns }
  for (const { column, field } of now.columns ?? []) {
    if (field !== '' && !isImportField(field)) continue
    // A field has one column: who chooses it for another takes it away from the first.
    for (const [other, taken] of Object.entries(columns)) if (taken === field && field !== '') columns[other] = ''
    columns[String(column)] = field
  }
  const fixes = { ...before.fixes }
  let count = Object.values(fixes).reduce((sum, fields) => sum + Object.keys(fields).length, 0)
  for (const { row, field, value } of now.fixes ?? []) {
    if (!isImportField(field)) continue
    const { [field]: old, ...rest } = fixes[String(row)] ?? {}
    // An empty field is no fix: the cell of the file counts again.
    if (value.trim() === '') fixes[String(row)] = rest
    else if (old !== undefined || count < maxFixes) fixes[String(row)] = { ...rest, [field]: value }
    if (old === undefined && value.trim() !== '') count += 1
  }
  const joinNumbers = (old: number[], more: number[] | undefined) =>
    [...new Set([...old, ...(more ?? [])])].slice(0, 20_000)
  return {
    read: before.read,
    answers: { ...before.answers, ...dropUndefined(now.answers) },
    columns,
    fixes,
    values: mergeValues(before.values, now.values ?? []),
    twoResidences: joinNumbers(before.twoResidences, now.twoResidences),
    sure: joinNumbers(before.sure, now.sure),
    remembered: before.remembered ?? null,
  }
}

const maxValues = 500

function mergeValues(before: Choices['values'], now: NonNullable<ImportChoicesInput['values']>): Choices['values'] {
  const all = new Map(Object.entries(before).map(([field, said]) => [field, new Map(Object.entries(said))]))
  let count = [...all.values()].reduce((sum, said) => sum + said.size, 0)
  for (const { field, found, value } of now) {
    if (!isImportField(field)) continue
    const said = all.get(field) ?? new Map<string, string>()
    all.set(field, said)
    if (value === null) said.delete(found)
    else if (said.has(found) || count < maxValues) said.set(found, value)
    count += 1
  }
  return Object.fromEntries([...all].map(([field, said]) => [field, Object.fromEntries(said)]))
}

const dropUndefined = (answers: ImportChoicesInput['answers'] = {}) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

function readOtherwise(before: Choices, asked: NonNullable<ImportChoicesInput['read']>): Choices {
  const { sheet, headings, isSame } = asked
  const isOtherSheet = sheet !== undefined && sheet !== before.read.sheet
  const read = { sheet: sheet ?? before.read.sheet, headings: isOtherSheet ? null : (headings ?? before.read.headings) }
  return isSame && !isOtherSheet ? { ...before, read } : { ...noChoices, read, remembered: null }
}
