/** What stands in a cell: numbers and booleans stay what they are, null is an empty cell. */
export type Cell = string | number | boolean | null

/**
 * Spreadsheets run a text that begins like this as a formula (CWE-1236): with an apostrophe before it they show it. A
 * number is no formula, so negative longitudes stay numbers.
 */
const isFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A line of a CSV file as RFC 4180 draws it, with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const safe = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Excel, which is what opens a CSV file with a double click, takes one without this mark for the machine's own letters,
 * and a name such as "Peña" breaks; the header that names the charset is gone once the file is saved.
 */
export const byteOrderMark = '\uFEFF'
