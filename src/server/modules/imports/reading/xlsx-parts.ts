import { Unzip, UnzipInflate } from 'fflate'
import { SheetError } from './sheet.ts'

/** Bytes that one part of a workbook, and all that we read of it, may unpack to. */
const partLimit = 80_000_000

export type WorkbookParts = Map<string, string>

/**
 * Unpacks the parts of a workbook that `wanted` names, and nothing else. What unpacks to more than a table of houses can
 * be is refused while it is being unpacked, whatever the file says of its own size.
 */
export function unpackWorkbook(bytes: Uint8Array, wanted: (name: string) => boolean): WorkbookParts {
  if (declaredSize(bytes, wanted) > partLimit) throw tooFull()
  const parts: WorkbookParts = new Map()
  let unpacked = 0
  let failed: SheetError | null = null
  const unzip = new Unzip((file) => {
    if (!wanted(file.name) || parts.has(file.name)) return
    const decoder = new TextDecoder('utf-8')
    const pieces: string[] = []
    file.ondata = (error, piece, final) => {
      // What is thrown here ends the piece that is being unpacked, and comes back once more as an error of it.
      if (failed) return
      unpacked += piece?.length ?? 0
      if (error) failed = broken(error)
      else if (unpacked > partLimit) failed = tooFull()
      if (failed) throw failed
      pieces.push(decoder.decode(piece, { stream: !final }))
      if (final) parts.set(file.name, pieces.join(''))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In small pieces, so that a bomb is met before it has unpacked.
    for (let at = 0; at < bytes.length && !failed; at += 8_192) {
      unzip.push(bytes.subarray(at, at + 8_192), at + 8_192 >= bytes.length)
    }
  } catch (error) {
    failed ??= broken(error)
  }
  if (failed) throw failed
  return parts
}

/**
 * What the directory at the end of the file says that its parts unpack to: 0 where there is none. It may say less than is
 * true, so it is counted while they are unpacked as well.
 */
function declaredSize(bytes: Uint8Array, wanted: (name: string) => boolean): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end < 0) return 0
  let [size, at] = [0, view.getUint32(end + 16, true)]
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) break
    const name = view.getUint16(at + 28, true)
    if (wanted(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)))) size += view.getUint32(at + 24, true)
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}

/** Where the record stands that ends an archive, before a comment of any length; -1 where there is none. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(view.byteLength - 65_557, 0); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return -1
}

function tooFull(): SheetError {
  return new SheetError('This file unpacks to far more than a list of houses. Save the sheet with your houses alone.')
}

function broken(cause: unknown): SheetError {
  const error = new SheetError('This file is damaged: it cannot be unpacked. Save it again, then choose the new one.')
  error.cause = cause
  return error
}
