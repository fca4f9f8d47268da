import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0"?><worksheet><sheetData>'
const megabytes = (text: string, size: number) => text.repeat(Math.ceil((size * 1_000_000) / text.length))

/** A workbook of one sheet, with its cells as XML. */
function workbook(sheet: string, sharedStrings = ''): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(sharedStrings !== '' && { 'xl/sharedStrings.xml': strToU8(sharedStrings) }),
  })
}

const numbered = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')

/** Files that are made to fill the memory or the time of whoever reads them, by what they do. */
export const hostileFiles: Readonly<Record<string, () => Uint8Array>> = {
  'attributes without end': () => workbook(`${head}<row ${numbered(4_000_000, (at) => `a${at}="${at}" `)}>`),
  'an attribute that never ends': () => workbook(`${head}<row a="${megabytes('abcdefgh', 70)}`),
  'a text that never ends': () => workbook(`${head}<row><c t="inlineStr"><is><t>${megabytes('abcdefgh', 70)}`),
  'a name that never ends': () => workbook(`${head}<${megabytes('abcdefgh', 70)}`),
  'a comment that never ends': () => workbook(`${head}<!-- ${megabytes('abcdefgh', 70)}`),
  'rows in rows': () => workbook(`${head}${megabytes('<row>', 60)}`),
  'rows without end': () => workbook(`${head}${megabytes('<row><c><v>1</v></c></row>', 75)}`),
  'cells without end': () => workbook(`${head}<row>${megabytes('<c><v>1</v></c>', 75)}`),
  'rows of all columns there are': () =>
    workbook(`${head}${megabytes(`<row>${numbered(200, () => '<c><v>12345</v></c>')}</row>`, 75)}`),
  'texts without end': () => workbook(`${head}<row/>`, `<sst>${numbered(3_000_000, (at) => `<si><t>${at}</t></si>`)}`),
  'lines without end': () => strToU8(megabytes('a,b\n', 10)),
  'one line of commas': () => strToU8(megabytes(',', 10)),
  'a quote that never closes': () => strToU8(`"${megabytes('abc ', 10)}`),
  'rows of all cells there may be': () => strToU8(megabytes(`${megabytes('1,', 0.0004)}\n`, 10)),
}
