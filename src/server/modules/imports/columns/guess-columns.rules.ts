import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { type Columns, readCells } from '#server/modules/imports/reading/sheet.rules.ts'
import { readAudience, readLevel, readStaff, readYesNo } from '#server/modules/imports/values/read-choice.rules.ts'
import { readValue, type StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { looksLikeStreet } from '#server/modules/imports/values/street.rules.ts'
import { findSplitTown } from '#server/modules/imports/values/town.rules.ts'
import { findNamedColumn, isOwnShape, toHeadingKey } from './column-names.rules.ts'
import { findMaxLength } from './max-lengths.rules.ts'
import { isAboutResidents, looksLikeResidents, mayName, refusedWhy } from './resident-columns.rules.ts'

/** `mayBe` is what a column that is not imported looks like. Nothing is kept of one about people (`isRefused`). */
export type GuessedColumn = {
  field: ImportField | null
  why: string
  isGuess: boolean
  mayBe?: ImportField
  isRefused?: true
}

const looked = 200

export function guessColumns(sheet: Columns, states: StateNames): GuessedColumn[] {
  const own = isOwnShape(sheet.headings)
  const refused = new Set(sheet.refused)
  const guessed = sheet.headings.map((heading, column) =>
    refused.has(column) ? refusal : guessColumn(heading, readCells(sheet, column, looked), { own, states }),
  )
  if (sheet.headings.every((heading) => heading === '')) guessName(sheet, guessed)
  // A name by itself is a person's, where another column names the house.
  const rank = (column: number) => {
    if (guessed[column]?.isGuess) return 2
    return toHeadingKey(sheet.headings[column] ?? '') === 'name' && !own ? 1 : 0
  }
  const order = [...guessed.keys()].toSorted((one, other) => rank(one) - rank(other) || one - other)
  const taken = new Map<ImportField, number>()
  for (const column of order) {
    const field = guessed[column]?.field
    if (!field) continue
    // A house has one fee: of a sheet with both, the one per week. Our own file fills only one of the two in a row.
    const first = taken.get(field) ?? (field === 'fee_month' && !own ? taken.get('fee_week') : undefined)
    if (first === undefined) taken.set(field, column)
    else guessed[column] = leaveOut(`“${sheet.headings[first]}” goes to ${getImportFieldWords(field).label} already`)
  }
  return guessed.map(({ mayBe, ...guess }) => (mayBe && !taken.has(mayBe) ? { ...guess, mayBe } : guess))
}

/** Without headings, the first column of words that differ from row to row is the name. */
function guessName(sheet: Columns, guessed: GuessedColumn[]): void {
  const column = guessed.findIndex(({ field, isRefused }, at) => {
    const cells = field === null && !isRefused ? readCells(sheet, at, looked) : []
    const worded = cells.filter((cell) => /^\p{L}/u.test(cell) && cell.length < 80)
    return worded.length > 0 && worded.length >= cells.length * 0.8 && new Set(cells).size >= cells.length * 0.8
  })
  if (column >= 0) guessed[column] = guessOf('name')
}

export function findRefusedColumns(sheet: Columns, states: StateNames): number[] {
  const guessed = guessColumns(sheet, states)
  const refused = guessed.flatMap(({ isRefused }, column) => (isRefused ? [column] : []))
  if (refused.length === 0) return []
  const names = guessed.flatMap(({ field }, column) => {
    return field === null && /^(full )?names?$/.test(toHeadingKey(sheet.headings[column] ?? '')) ? [column] : []
  })
  return [...new Set([...refused, ...names])].toSorted((one, other) => one - other)
}

export const unknownColumn = 'We do not know this column'

const refusal: GuessedColumn = { field: null, why: refusedWhy, isGuess: false, isRefused: true }

const leaveOut = (why: string): GuessedColumn => ({ field: null, why, isGuess: false })

function guessColumn(
  heading: string,
  cells: readonly string[],
  { own, states }: { own: boolean; states: StateNames },
): GuessedColumn {
  const named = findNamedColumn(heading, own)
  const isOpen = named.is === 'likely' || named.is === 'unknown'
  if (isOpen && saysWhere.test(toHeadingKey(heading)) && areTowns(cells, states)) return guessOf('city')
  switch (named.is) {
    case 'sure':
      if (named.field === 'name' && areStreets(cells)) return { field: 'name', why: streetsAsNames, isGuess: true }
      return (
        chooseOtherTwin(named.field, cells, states) ?? { field: named.field, why: 'Matched by name', isGuess: false }
      )
    case 'likely':
      if (named.field === 'name' && areStreets(cells))
        return { field: 'street', why: 'A guess by its values. Please check.', isGuess: true }
      // "Contact" may hold people's names: what stands in it must be readable as what it may be.
      if (cells.length === 0 || share(cells, named.field, states) >= 0.5) {
        return { field: named.field, why: 'A guess. Please check.', isGuess: true }
      }
      return isAboutResidents(toHeadingKey(heading)) ? refusal : guessByCells(cells, states)
    case 'rent':
      return {
        field: computeMedianSum(cells) > 350 ? 'fee_month' : 'fee_week',
        why: 'A guess. Please check.',
        isGuess: true,
      }
    case 'refused':
      return refusal
    case 'left': {
      const { field, mayBe = field } = guessByCells(cells, states)
      return own || mayBe === null ? leaveOut(named.why) : askWhether(mayBe, named.why)
    }
    case 'unknown':
      return guessByCells(cells, states)
  }
}

const twins: Partial<Record<ImportField, ImportField>> = { cert_form: 'cert_kind', cert_kind: 'cert_form' }

/** A heading may mean either of the two: where the values are those of the other, they win. */
function chooseOtherTwin(field: ImportField, cells: readonly string[], states: StateNames): GuessedColumn | null {
  const other = twins[field]
  if (!other || share(cells, field, states) >= 0.5 || share(cells, other, states) < 0.5) return null
  return { field: other, why: 'Matched by its values', isGuess: false }
}

export const streetsAsNames = 'These look like street addresses. A name is public, an address is not.'

const areStreets = (cells: readonly string[]) =>
  cells.length > 0 && cells.filter(looksLikeStreet).length >= cells.length * 0.3

const saysWhere = /\b(location|where|place)\b/

const areTowns = (cells: readonly string[], states: StateNames, withZip = false) =>
  cells.length > 0 &&
  cells.filter((cell) => {
    const like = findSplitTown(cell, states)
    return withZip ? like === 'town, state and ZIP' : like !== null
  }).length >=
    cells.length * 0.8

const telling = ['email', 'phone', 'zip', 'state', 'website'] as const

const worded = ['audience', 'level', 'staff'] as const

function guessByCells(cells: readonly string[], states: StateNames): GuessedColumn {
  if (cells.length === 0) return leaveOut('Empty')
  if (looksLikeResidents(cells)) return refusal
  if (cells.filter(looksLikeStreet).length >= cells.length * 0.8) return guessOf('street')
  if (areTowns(cells, states, true)) return guessOf('zip')
  const field =
    telling.find((one) => share(cells, one, states) >= 0.8) ??
    worded.find((one) => isTold(cells, one) && share(cells, one, states) >= 0.8)
  if (field) return guessOf(field)
  // Who may see an address is never guessed: a person has to choose.
  const mayBe = ([...worded, 'visibility'] as const).find((one) => {
    return isTold(cells, one) && share(cells, one, states) >= 0.5
  })
  const isLong = cells.filter((cell) => cell.split(/\s+/).length > 3).length > cells.length * 0.3
  const why = isLong ? mayName : unknownColumn
  return mayBe ? askWhether(mayBe, why) : leaveOut(why)
}

const guessOf = (field: ImportField): GuessedColumn => ({
  field,
  why: 'A guess by its values. Please check.',
  isGuess: true,
})

const askWhether = (mayBe: ImportField, why: string): GuessedColumn => ({ field: null, why, isGuess: false, mayBe })

function isTold(cells: readonly string[], field: (typeof worded)[number] | 'visibility'): boolean {
  return cells.some((cell) => {
    if (readYesNo(cell) !== null || /^\d+$/.test(cell)) return false
    const audience = readAudience(cell)
    if (field === 'audience') return audience !== null && audience !== 'any'
    if (field === 'level') return readLevel(cell) !== null
    if (field === 'staff') return readStaff(cell) !== null
    return audience === null && /^(exact|area|hidden|area only)$/i.test(cell)
  })
}

function share(cells: readonly string[], field: ImportField, states: StateNames): number {
  const { kind } = getImportFieldWords(field)
  const most = findMaxLength(field)
  const right = cells.filter((cell) => {
    if (kind === 'website' && !/\.[a-z]{2,}/i.test(cell)) return false
    return readValue(cell, kind, most, states).is === 'value'
  })
  return right.length / Math.max(cells.length, 1)
}

function computeMedianSum(cells: readonly string[]): number {
  const sums = cells
    .map((cell) => Number(cell.replace(/[^\d.]/g, '')))
    .filter((sum) => sum > 0)
    .toSorted((one, other) => one - other)
  return sums[Math.floor(sums.length / 2)] ?? 0
}
