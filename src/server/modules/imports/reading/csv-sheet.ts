import { CsvError, parse } from 'csv-parse/sync'
import { gatherSheet, type Sheet, SheetError } from './sheet.ts'

const delimiters = [',', ';', '\t'] as const

/** Characters one row may hold: more is a quote that never closes, or no table. */
const longestRow = 2_000_000
/** Delimiters of one line. More columns than we read are named to the person; so many are no table. */
const mostCells = 100_000

/** Reads text with comma, semicolon or tab between its cells. Throws SheetError. */
export function readCsv(text: string): Sheet {
  const said = /^sep=([,;\t])\r?\n/.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const gathered = gatherSheet()
  takeRows(body, said?.[1] ?? delimiterOf(body), (cells) => gathered.take(cells.map(unquoted)))
  return gathered.sheet()
}

/** Gives the rows one by one: a file of millions is refused before all of them are kept. */
function takeRows(body: string, delimiter: string, take: (cells: string[]) => void): void {
  if (hasTooManyCells(body, delimiter)) throw new SheetError('One row of this file has too many cells to be a house.')
  try {
    parse(body, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: (cells: string[]) => {
        take(cells)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') {
      throw new SheetError('One row of this file is too long to be a house. Look for a quote (") that never closes.')
    }
    throw new SheetError('A quote (") is opened and never closed. Close it, then choose the file again.')
  }
}

/** Counted before the cells are made: empty ones are no letters of a row, and each takes memory. */
function hasTooManyCells(body: string, delimiter: string): boolean {
  const [between, end] = [delimiter.charCodeAt(0), 10]
  let cells = 0
  for (let at = 0; at < body.length; at += 1) {
    const letter = body.charCodeAt(at)
    if (letter === end) cells = 0
    else if (letter === between) cells += 1
    if (cells > mostCells) return true
  }
  return false
}

/**
 * What stands between cells: the character that divides the first lines into the same number of parts, the most parts
 * winning, among those that divide the line of the headings. A comma in the middle of a cell that is quoted does not count.
 */
export function delimiterOf(text: string): string {
  const lines = firstLines(text, 12)
  const scored = delimiters.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter).length)
    const usual = parts[0] ?? 1
    const alike = parts.filter((count) => count === usual).length / Math.max(parts.length, 1)
    const most = Math.max(1, ...parts)
    return { delimiter, isInFirst: usual > 1, score: most > 1 ? alike * 2 + Math.min(most, 50) / 10 : 0 }
  })
  const inFirst = scored.filter(({ isInFirst }) => isInFirst)
  const best = (inFirst.length > 0 ? inFirst : scored).reduce((one, other) => (other.score > one.score ? other : one))
  return best.delimiter
}

/** The first lines that hold words, with what is quoted left out. */
function firstLines(text: string, most: number): string[] {
  return text
    .slice(0, 64_000)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, most)
}

/** Our own files put an apostrophe before what a spreadsheet would run as a formula. */
function unquoted(cell: string): string {
  return /^'\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20']/.test(cell) ? cell.slice(1) : cell
}
