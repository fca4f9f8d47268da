import { readCsv } from './csv-sheet.rules.ts'
import { type RawBook, SheetError } from './sheet.rules.ts'
import { decodeText } from './text-encoding.rules.ts'
import { readXlsx } from './xlsx-sheet.rules.ts'

const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]
const locked = Buffer.from('EncryptedPackage', 'utf16le')

const otherKinds: readonly (readonly [string, string])[] = [
  ['%PDF', 'a PDF'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
  ['{\\rtf', 'a text document'],
  ['Rar!', 'a packed folder'],
  ['7z\xbc\xaf', 'a packed folder'],
  ['\x1f\x8b', 'a packed file'],
]

/** The file name is ignored. Throws SheetError with what is wrong in plain words. */
export function readBook(bytes: Uint8Array): RawBook {
  if (bytes.length === 0) throw new SheetError('This file is empty. Choose one with a row of headings and your houses.')
  if (oldOffice.every((byte, at) => bytes[at] === byte)) {
    throw new SheetError(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(locked)
        ? 'This file is locked with a password. Save a copy without one, then choose that.'
        : 'This is an old kind of workbook (.xls). Save it as .xlsx or .csv, then choose it again.',
    )
  }
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('PK')) return readXlsx(bytes)
  const other = otherKinds.find(([mark]) => start.startsWith(mark))
  if (other) throw new SheetError(`This is ${other[1]}, not a spreadsheet. Choose a CSV or XLSX file.`)
  const text = decodeText(bytes)
  if (/^\s*(<!doctype|<html|<\?xml)/i.test(text)) {
    throw new SheetError('This is a web page, not a spreadsheet. Choose a CSV or XLSX file.')
  }
  return readCsv(text)
}
