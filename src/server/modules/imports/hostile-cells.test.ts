import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { importFields } from '#domain/imports/import-fields.ts'
import { readBook } from './reading/read-sheet.rules.ts'
import { sheetLimits } from './reading/sheet.rules.ts'
import { readMeanings } from './reading/xlsx-formats.rules.ts'
import { readValue } from './values/read-value.rules.ts'

const most = sheetLimits.cell
const filled = (start: string, with_: string, end: string) => start + with_.repeat(most / with_.length) + end

/** Cells as long as may be, in which a pattern that looks back would look again from each letter. */
const cells = [
  filled('1', ' ', 'z'),
  filled('1', '$ ', 'z'),
  filled('$', '\u00a0', '1 a'),
  filled('5', '- ', 'x'),
  filled('1', ',111', 'z'),
  filled('1.', '0', 'z'),
  filled('', '-', 'z'),
  filled('5', ' x', ' z'),
  filled('', 'x1', 'z'),
  filled('a@', '.', ' '),
  filled('a@', 'b.', '@'),
  filled('', '.a', ' '),
]

/** Milliseconds of the processor that some work takes: what else the machine does is not counted. */
function milliseconds(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

it.each([...new Set(importFields.map(({ kind }) => kind))])('a long cell is soon read as %s', (kind) => {
  const ms = milliseconds(() => {
    for (const cell of cells) readValue(cell, kind, 4_000, [{ id: 'AR', name: 'Arkansas' }])
  })
  expect(ms).toBeLessThan(500)
})

const tags = (tag: string) => tag.repeat(60_000)

it.each(['<numFmt ', '<cellXfs ', '<cellXfs><xf ', '<x:', `<numFmt numFmtId="1" formatCode="${'['.repeat(50_000)}">`])(
  'styles full of %.10s are soon read',
  (tag) => {
    const styles = tag.length > 100 ? tag : tags(tag)
    expect(milliseconds(() => readMeanings(styles))).toBeLessThan(500)
  },
)

it('a workbook full of sheets that never end is soon refused', () => {
  const bytes = zipSync({
    'xl/workbook.xml': strToU8(tags('<sheet ')),
    'xl/_rels/workbook.xml.rels': strToU8(tags('<Relationship ')),
  })
  expect(milliseconds(() => expect(() => readBook(bytes)).toThrow('holds no sheet'))).toBeLessThan(3_000)
})
