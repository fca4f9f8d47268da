import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0"?><worksheet><sheetData>'
const repeatToMegabytes = (text: string, size: number) => text.repeat(Math.ceil((size * 1_000_000) / text.length))

/** A workbook of one sheet, with its cells as XML. */
function buildWorkbook(sheet: string, sharedStrings = ''): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(sharedStrings !== '' && { 'xl/sharedStrings.xml': strToU8(sharedStrings) }),
  })
}

const writeNumbered = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')

/** Files that are made to fill the memory or the time of whoever reads them, by what they do. */
export const hostileFiles: Readonly<Record<string, () => Uint8Array>> = {
  'attributes without end': () => buildWorkbook(`${head}<row ${writeNumbered(4_000_000, (at) => `a${at}="${at}" `)}>`),
  'an attribute that never ends': () => buildWorkbook(`${head}<row a="${repeatToMegabytes('abcdefgh', 70)}`),
  'a text that never ends': () =>
    buildWorkbook(`${head}<row><c t="inlineStr"><is><t>${repeatToMegabytes('abcdefgh', 70)}`),
  'a name that never ends': () => buildWorkbook(`${head}<${repeatToMegabytes('abcdefgh', 70)}`),
  'a comment that never ends': () => buildWorkbook(`${head}<!-- ${repeatToMegabytes('abcdefgh', 70)}`),
  'rows in rows': () => buildWorkbook(`${head}${repeatToMegabytes('<row>', 60)}`),
  'rows without end': () => buildWorkbook(`${head}${repeatToMegabytes('<row><c><v>1</v></c></row>', 75)}`),
  'cells without end': () => buildWorkbook(`${head}<row>${repeatToMegabytes('<c><v>1</v></c>', 75)}`),
  'rows of all columns there are': () =>
    buildWorkbook(`${head}${repeatToMegabytes(`<row>${writeNumbered(200, () => '<c><v>12345</v></c>')}</row>`, 75)}`),
  'texts without end': () =>
    buildWorkbook(`${head}<row/>`, `<sst>${writeNumbered(3_000_000, (at) => `<si><t>${at}</t></si>`)}`),
  'lines without end': () => strToU8(repeatToMegabytes('a,b\n', 10)),
  'one line of commas': () => strToU8(repeatToMegabytes(',', 10)),
  'a quote that never closes': () => strToU8(`"${repeatToMegabytes('abc ', 10)}`),
  'rows of all cells there may be': () => strToU8(repeatToMegabytes(`${repeatToMegabytes('1,', 0.0004)}\n`, 10)),
}
