import type { ReadFrom } from '#contract/imports/imports.ts'
import type { Table } from './pick-table.rules.ts'

const shown = { rows: 12, cells: 8, letters: 32, dropped: 20 } as const

export function readFrom({ book, raw, at, headings, dropped }: Table): ReadFrom {
  const { from, to, isSure } = headings
  const cutNumbers = (first: number, last: number) => raw.numbers.slice(Math.max(first, 0), Math.max(last, 0))
  return {
    sheet: at,
    sheets: book.sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
    others: book.others,
    headings: from < 0 ? [] : cutNumbers(from, to + 1),
    isSure,
    top: raw.rows.slice(0, shown.rows).map((cells, place) => ({
      row: raw.numbers[place] ?? 0,
      cells: cells.slice(0, shown.cells).map((cell) => shorten(cell)),
    })),
    titles: cutNumbers(0, from).map((row, place) => ({ row, words: readFirstWords(raw.rows[place]) })),
    dropped: dropped.slice(0, shown.dropped),
    droppedCount: dropped.length,
  }
}

const readFirstWords = (cells: readonly string[] = []) => shorten(cells.find((cell) => cell !== '') ?? '')

function shorten(cell: string): string {
  const line = cell.replace(/\s+/g, ' ')
  return line.length > shown.letters ? `${line.slice(0, shown.letters)}…` : line
}
