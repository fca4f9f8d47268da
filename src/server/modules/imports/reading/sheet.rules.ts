import { cleanText, normalizeText } from '#domain/listing/typed-text.ts'

/** `refused` are columns about people, of which nothing is kept. */
export type Sheet = { headings: string[]; rows: string[][]; refused?: number[] }

export const sheetLimits = { rows: 20_000, columns: 200, cells: 1_000_000, cell: 32_767, text: 20_000_000 } as const

export class SheetError extends Error {
  override readonly name = 'SheetError'
}

/**
 * The headings are the first of ten rows with at least two filled cells; rows above it are titles. Throws SheetError
 * past a limit.
 */
export function gatherSheet(): { take(cells: readonly string[]): void; sheet(): Sheet } {
  const taken: string[][] = []
  let [cellsTaken, text] = [0, 0]

  function take(cells: readonly string[]): void {
    const width = lastFilled(cells)
    if (width > sheetLimits.columns) {
      throw new SheetError(`This file has ${words(width)} columns. We read up to ${sheetLimits.columns}.`)
    }
    const own = cells.slice(0, width).map((cell) => normalizeText(cell ?? ''))
    for (const [column, cell] of own.entries()) {
      text += cell.length
      if (cell.length > sheetLimits.cell)
        throw tooLong(taken.length, taken[0]?.[column] ?? `column ${column + 1}`, cell)
    }
    cellsTaken += width
    if (cellsTaken > sheetLimits.cells) {
      throw new SheetError(`This file has more than ${words(sheetLimits.cells)} cells. Split it, or leave columns out.`)
    }
    if (text > sheetLimits.text) throw tooMuchText()
    if (!own.some((cell) => cleanText(cell) !== '')) return
    taken.push(own)
    if (taken.length > sheetLimits.rows + above) {
      throw new SheetError(`This file has more than ${words(sheetLimits.rows)} rows. Split it into smaller files.`)
    }
  }

  return {
    take,
    sheet() {
      const top = taken.slice(0, above).findIndex((row) => row.filter((cell) => cell !== '').length > 1)
      const [headings = [], ...rows] = taken.slice(Math.max(top, 0))
      if (headings.length === 0) {
        throw new SheetError('This file is empty. Choose one with a row of headings and your houses.')
      }
      if (rows.length === 0) {
        throw new SheetError('This file has headings but no rows under them. Add one row for each house.')
      }
      const width = rows.reduce((most, row) => Math.max(most, row.length), headings.length)
      for (const row of [headings, ...rows]) while (row.length < width) row.push('')
      return { headings: headings.map(cleanText), rows }
    },
  }
}

export function tooMuchText(): SheetError {
  return new SheetError('This file holds more text than we can check at once. Split it into smaller files.')
}

export function notOurs(): SheetError {
  return new SheetError('This is not a spreadsheet we can read. Save it as .xlsx or .csv, then choose it again.')
}

const above = 10

function lastFilled(cells: readonly string[]): number {
  let last = cells.length
  while (last > 0 && (cells[last - 1] ?? '').trim() === '') last -= 1
  return last
}

function tooLong(row: number, column: string, cell: string): SheetError {
  const name = column.length > 60 ? `${column.slice(0, 60)}…` : column
  return new SheetError(
    `Row ${words(row)} has ${words(cell.length)} letters in “${name}”. A cell may hold ${words(sheetLimits.cell)}.`,
  )
}

const words = (number: number) => number.toLocaleString('en-US')
