import { CsvError, parse } from 'csv-parse/sync'
import { createBudget, gatherSheet, type RawBook, SheetError } from './sheet.rules.ts'

const delimiters = [',', ';', '\t'] as const

const maxRowLength = 2_000_000
const maxCells = 100_000

export function readCsv(text: string): RawBook {
  const separatorLine = /^sep=([,;\t])\r?\n/.exec(text)
  const body = separatorLine ? text.slice(separatorLine[0].length) : text
  const gathered = gatherSheet('', createBudget())
  takeRows(body, separatorLine?.[1] ?? findDelimiter(body), (cells, row) => gathered.take(cells.map(unquote), row))
  return { sheets: [gathered.sheet()], others: [] }
}

function takeRows(body: string, delimiter: string, take: (cells: string[], row: number) => void): void {
  let taken = 0
  if (hasTooManyCells(body, delimiter)) throw new SheetError('One row of this file has too many cells to be a house.')
  try {
    parse(body, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: maxRowLength,
      on_record: (cells: string[], { empty_lines: skipped }: { empty_lines: number }) => {
        taken += 1
        take(cells, taken + skipped)
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

function hasTooManyCells(body: string, delimiter: string): boolean {
  const [between, end] = [delimiter.charCodeAt(0), 10]
  let cells = 0
  for (let at = 0; at < body.length; at += 1) {
    const mail = body.charCodeAt(at)
    if (mail === end) cells = 0
    else if (mail === between) cells += 1
    if (cells > maxCells) return true
  }
  return false
}

export function findDelimiter(text: string): string {
  const lines = readFirstLines(text, 12)
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

function readFirstLines(text: string, most: number): string[] {
  return text
    .slice(0, 64_000)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, most)
}

/**
 * Our own files put an apostrophe before text that a spreadsheet would run as a formula; other programs write ="07201",
 * so that a spreadsheet keeps the 0.
 */
function unquote(cell: string): string {
  const kept = cell.startsWith('="') ? /^="([^"]*)"$/.exec(cell)?.[1] : undefined
  if (kept !== undefined) return kept
  return /^'\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20']/.test(cell) ? cell.slice(1) : cell
}
