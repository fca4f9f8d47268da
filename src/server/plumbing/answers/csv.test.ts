import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCsvLine } from './csv.ts'

describe('a line of CSV', () => {
  it('divides cells by commas and ends with CR LF', () => {
    expect(formatCsvLine(['Harbor Row', 3, -92.4, true, null, ''])).toBe('Harbor Row,3,-92.4,true,,\r\n')
  })

  it('quotes what holds a comma, a quote or a line end', () => {
    expect(formatCsvLine(['Row, Harbor', 'The "Row"', 'two\r\nlines'])).toBe(
      '"Row, Harbor","The ""Row""","two\r\nlines"\r\n',
    )
  })

  it.each(['=HYPERLINK("https://evil.example")', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '-'])(
    'keeps %j from being a formula',
    (text) => {
      const line = formatCsvLine([text])
      expect(readCells(line)).toEqual([`'${text}`])
    },
  )

  it('leaves other texts as they are, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const read = readCells(formatCsvLine(texts))
        expect(read).toHaveLength(texts.length)
        for (const [place, text] of texts.entries()) {
          expect([text, `'${text}`]).toContain(read[place])
          expect(read[place]).not.toMatch(/^[=+\-@\t\r]/)
        }
      }),
    )
  })
})

/** Reads one line by RFC 4180, written apart from the code it tests. */
function readCells(line: string): string[] {
  const cells: string[] = []
  let rest = line.replace(/\r\n$/, '')
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|$)/.exec(rest)
    const [whole = '', text = '', end = ''] = quoted ?? /^([^,]*)(,|$)/.exec(rest) ?? []
    cells.push(quoted ? text.replaceAll('""', '"') : text)
    if (end === '') return cells
    rest = rest.slice(whole.length)
  }
}
