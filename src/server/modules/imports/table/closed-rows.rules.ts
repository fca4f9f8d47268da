import { toHeadingKey } from '#server/modules/imports/columns/column-names.rules.ts'
import type { Sheet } from '#server/modules/imports/reading/sheet.rules.ts'
import { readYesNo } from '#server/modules/imports/values/read-choice.rules.ts'

export type ClosedRows = { column: number; heading: string; says: string[]; rows: ReadonlySet<number> }

const heading =
  /^((house|home|listing|program|facility|record|site|operational|current) )?(status|state of operation)$|^(is )?(active|inactive|closed|operating|operational|enabled|disabled|archived|in operation|currently open|still open|open or closed|open closed)( y n| yes no)?$|^(estado|activa|activo)$/
const closed =
  /^(inactive|in active|closed|not active|not open|not operating|disabled|archived|suspended|terminated|expired|withdrawn|retired|pending|coming soon|planned|draft|temporarily closed|permanently closed|on hold|opening .*|cerrad[ao]|inactiv[ao])\b/i
const running =
  /^(active|open|operating|operational|current|enabled|published|live|yes|certified|activ[ao]|abiert[ao])\b/i

export function findClosedRows({ headings, rows, numbers }: Sheet): ClosedRows | null {
  for (const [column, name] of headings.entries()) {
    const key = toHeadingKey(name)
    if (!heading.test(key)) continue
    const cells = rows.map((row) => row[column] ?? '')
    const said = cells.filter((cell) => cell !== '')
    const read = said.map((cell) => isClosed(cell, key))
    if (said.length === 0 || read.filter((one) => one !== null).length < said.length * 0.8) continue
    const found = cells.flatMap((cell, at) => (cell !== '' && isClosed(cell, key) ? [at] : []))
    if (found.length === 0) continue
    const says = [...new Set(found.map((at) => cells[at] ?? ''))].slice(0, 4)
    return { column, heading: name, says, rows: new Set(found.map((at) => numbers[at] ?? 0)) }
  }
  return null
}

function isClosed(cell: string, key: string): boolean | null {
  if (closed.test(cell)) return true
  if (running.test(cell)) return /inactive|^(is )?closed|disabled|archived/.test(key)
  const is = readYesNo(cell)
  if (is === null || /status/.test(key)) return null
  return /inactive|^(is )?closed|disabled|archived/.test(key) ? is : !is
}

export function dropRows(sheet: Sheet, left: ReadonlySet<number>): Sheet {
  const kept = sheet.numbers.flatMap((number, at) => (left.has(number) ? [] : [at]))
  return {
    ...sheet,
    rows: kept.map((at) => sheet.rows[at] ?? []),
    numbers: kept.map((at) => sheet.numbers[at] ?? 0),
  }
}
