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
  const parts: WorkbookParts = new Map()
  let unpacked = 0
  let failed: SheetError | null = null
  const unzip = new Unzip((file) => {
    if (!wanted(file.name) || parts.has(file.name)) return
    const decoder = new TextDecoder('utf-8')
    const pieces: string[] = []
    file.ondata = (error, piece, final) => {
      // What is thrown here comes back as an error of the unpacking: the first one says what was wrong.
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
    for (let at = 0; at < bytes.length; at += 8_192) {
      unzip.push(bytes.subarray(at, at + 8_192), at + 8_192 >= bytes.length)
    }
  } catch (error) {
    failed ??= broken(error)
  }
  if (failed) throw failed
  return parts
}

function tooFull(): SheetError {
  return new SheetError('This file unpacks to far more than a list of houses. Save the sheet with your houses alone.')
}

function broken(cause: unknown): SheetError {
  const error = new SheetError('This file is damaged: it cannot be unpacked. Save it again, then choose the new one.')
  error.cause = cause
  return error
}
