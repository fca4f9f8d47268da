import { gatherSheet, notOurs, type Sheet, SheetError, sheetLimits, tooMuchText } from './sheet.rules.ts'
import { type NumberMeaning, numberWords, readMeanings } from './xlsx-formats.rules.ts'
import { refuseTooFull, type TakePiece, unpackWorkbook } from './xlsx-parts.rules.ts'
import { readXml } from './xlsx-xml.rules.ts'

const needed = /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

const maxPartLength = 5_000_000
const maxStrings = 1_000_000

export function readXlsx(bytes: Uint8Array): Sheet {
  refuseTooFull(bytes, (name) => needed.test(name))
  try {
    // Twice: the texts of cells, which may come last, must be known before the cells, and neither is kept as XML.
    const parts = new Map<string, string>()
    const names: string[] = []
    const shared = sharedStrings()
    unpackWorkbook(bytes, (name) => {
      names.push(name)
      if (name === 'xl/sharedStrings.xml') return shared.take
      return needed.test(name) && !name.startsWith('xl/worksheets/') ? whole(parts, name) : null
    })
    const workbook = parts.get('xl/workbook.xml')
    if (workbook === undefined) throw notOurs()
    const first = firstSheet(workbook, parts, names)
    const cells = readCells({ strings: shared.strings, meanings: readMeanings(parts.get('xl/styles.xml') ?? '') })
    let isThere = false
    unpackWorkbook(bytes, (name) => {
      if (name !== first) return null
      isThere = true
      return cells.take
    })
    if (!isThere)
      throw new SheetError('This file is damaged: it holds no sheet. Save it again, then choose the new one.')
    return cells.sheet()
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('This file is damaged: its sheet cannot be read. Save it again, then choose the new one.')
  }
}

function whole(parts: Map<string, string>, name: string): TakePiece {
  let text = ''
  return (piece, isLast) => {
    text += piece
    if (text.length > maxPartLength) throw notOurs()
    if (isLast) parts.set(name, text)
  }
}

function firstSheet(workbook: string, parts: ReadonlyMap<string, string>, names: readonly string[]): string {
  const shown = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => !/state="/.test(tag))
  const id = /r:id="([^"]*)"/.exec(shown ?? '')?.[1]
  const links = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const link = [...links.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => id !== undefined && tag.includes(`Id="${id}"`))
  const target = /Target="([^"]*)"/.exec(link ?? '')?.[1]
  if (target !== undefined) return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return names.find((name) => name.startsWith('xl/worksheets/')) ?? ''
}

function sharedStrings(): { strings: string[]; take: TakePiece } {
  const strings: string[] = []
  let [text, isText, aloud, length] = ['', false, 0, 0]
  const take = readXml({
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') aloud += 1
      isText = name === 't' && aloud === 0
    },
    text(words) {
      if (isText) text += words
    },
    close(name) {
      if (name === 'rPh') aloud -= 1
      if (name === 't') isText = false
      if (name !== 'si') return
      length += text.length
      if (strings.push(unescaped(text)) > maxStrings || length > sheetLimits.text) throw tooMuchText()
    },
  })
  return { strings, take }
}

function readCells({ strings, meanings }: { strings: string[]; meanings: NumberMeaning[] }): {
  take: TakePiece
  sheet(): Sheet
} {
  const gathered = gatherSheet()
  let row: string[] = []
  let [column, type, style, value, isValue] = [0, '', 0, '', false]
  const take = readXml({
    open(name, attributes) {
      if (name === 'row') {
        row = []
        column = 0
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : findColumn(attributes.r)
        if (column > sheetLimits.columns * 100) throw new SheetError(tooWide(column))
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? -1)
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text(words) {
      if (isValue) value += words
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') {
        const text = cellText(value, type, { strings, meaning: meanings[style] ?? 'number' })
        if (text === '') return
        while (row.length < column - 1) row.push('')
        row[column - 1] = text
      } else if (name === 'row') gathered.take(row)
    },
  })
  return { take, sheet: gathered.sheet }
}

function cellText(value: string, type: string, from: { strings: string[]; meaning: NumberMeaning }): string {
  switch (type) {
    case 's':
      return from.strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'e':
      return ''
    case 'n':
      return numberWords(value, from.meaning)
    default:
      return unescaped(value)
  }
}

const tooWide = (column: number) =>
  `This file has ${column.toLocaleString('en-US')} columns. We read up to ${sheetLimits.columns}.`

function findColumn(place: string): number {
  let column = 0
  for (const mail of place) {
    const value = mail.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column
}

function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
