import { Unzip, UnzipInflate } from 'fflate'
import { SheetError } from './sheet.rules.ts'

const partLimit = 80_000_000
const maxParts = 5_000

const atOnce = 2_048

export type TakePiece = (piece: string, isLast: boolean) => void

/** The limit is enforced while unpacking, because the size the file declares cannot be trusted. */
export function unpackWorkbook(bytes: Uint8Array, open: (name: string) => TakePiece | null): void {
  const seen = new Set<string>()
  let unpacked = 0
  let failed: Error | null = null
  const unzip = new Unzip((file) => {
    if (seen.has(file.name)) return
    seen.add(file.name)
    if (seen.size > maxParts) throw buildTooFullError()
    const take = open(file.name)
    if (take === null) return
    const decoder = new TextDecoder('utf-8')
    file.ondata = (error, piece, final) => {
      // An error thrown here ends the unpacking of this part, which then reports it once more.
      if (failed) return
      unpacked += piece?.length ?? 0
      if (error) failed = error instanceof SheetError ? error : buildBrokenError(error)
      else if (unpacked > partLimit) failed = buildTooFullError()
      else failed = catchFailure(() => take(decoder.decode(piece, { stream: !final }), final))
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
    failed ??= error instanceof SheetError ? error : buildBrokenError(error)
  }
  if (failed) throw failed
}

function catchFailure(work: () => void): Error | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

export function refuseTooFull(bytes: Uint8Array, wanted: (name: string) => boolean): void {
  if (readDeclaredSize(bytes, wanted) > partLimit) throw buildTooFullError()
}

/** May be less than the true size, so it is also counted while unpacking. 0 where there is no directory. */
function readDeclaredSize(bytes: Uint8Array, wanted: (name: string) => boolean): number {
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

function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(view.byteLength - 65_557, 0); at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return -1
}

function buildTooFullError(): SheetError {
  return new SheetError('This file unpacks to far more than a list of houses. Save the sheet with your houses alone.')
}

function buildBrokenError(cause: unknown): SheetError {
  const error = new SheetError('This file is damaged: it cannot be unpacked. Save it again, then choose the new one.')
  error.cause = cause
  return error
}
