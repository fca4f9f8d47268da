import { strToU8, zipSync } from 'fflate'

/** A cell as a spreadsheet program keeps it: words, a number, a tick, an error, or a formula and what it gave. */
export type BookCell =
  | string
  | number
  | boolean
  | null
  | { error: string }
  | { formula: string; gave?: string | number }

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const writeLetters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : writeLetters(Math.floor(column / 26) - 1) + writeLetters(column % 26)

/** A workbook of several sheets; an empty row is not written, as Excel does it. A name that begins with a dot is hidden. */
export function book(sheets: Record<string, readonly (readonly BookCell[])[]>): Uint8Array {
  const strings: string[] = []
  const names = Object.keys(sheets)
  const files = Object.entries(sheets).map(([, rows], at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    strToU8(
      `<worksheet><sheetData>${rows.map((row, place) => toRow(row, place, strings)).join('')}</sheetData></worksheet>`,
    ),
  ])
  const listed = names.map(
    (name, at) =>
      `<sheet name="${escapeText(name.replace(/^\./, ''))}" sheetId="${at + 1}"${name.startsWith('.') ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  )
  const links = names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  return zipSync({
    'xl/workbook.xml': strToU8(`<workbook><sheets>${listed.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    'xl/styles.xml': strToU8('<styleSheet/>'),
    ...Object.fromEntries(files),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escapeText(text)}</t></si>`).join('')}</sst>`,
    ),
  })
}

function toRow(row: readonly BookCell[], place: number, strings: string[]): string {
  const cells = row.map((cell, column) => toCell(cell, `${writeLetters(column)}${place + 1}`, strings)).join('')
  return cells === '' ? '' : `<row r="${place + 1}">${cells}</row>`
}

function toCell(cell: BookCell, place: string, strings: string[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${strings.push(cell) - 1}</v></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`
  const { formula, gave } = cell
  const type = typeof gave === 'string' ? ' t="str"' : ''
  return `<c r="${place}"${type}><f>${escapeText(formula)}</f>${gave === undefined ? '' : `<v>${escapeText(String(gave))}</v>`}</c>`
}
