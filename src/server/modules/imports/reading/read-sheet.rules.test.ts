import { constants, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { toBook } from '#server/modules/imports/table/pick-table.rules.ts'
import { formatCsvLine } from '#server/plumbing/answers/csv.ts'
import { workbook } from '#tests/support/imports/workbook.ts'
import { isGarbled } from './garbled.rules.ts'
import { readBook } from './read-sheet.rules.ts'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
/** The first sheet of a file, cell by cell, and a whole file as the importer takes it. */
const readRows = (content: Uint8Array) => readBook(content).sheets[0]?.rows
const takeFile = (content: Uint8Array) => toBook(readBook(content), [])
const refusal = (content: Uint8Array) => {
  try {
    takeFile(content)
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
  return 'read'
}

describe('a CSV file', () => {
  const wanted = [
    ['House', 'Town'],
    ['Peña House', 'Little Rock, AR'],
  ]

  it.each([
    ['commas', 'House,Town\r\nPeña House,"Little Rock, AR"\r\n'],
    ['semicolons', 'House;Town\nPeña House;Little Rock, AR\n'],
    ['tabs', 'House\tTown\rPeña House\tLittle Rock, AR'],
    ['a line that names its delimiter', 'sep=;\r\nHouse;Town\r\nPeña House;Little Rock, AR'],
    ['a title and empty lines above', 'Our houses\r\n\r\nHouse,Town\r\n,\r\nPeña House,"Little Rock, AR"'],
  ])('is read with %s', (_, text) => {
    expect(readRows(bytes(text))?.slice(-2)).toEqual(wanted)
  })

  it('is read in every way its letters are written', () => {
    const text = 'House,Town\r\nPeña House,"Little Rock, AR"\r\n'
    const utf16 = Buffer.from(text, 'utf16le')
    const big = Buffer.from(utf16).swap16()
    const written: Uint8Array[] = [
      bytes(`\uFEFF${text}`),
      bytes(`\uFEFF${text}`, 'utf16le'),
      new Uint8Array(utf16),
      new Uint8Array(Buffer.concat([Buffer.from([0xfe, 0xff]), big])),
      bytes(text, 'latin1'),
    ]
    for (const one of written) expect(readRows(one)).toEqual(wanted)
  })

  it('keeps quotes, line ends and what our own files put before a formula', () => {
    const text = 'House,Note\r\n"The ""Blue"" House","one\r\ntwo"\r\n"\'=1+1",\'+1 501 555 0142'
    expect(readRows(bytes(text))).toEqual([
      ['House', 'Note'],
      ['The "Blue" House', 'one\ntwo'],
      ['=1+1', '+1 501 555 0142'],
    ])
  })
})

const padded = (rows: string[][] = [], width = 0) =>
  rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])

describe('any table', () => {
  const mails = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9,;"'$%&()<>=+@#. \n-]{0,20}$/).map((text) => text.trim())
  // An apostrophe that our own files would put there is taken away again, so none begins a cell here.
  const cell = mails.filter((text) => !text.startsWith("'"))
  const filled = cell.filter((text) => text !== '')
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.tuple(
        fc.array(filled, { minLength: width, maxLength: width }),
        fc.array(fc.tuple(filled, fc.array(cell, { minLength: width - 1, maxLength: width - 1 })), {
          minLength: 1,
          maxLength: 8,
        }),
      ),
    )
    .map(([headings, rows]) => ({ headings, rows: rows.map(([first, rest]) => [first, ...rest]) }))

  it('written as CSV reads back', () => {
    fc.assert(
      fc.property(table, ({ headings, rows }) => {
        const written = [headings, ...rows].map((row) => formatCsvLine(row)).join('')
        expect(padded(readRows(bytes(`\uFEFF${written}`)), headings.length)).toEqual([headings, ...rows])
      }),
      { examples: [[{ headings: ['A', '@'], rows: [[';;', ';;;']] }]] },
    )
  })

  it('written as XLSX reads back', () => {
    fc.assert(
      fc.property(table, fc.boolean(), ({ headings, rows }, shared) => {
        expect(padded(readRows(workbook([headings, ...rows], { shared })), headings.length)).toEqual([
          headings,
          ...rows,
        ])
      }),
    )
  })
})

describe('a workbook', () => {
  it('says numbers, ticks, days and times as a person would', () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>House</t></is></c><c r="C1" t="inlineStr"><is><t>Cell</t></is></c></row>
      <row r="3"><c r="A3"><v>5.015550142E9</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" s="1"><v>46348</v></c><c r="D3" s="2"><v>0.9166666666666666</v></c><c r="E3"><v>160.1</v></c></row>`
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="h:mm AM/PM"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    expect(readBook(workbook(sheet, { styles })).sheets[0]).toMatchObject({
      rows: [
        ['House', '', 'Cell'],
        ['5015550142', 'yes', '2026-11-22', '10 pm', '160.1'],
      ],
      numbers: [1, 3],
    })
  })

  it('is read from its first sheet that is not hidden', () => {
    const file = zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook><sheets><sheet name="a" state="hidden" r:id="r1"/><sheet name="b" r:id="r2"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8('<worksheet/>'),
      'xl/worksheets/sheet2.xml': strToU8(
        '<x:worksheet xmlns:x="m"><x:row><x:c t="str"><x:v>A</x:v></x:c><x:c t="str"><x:v>B</x:v></x:c></x:row><x:row><x:c t="str"><x:v>1</x:v></x:c></x:row></x:worksheet>',
      ),
    })
    expect(readBook(file).sheets).toEqual([{ name: 'b', rows: [['A', 'B'], ['1']], numbers: [1, 2] }])
  })
})

