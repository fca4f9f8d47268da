import { Unzip, UnzipInflate } from 'fflate'
import { SheetError } from './sheet.ts'

/** Bytes that one part of a workbook, and all that we read of it, may unpack to. */
const partLimit = 80_000_000
/** A workbook has a few dozen parts, and a picture or two. */
const mostParts = 5_000

/** Packed bytes that are unpacked at once: up to a thousand times as much comes out of them. */
const atOnce = 2_048

/** Takes a part piece by piece, as it is unpacked. */
export type TakePiece = (piece: string, isLast: boolean) => void

/**
 * Unpacks those parts of a workbook for which `open` gives somebody to take them, and keeps nothing of them. What unpacks to
 * more than a table of houses can be is refused while it is being unpacked, whatever the file says of its own size.
 */
export function unpackWorkbook(bytes: Uint8Array, open: (name: string) => TakePiece | null): void {
  const seen = new Set<string>()
  let unpacked = 0
  let failed: Error | null = null
  const unzip = new Unzip((file) => {
    if (seen.has(file.name)) return
    seen.add(file.name)
    if (seen.size > mostParts) throw tooFull()
    const take = open(file.name)
    if (take === null) return
    const decoder = new TextDecoder('utf-8')
    file.ondata = (error, piece, final) => {
      // What is thrown here ends the piece that is being unpacked, and comes back once more as an error of it.
      if (failed) return
      unpacked += piece?.length ?? 0
      if (error) failed = error instanceof SheetError ? error : broken(error)
      else if (unpacked > partLimit) failed = tooFull()
      else failed = failureOf(() => take(decoder.decode(piece, { stream: !final }), final))
      if (failed) throw failed
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In small pieces, so that a bomb is met before it has unpacked.
    for (let at = 0; at < bytes.length && !failed; at += atOnce) {
      unzip.push(bytes.subarray(at, at + atOnce), at + atOnce >= bytes.length)
    }
  } catch (error) {
    failed ??= error instanceof SheetError ? error : broken(error)
  }
  if (failed) throw failed
}

/** What was wrong, where something was. */
function failureOf(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Refuses a workbook whose own directory says that the parts we read unpack to too much. */
export function refuseTooFull(bytes: Uint8Array, wanted: (name: string) => boolean): void {
  if (declaredSize(bytes, wanted) > partLimit) throw tooFull()
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
