import { SaxesParser } from 'saxes'
import { gatherSheet, type Sheet, SheetError, sheetLimits } from './sheet.ts'
import { meaningsOf, type NumberMeaning, numberWords } from './xlsx-formats.ts'
import { unpackWorkbook, type WorkbookParts } from './xlsx-parts.ts'

const needed = /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** Reads the first sheet of a workbook that is not hidden. Throws SheetError. */
export function readXlsx(bytes: Uint8Array): Sheet {
  const parts = unpackWorkbook(bytes, (name) => needed.test(name))
  const workbook = parts.get('xl/workbook.xml')
  if (workbook === undefined) {
    throw new SheetError('This is not a spreadsheet we can read. Save it as .xlsx or .csv, then choose it again.')
  }
  try {
    const sheet = parts.get(firstSheet(workbook, parts))
    if (sheet === undefined)
      throw new SheetError('This file is damaged: it holds no sheet. Save it again, then choose the new one.')
    return readCells(sheet, {
      strings: sharedStrings(parts.get('xl/sharedStrings.xml') ?? ''),
      meanings: meaningsOf(parts.get('xl/styles.xml') ?? ''),
    })
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw new SheetError('This file is damaged: its sheet cannot be read. Save it again, then choose the new one.')
  }
}

function firstSheet(workbook: string, parts: WorkbookParts): string {
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
  return [...parts.keys()].find((name) => name.startsWith('xl/worksheets/')) ?? ''
}

/** The texts cells point to. What is written for reading aloud (rPh) is no part of them. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  // A workbook whose cells hold their own texts has none.
  if (xml === '') return strings
  let [text, isText, aloud] = ['', false, 0]
  parseXml(xml, {
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
      if (name === 'si') strings.push(unescaped(text))
    },
  })
  return strings
}

function readCells(xml: string, { strings, meanings }: { strings: string[]; meanings: NumberMeaning[] }): Sheet {
  const gathered = gatherSheet()
  let row: string[] = []
  let [column, type, style, value, isValue] = [0, '', 0, '', false]
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = []
        column = 0
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
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
  return gathered.sheet()
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

/** "BC12" is in column 55. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column
}

/** Workbooks write what XML cannot hold as _x000D_. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

type Heard = {
  open(name: string, attributes: Record<string, string>): void
  text(words: string): void
  close(name: string): void
}

/** Entities are never defined by the file: the parser knows the five of XML and refuses the rest. */
function parseXml(xml: string, heard: Heard): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new SheetError('This is not a spreadsheet we can read. Save it as .xlsx or .csv, then choose it again.')
  })
  parser.on('opentag', ({ name, attributes }) => heard.open(local(name), attributes))
  parser.on('text', (words) => heard.text(words))
  parser.on('cdata', (words) => heard.text(words))
  parser.on('closetag', ({ name }) => heard.close(local(name)))
  parser.write(xml).close()
}
