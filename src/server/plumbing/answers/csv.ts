export type Cell = string | number | boolean | null

/** Spreadsheets run a text that begins like this as a formula (CWE-1236); an apostrophe before it prevents that. */
const isFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

export function formatCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const safe = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Without this mark, Excel reads the file in the computer's own encoding and breaks names such as "Peña". */
export const byteOrderMark = '\uFEFF'
