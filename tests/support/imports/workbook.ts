import { strToU8, zipSync } from 'fflate'

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function writeLetters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : writeLetters(Math.floor(column / 26) - 1) + writeLetters(column % 26)
}

/** A workbook of one sheet, as spreadsheet programs write it: from rows of text, or from the XML of its rows. */
export function workbook(
  content: readonly (readonly string[])[] | string,
  {
    shared = false,
    styles = '<styleSheet/>',
    before = '',
  }: { shared?: boolean; styles?: string; before?: string } = {},
): Uint8Array {
  const strings: string[] = []
  const cell = (text: string, place: string) => {
    if (text === '') return ''
    if (shared) return `<c r="${place}" t="s"><v>${strings.push(text) - 1}</v></c>`
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`
  }
  const row = (cells: readonly string[], at: number) =>
    `<row r="${at + 1}">${cells.map((text, column) => cell(text, `${writeLetters(column)}${at + 1}`)).join('')}</row>`
  const rows = typeof content === 'string' ? content : content.map(row).join('')
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Houses" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escapeText(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?>${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ),
  })
}