describe('what is no table of houses', () => {
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const bomb = () => {
    const sheet = packedOften(`<worksheet>${' '.repeat(9_000_000)}`, 10)
    return zipOfPacked({ 'xl/workbook.xml': packedOften('<workbook/>', 1), 'xl/worksheets/sheet1.xml': sheet })
  }

  it('of a bomb that lies about its size ends with the first part that is too much', () => {
    const sheet = packedOften('\0'.repeat(9_000_000), 100)
    const bomb = zipOfPacked({ 'xl/workbook.xml': packedOften('<workbook/>', 1), 'xl/worksheets/sheet1.xml': sheet })
    const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bomb.writeUInt32LE(100, directory + 24)
    const start = process.cpuUsage()
    expect(refusal(new Uint8Array(bomb))).toMatch(/unpacks to far more|cannot be read/)
    // All of it would take more than ten times as long as the part that may be read.
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2_500)
  })

  it.each([
    ['PeÃ±a House', true],
    ['Pe\uFFFDa House', true],
    ['Kimâ€™s House', true],
    ['Pe¤a House', true],
    ['Peña House', false],
    ['Kim’s House', false],
    ['Mon–Fri 9–5', false],
    ['£160', false],
    ['São Paulo', false],
    ['ÀÂÃ', false],
  ])('of letters that were read wrongly is told: %s', (cell, is) => {
    expect(isGarbled(cell)).toBe(is)
  })

  it.each<[string, () => Uint8Array, RegExp]>([
    ['nothing at all', () => bytes(''), /is empty/],
    ['spaces', () => bytes(' \r\n \r\n'), /is empty/],
    ['headings alone', () => bytes('House,Town\r\n'), /no rows under them/],
    ['a PDF', () => bytes('%PDF-1.7\n%âã'), /a PDF, not a spreadsheet/],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d]), /a picture/],
    ['a web page', () => bytes('<!doctype html><p>House,Town'), /a web page/],
    ['random bytes', () => new Uint8Array([1, 0, 2, 0, 0, 0, 3, 9, 0, 0, 4]), /not a spreadsheet/],
    [
      'a locked workbook',
      () => new Uint8Array(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')])),
      /password/,
    ],
    ['an old workbook', () => new Uint8Array(ole), /old kind of workbook/],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('x') }), /not a spreadsheet we can read/],
    [
      'half a workbook',
      () =>
        workbook([
          ['a', 'b'],
          ['c', 'd'],
        ]).slice(0, 300),
      /damaged|not a spreadsheet/,
    ],
    ['a workbook with a broken sheet', () => workbook('<row><c></row>'), /damaged/],
    [
      'a workbook that names entities',
      () => workbook('', { before: '<!DOCTYPE x [<!ENTITY a "b">]>' }),
      /not a spreadsheet/,
    ],
    ['a bomb', bomb, /unpacks to far more/],
    ['100,000 columns', () => bytes(`${'a,'.repeat(99_999)}a\r\n1,2`), /has 100,000 columns/],
    ['100,000 columns in a workbook', () => workbook('<row><c r="EQXD1" t="str"><v>x</v></c></row>'), /columns/],
    ['a cell of 10 MB', () => bytes(`a,b\r\n${'y'.repeat(10_000_000)},1`), /too long/],
    ['a cell of 40,000 letters', () => bytes(`a,b\r\n${'y'.repeat(40_000)},1`), /Row 2 has 40,000 letters in “a”/],
    ['a quote that never closes', () => bytes('a,b\r\n"x,1\r\n2,3'), /opened and never closed/],
    ['too many rows', () => bytes(`a,b\r\n${'1,2\r\n'.repeat(20_020)}`), /more than 20,000 rows/],
  ])('is refused in plain words: %s', (_, content, words) => {
    const message = refusal(content())
    expect(message).toMatch(/^SheetError: /)
    expect(message).toMatch(words)
  })
})

/** A text many times over, packed as in a zip file; what repeats is packed only once. */
function packedOften(text: string, times: number): { packed: Buffer; size: number } {
  const part = deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })
  return {
    packed: Buffer.concat([...Array.from({ length: times }, () => part), deflateRawSync('')]),
    size: text.length * times,
  }
}

/** A zip file of what is packed already: the library takes it as it is, and is made to say otherwise. */
function zipOfPacked(files: Record<string, { packed: Buffer; size: number }>): Buffer {
  const named = Object.entries(files).map(([name, { packed }]) => [name, packed] as const)
  const zip = Buffer.from(zipSync(Object.fromEntries(named), { level: 0 }))
  const deflated = 8
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let directory = zip.readUInt32LE(end + 16)
  for (const [name, { packed, size }] of Object.entries(files)) {
    const local = zip.readUInt32LE(directory + 42)
    zip.writeUInt16LE(deflated, local + 8)
    zip.writeUInt32LE(size, local + 22)
    zip.writeUInt16LE(deflated, directory + 10)
    zip.writeUInt32LE(size, directory + 24)
    expect(zip.readUInt32LE(directory + 20)).toBe(packed.length)
    directory += 46 + name.length
  }
  return zip
}
