import { findNamedColumn, toHeadingKey } from '#server/modules/imports/columns/column-names.rules.ts'
import { findRefusedColumns } from '#server/modules/imports/columns/guess-columns.rules.ts'
import {
  type RawBook,
  type RawSheet,
  type Sheet,
  SheetError,
  topRows,
} from '#server/modules/imports/reading/sheet.rules.ts'
import { readAudience } from '#server/modules/imports/values/read-choice.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { findHeadings, type Headings, isData } from './find-headings.rules.ts'

export type BookSheet = RawSheet & { refused: number[] }

/** What is kept of a file: nothing of columns about people, and only sheets that may hold houses. */
export type Book = { sheets: BookSheet[]; others: string[]; best: number }

export type ReadChoice = { sheet: number | null; headings: number | null }

export type Table = {
  book: Book
  sheet: Sheet
  raw: BookSheet
  at: number
  headings: Headings
  dropped: DroppedRow[]
}

export function toBook({ sheets, others }: RawBook, states: StateNames): Book {
  const tables = sheets.map((raw) => ({ raw, headings: findHeadings(raw, null) }))
  const worth = tables.map(({ raw, headings }) => weighTable(raw, headings))
  const most = Math.max(...worth)
  const kept = tables.flatMap((table, at) =>
    most < 4 || worth[at] === most || (worth[at] ?? 0) >= 4 ? [{ ...table, at }] : [],
  )
  const best = Math.max(
    kept.findIndex(({ at }) => worth[at] === most),
    0,
  )
  const names = tables.flatMap(({ raw }, at) => (kept.some((one) => one.at === at) ? [] : [raw.name]))
  const book = {
    sheets: kept.map(({ raw, headings }) => dropPeople(raw, headings, states)),
    others: [...names, ...others].filter((name) => name !== ''),
    best,
  }
  const picked = book.sheets[best]
  if (!picked || picked.rows.length === 0)
    throw new SheetError('This file is empty. Choose one with a row of headings and your houses.')
  if (picked.rows.length === 1 && !picked.rows[0]?.some(isData))
    throw new SheetError('This file has headings but no rows under them. Add one row for each house.')
  return book
}

/** How much a sheet looks like a list of houses: two for each heading that is known, none without rows under it. */
function weighTable({ rows }: RawSheet, { names, to, from }: Headings): number {
  if (rows.length - 1 - to < 1) return 0
  if (from < 0) return 1
  const fields = new Set(
    names.flatMap((name) => {
      const named = findNamedColumn(name, false)
      return named.is === 'sure' || named.is === 'likely' ? [named.field] : []
    }),
  )
  return fields.size * 2 + (fields.has('name') ? 1 : 0) + (fields.has('zip') || fields.has('street') ? 1 : 0)
}

/** Whatever row a person chooses as the headings later, nothing of people was kept. */
function dropPeople(raw: RawSheet, headings: Headings, states: StateNames): BookSheet {
  const refused = new Set(findRefusedColumns(toSheet(raw, headings, []).sheet, states))
  const isHeading = (place: number) => place >= headings.from && place <= headings.to
  for (const row of raw.rows.slice(0, topRows)) {
    if (row.some(isData)) continue
    for (const [column, cell] of row.entries()) {
      if (cell.length < 60 && toHeadingKey(cell) !== '' && findNamedColumn(cell, false).is === 'refused')
        refused.add(column)
    }
  }
  if (refused.size === 0) return { ...raw, refused: [] }
  const rows = raw.rows.map((row, place) =>
    isHeading(place) ? row : row.map((cell, column) => (refused.has(column) ? '' : cell)),
  )
  return { ...raw, rows, refused: [...refused].toSorted((one, other) => one - other) }
}

/** Our own JSON. A file that was read before sheets were kept as they stand has its headings apart. */
export function readStored(json: string): Book {
  const stored = JSON.parse(json) as Book | { headings: string[]; rows: string[][]; refused?: number[] }
  if ('sheets' in stored) return stored
  const { headings, rows, refused = [] } = stored
  // Its rows were counted from the first below the headings, and what was fixed in them still is.
  const sheet = { name: '', rows: [headings, ...rows], numbers: [0, ...rows.map((_, at) => at + 1)], refused }
  return { sheets: [sheet], others: [], best: 0 }
}

export function pickTable(book: Book, choice: ReadChoice): Table {
  const at = choice.sheet !== null && book.sheets[choice.sheet] ? choice.sheet : book.best
  // A book has at least one sheet.
  const raw = book.sheets[at] as BookSheet
  const headings = findHeadings(raw, choice.headings)
  return { ...toSheet(raw, headings, raw.refused), book, raw, at, headings }
}

function toSheet(raw: RawSheet, headings: Headings, refused: number[]): { sheet: Sheet; dropped: DroppedRow[] } {
  const { names, to } = headings
  const rows: string[][] = []
  const numbers: number[] = []
  const dropped: DroppedRow[] = []
  for (let place = to + 1; place < raw.rows.length; place += 1) {
    const [cells = [], number = 0] = [raw.rows[place], raw.numbers[place]]
    if (to >= 0 && isNoResidence(cells, names)) {
      dropped.push({ row: number, words: cells.find((cell) => cell !== '')?.slice(0, 60) ?? '' })
      continue
    }
    rows.push(cells)
    numbers.push(number)
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), names.length)
  for (const row of rows) while (row.length < width) row.push('')
  const padded = [...names, ...Array.from({ length: width - names.length }, () => '')]
  return { sheet: { headings: padded, rows, numbers, ...(refused.length > 0 && { refused }) }, dropped }
}

export type DroppedRow = { row: number; words: string }

const sum =
  /^(grand |sub[- ]?)?(totals?|sums?|averages?|avg\.?|count)\b[^a-z]*((of|for)? ?(all )?\d* ?(houses?|homes?|beds?|residences?))?\)?:?$/i
const note =
  /^(\*|†|‡|notes?:|source\b|prepared (by|on|for)\b|printed\b|(last )?updated?\b|as of\b|generated\b|exported\b|report (run|date)\b|confidential\b|page \d|end of\b|see\b|please\b|legend\b|key:)/i

function isNoResidence(cells: readonly string[], names: readonly string[]): boolean {
  const first = cells.findIndex((cell) => cell !== '')
  const cell = (cells[first] ?? '').trim()
  if (first >= 0 && cell === names[first] && cells.every((one, at) => one.trim() === (names[at] ?? ''))) return true
  if (!/[a-z]/i.test(cell) && cells.every((one) => !/\p{L}/u.test(one))) return true
  if (cell.length < 40 && sum.test(cell) && restIsNumbers(cells, first)) return true
  const isAlone = names.length > 2 && cells.every((one, at) => at === first || one === '')
  return isAlone && (note.test(cell) || cell.split(/\s+/).length > 8 || isGroupTitle(cell))
}

const restIsNumbers = (cells: readonly string[], first: number) =>
  cells.every(
    (cell, at) => at === first || !/\p{L}{3}/u.test(cell.replace(/^=.*|^(houses?|homes?|beds?|open|total)$/i, '')),
  )

const isGroupTitle = (cell: string) =>
  readAudience(cell.replace(/['’]s?\b/g, '').replace(/ ?(houses?|homes?|residences?|beds?|programs?):?$/i, '')) !== null
