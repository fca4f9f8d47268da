import type { ImportColumn } from '#contract/imports/imports.ts'
import {
  getImportFieldWords,
  type ImportField,
  isCertificateField,
  isImportField,
  saysOpen,
} from '#domain/imports/import-fields.ts'
import type { Choices } from '#server/modules/imports/checking/choices.rules.ts'
import { type Columns, readCells } from '#server/modules/imports/reading/sheet.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { toHeadingKey } from './column-names.rules.ts'
import { describeReading } from './column-note.rules.ts'
import { type GuessedColumn, guessColumns, unknownColumn } from './guess-columns.rules.ts'

export function mapColumns(
  sheet: Columns,
  choices: Choices,
  states: StateNames,
  isAffiliate = false,
): { mapping: Map<ImportField, number>; columns: ImportColumn[] } {
  const guessed = guessColumns(sheet, states).map((guess, column) =>
    chooseColumn(sheet.headings[column] ?? '', guess, isAffiliate),
  )
  const isRefused = (column: number) => guessed[column]?.isRefused === true
  const mapping = new Map<ImportField, number>()
  for (const [column, field] of Object.entries(choices.columns)) {
    if (!isImportField(field) || !mayGoTo(field, isAffiliate)) continue
    if (Number(column) < sheet.headings.length && !isRefused(Number(column))) mapping.set(field, Number(column))
  }
  for (const [column, { field }] of guessed.entries()) {
    const isChosen = choices.columns[String(column)] !== undefined
    if (field && !isChosen && !mapping.has(field)) mapping.set(field, column)
  }
  const goesTo = new Map([...mapping].map(([field, column]) => [column, field]))
  const columns = sheet.headings.map((name, column): ImportColumn => {
    const field = goesTo.get(column) ?? null
    const guess = guessed[column]
    const isChosen = choices.columns[String(column)] !== undefined && !isRefused(column)
    const isOpen = !isChosen && !choices.sure.includes(column)
    const mayBe = field === null && isOpen && guess?.mayBe && !mapping.has(guess.mayBe) ? guess.mayBe : null
    const isGuess = mayBe !== null || (field !== null && isOpen && (guess?.isGuess ?? false))
    const cells = readCells(sheet, column, 500)
    const about = field === null ? null : describeReading(field, cells, states)
    const why = isChosen ? (field === null ? 'Left out by you' : 'Chosen by you') : explainGuess(guess, field, mapping)
    return {
      column,
      name: name === '' ? `Column ${column + 1}` : name,
      first: shorten(cells[0] ?? ''),
      field,
      label: field === null ? null : getImportFieldWords(field).label,
      isGuess,
      mayBe: mayBe === null ? null : getImportFieldWords(mayBe).label,
      isRefused: isRefused(column),
      isUnknown: mayBe === null && why === unknownColumn,
      note:
        mayBe === null
          ? toNote({ why, about, isGuess, wasGuess: guess?.isGuess ?? false })
          : `Not imported. Its values look like ${getImportFieldWords(mayBe).label}.`,
    }
  })
  return { mapping, columns }
}

function explainGuess(
  guess: GuessedColumn | undefined,
  field: ImportField | null,
  mapping: ReadonlyMap<ImportField, number>,
) {
  if (guess?.field && field === null && mapping.has(guess.field)) {
    return `Another column goes to ${getImportFieldWords(guess.field).label}`
  }
  return guess?.why ?? ''
}

type ColumnNote = { why: string; about: string | null; isGuess: boolean; wasGuess: boolean }

function toNote({ why, about, isGuess, wasGuess }: ColumnNote): string {
  if (isGuess) return about === null ? why : `${why} ${about}`
  if (wasGuess && why.startsWith('A guess')) return about ?? 'You said that is right'
  return about ?? why
}

function shorten(cell: string): string {
  return cell.length > 80 ? `${cell.slice(0, 80)}…` : cell
}

function mayGoTo(field: ImportField, isAffiliate: boolean): boolean {
  return isAffiliate ? !saysOpen(field) : !isCertificateField(field)
}

function describeNotYours(field: ImportField): string {
  return field === 'cert_operator' ? 'Your houses come in as those of your organization' : 'Your affiliate says this'
}

function chooseColumn(heading: string, guess: GuessedColumn, isAffiliate: boolean): GuessedColumn {
  // Our own export names it so, where an operator takes their houses out.
  if (isAffiliate && toHeadingKey(heading) === 'certified until')
    return { field: 'cert_ends', why: 'Matched by name', isGuess: false }
  const { mayBe, ...rest } = guess
  const kept = mayBe && mayGoTo(mayBe, isAffiliate) ? guess : rest
  if (kept.field === null || mayGoTo(kept.field, isAffiliate)) return kept
  const why = isAffiliate ? 'Only the house itself says how many beds are open' : describeNotYours(kept.field)
  return { field: null, why, isGuess: false }
}
