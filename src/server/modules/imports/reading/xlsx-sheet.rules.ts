import { formatNumber } from '#domain/language/numbers.ts'
import {
  buildNotOursError,
  buildTooMuchError,
  createBudget,
  gatherSheet,
  type RawBook,
  type RawSheet,
  SheetError,
  sheetLimits,
} from './sheet.rules.ts'
import { formatCellNumber, type NumberMeaning, readMeanings } from './xlsx-formats.rules.ts'
import { refuseTooFull, type TakePiece, unpackWorkbook } from './xlsx-parts.rules.ts'
import { readXml } from './xlsx-xml.rules.ts'

const needed = /^xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

const maxPartLength = 5_000_000
const maxStrings = 1_000_000

const maxSheets = 12
const maxFailed = 3

export function readXlsx(bytes: Uint8Array): RawBook {
  refuseTooFull(bytes, (name) => needed.test(name))
  try {
    // Twice: the texts of cells, which may come last, must be known before the cells, and neither is kept as XML.
    const parts = new Map<string, string>()
    const names: string[] = []
    const shared = collectStrings()
    unpackWorkbook(bytes, (name) => {
      names.push(name)
      if (name === 'xl/sharedStrings.xml') return shared.take
      return needed.test(name) && !name.startsWith('xl/worksheets/') ? collectPart(parts, name) : null
    })
    const workbook = parts.get('xl/workbook.xml')
    if (workbook === undefined) throw buildNotOursError()
    const meanings = readMeanings(parts.get('xl/styles.xml') ?? '')
    const listed = listSheets(workbook, parts, names)
    return readSheets(bytes, listed, { strings: shared.strings, meanings })
  } catch (error) {
    if (error instanceof SheetError) throw error
    throw buildDamagedError('its sheet cannot be read')
  }
}

const buildDamagedError = (why: string) =>
  new SheetError(`This file is damaged: ${why}. Save it again, then choose the new one.`)

type SheetsRead = { opened: Map<string, RawSheet>; failed: Map<string, SheetError> }

/**
 * One sheet that cannot be read does not keep the others from being read: it ends the unpacking at once, which begins
 * again without it.
 */
function readSheets(bytes: Uint8Array, listed: readonly ListedSheet[], texts: CellTexts): RawBook {
  const failed = new Map<string, SheetError>()
  for (;;) {
    const budget = createBudget()
    const wanted = listed.slice(0, maxSheets).filter(({ file }) => !failed.has(file))
    const cells = new Map(wanted.map(({ file, name }) => [file, readCells(gatherSheet(name, budget), texts)]))
    const opened = new Map<string, RawSheet>()
    let current = ''
    try {
      unpackWorkbook(bytes, (file) => {
        const one = cells.get(file)
        if (one === undefined) return null
        return (piece, isLast) => {
          current = file
          one.take(piece, isLast)
          if (isLast) opened.set(file, one.sheet())
        }
      })
      return toBook(listed, { opened, failed })
    } catch (error) {
      const why = error instanceof SheetError ? error : buildDamagedError('its sheet cannot be read')
      if (cells.size < 2 || current === '' || failed.size === maxFailed) throw why
      failed.set(current, why)
    }
  }
}

function toBook(listed: readonly ListedSheet[], { opened, failed }: SheetsRead): RawBook {
  const sheets = listed.flatMap(({ file }) => opened.get(file) ?? [])
  const others = listed.filter(({ file }) => !opened.has(file)).map(({ name }) => name)
  const [why] = failed.values()
  if (sheets.length === 0) throw why ?? buildDamagedError('it holds no sheet')
  if (why && sheets.every(({ rows }) => rows.length < 2)) throw why
  return { sheets, others }
}

function collectPart(parts: Map<string, string>, name: string): TakePiece {
  let text = ''
  return (piece, isLast) => {
    text += piece
    if (text.length > maxPartLength) throw buildNotOursError()
    if (isLast) parts.set(name, text)
  }
}

type ListedSheet = { file: string; name: string }

function listSheets(workbook: string, parts: ReadonlyMap<string, string>, names: readonly string[]): ListedSheet[] {
  const links = parts.get('xl/_rels/workbook.xml.rels') ?? ''
  const targets = new Map(
    [...links.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => {
      const target = attributeOf(tag, 'Target') ?? ''
      return [attributeOf(tag, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const
    }),
  )
  const shown = [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].flatMap(([tag]) => {
    const file = /state="/.test(tag) ? undefined : targets.get(attributeOf(tag, 'r:id'))
    return file?.startsWith('xl/worksheets/') ? [{ file, name: toText(attributeOf(tag, 'name') ?? '') }] : []
  })
  if (shown.length > 0) return shown
  const first = names.find((name) => name.startsWith('xl/worksheets/'))
  return first === undefined ? [] : [{ file: first, name: '' }]
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const toText = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '').slice(0, 60)

function collectStrings(): { strings: string[]; take: TakePiece } {
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
      if (strings.push(unescapeText(text)) > maxStrings || length > sheetLimits.text) throw buildTooMuchError()
    },
  })
  return { strings, take }
}

type GatheredSheet = ReturnType<typeof gatherSheet>

type CellTexts = { strings: string[]; meanings: NumberMeaning[] }

function readCells(gathered: GatheredSheet, { strings, meanings }: CellTexts): { take: TakePiece; sheet(): RawSheet } {
  let row: string[] = []
  let [number, column, type, style, value, isValue] = [0, 0, '', 0, '', false]
  let [formula, isFormula] = ['', false]
  const take = readXml({
    open(name, attributes) {
      if (name === 'row') {
        row = []
        column = 0
        number = Number(attributes.r ?? 0) || number + 1
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : findColumn(attributes.r)
        if (column > sheetLimits.columns * 100) throw new SheetError(describeTooWide(column))
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? -1)
        value = ''
        formula = ''
      }
      isValue = name === 'v' || name === 't'
      isFormula = name === 'f'
    },
    text(words) {
      if (isValue) value += words
      if (isFormula && formula.length < 100) formula += words
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'f') isFormula = false
      if (name === 'c') {
        // Without a result, the formula stands for itself and is asked about.
        const isResult = value !== '' || formula === '' || type === 'str'
        const text = isResult
          ? readCell(value, type, { strings, meaning: meanings[style] ?? 'number' })
          : `=${formula.slice(0, 100)}`
        if (text === '') return
        while (row.length < column - 1) row.push('')
        row[column - 1] = text
      } else if (name === 'row') gathered.take(row, number)
    },
  })
  return { take, sheet: gathered.sheet }
}

function readCell(value: string, type: string, from: { strings: string[]; meaning: NumberMeaning }): string {
  switch (type) {
    case 's':
      return from.strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'e':
      return value.trim() === '' ? '#REF!' : value.trim()
    case 'n':
      return formatCellNumber(value, from.meaning)
    default:
      return unescapeText(value)
  }
}

const describeTooWide = (column: number) =>
  `This file has ${formatNumber(column)} columns. We read up to ${sheetLimits.columns}.`

function findColumn(place: string): number {
  let column = 0
  for (const mail of place) {
    const value = mail.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column
}

function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
