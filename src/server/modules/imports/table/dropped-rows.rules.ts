import { readAudience } from '#server/modules/imports/values/read-choice.rules.ts'

export type DroppedRow = { row: number; words: string }

const sum =
  /^(grand |sub[- ]?)?(totals?|sums?|averages?|avg\.?|count)\b[^a-z]*((of|for)? ?(all )?\d* ?(houses?|homes?|beds?|residences?))?\)?:?$/i
const note =
  /^(\*|†|‡|notes?:|source\b|prepared (by|on|for)\b|printed\b|(last )?updated?\b|as of\b|generated\b|exported\b|report (run|date)\b|confidential\b|page \d|end of\b|see\b|please\b|legend\b|key:)/i

export function isNoResidence(cells: readonly string[], names: readonly string[]): boolean {
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
