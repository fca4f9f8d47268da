import { formatNumber } from '#domain/language/numbers.ts'
import { cleanText, normalizeText } from '#domain/residence/listing/typed-text.ts'

/** A sheet as it stands in its file; `numbers` are the sheet's own numbers of the rows, of which the first is 1. */
export type RawSheet = { name: string; rows: string[][]; numbers: number[] }

/** `others` are sheets that were not read: too many of them, or broken. */
export type RawBook = { sheets: RawSheet[]; others: string[] }

/** The table of houses in a sheet. `refused` are columns about people, of which nothing is kept. */
export type Sheet = { headings: string[]; rows: string[][]; numbers: number[]; refused?: number[] }

export type Columns = Omit<Sheet, 'numbers'>

export function readCells({ rows }: Columns, column: number, most: number): string[] {
  const cells: string[] = []
  for (const row of rows) {
    const cell = row[column] ?? ''
    if (cell !== '') cells.push(cell)
    if (cells.length === most) break
  }
  return cells
}

export const sheetLimits = { rows: 20_000, columns: 200, cells: 1_000_000, cell: 32_767, text: 20_000_000 } as const

export class SheetError extends Error {
  override readonly name = 'SheetError'
}

type Budget = { cells: number; text: number }

/** The sheets of one file share a budget. */
export const createBudget = (): Budget => ({ cells: 0, text: 0 })

/** Leaves empty rows out. Throws SheetError past a limit. */
export function gatherSheet(
  name: string,
  budget: Budget,
): { take(cells: readonly string[], number: number): void; sheet(): RawSheet } {
  const rows: string[][] = []
  const numbers: number[] = []

  function take(cells: readonly string[], number: number): void {
    const width = findLastFilled(cells)
    if (width > sheetLimits.columns) {
      throw new SheetError(`This file has ${formatNumber(width)} columns. We read up to ${sheetLimits.columns}.`)
    }
    const own = cells.slice(0, width).map((cell) => normalizeText(cell ?? ''))
    for (const [column, cell] of own.entries()) {
      budget.text += cell.length
      if (cell.length > sheetLimits.cell)
        throw buildTooLongError(number, rows[0]?.[column] ?? `column ${column + 1}`, cell)
    }
    budget.cells += width
    if (budget.cells > sheetLimits.cells) {
      throw new SheetError(
        `This file has more than ${formatNumber(sheetLimits.cells)} cells. Split it, or leave columns out.`,
      )
    }
    if (budget.text > sheetLimits.text) throw buildTooMuchError()
    if (!own.some((cell) => cleanText(cell) !== '')) return
    rows.push(own)
    numbers.push(number)
    if (rows.length > sheetLimits.rows + topRows) {
      throw new SheetError(
        `This file has more than ${formatNumber(sheetLimits.rows)} rows. Split it into smaller files.`,
      )
    }
  }

  return { take, sheet: () => ({ name, rows, numbers }) }
}

export function buildTooMuchError(): SheetError {
  return new SheetError('This file holds more text than we can check at once. Split it into smaller files.')
}

export function buildNotOursError(): SheetError {
  return new SheetError('This is not a spreadsheet we can read. Save it as .xlsx or .csv, then choose it again.')
}

/** Among as many rows the headings are looked for. */
export const topRows = 15

function findLastFilled(cells: readonly string[]): number {
  let last = cells.length
  while (last > 0 && (cells[last - 1] ?? '').trim() === '') last -= 1
  return last
}

function buildTooLongError(row: number, column: string, cell: string): SheetError {
  const name = column.length > 60 ? `${column.slice(0, 60)}…` : column
  return new SheetError(
    `Row ${formatNumber(row)} has ${formatNumber(cell.length)} letters in “${name}”. A cell may hold ${formatNumber(sheetLimits.cell)}.`,
  )
}
