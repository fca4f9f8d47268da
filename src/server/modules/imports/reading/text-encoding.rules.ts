import { SheetError } from './sheet.rules.ts'

/** By its byte order mark, then UTF-16 if every other byte is empty, then UTF-8 if valid, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (begins(bytes, [0xef, 0xbb, 0xbf])) return decode('utf-8', bytes)
  if (begins(bytes, [0xff, 0xfe])) return decode('utf-16le', bytes)
  if (begins(bytes, [0xfe, 0xff])) return decode('utf-16be', bytes)
  const { even, odd, half } = countEmptyBytes(bytes)
  if (half > 0 && odd > half * 0.4 && even < half * 0.1) return decode('utf-16le', bytes)
  if (half > 0 && even > half * 0.4 && odd < half * 0.1) return decode('utf-16be', bytes)
  if (even + odd > 0) throw new SheetError('This is not a spreadsheet. Choose a CSV or XLSX file.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252', bytes)
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte)
}

function countEmptyBytes(bytes: Uint8Array): { even: number; odd: number; half: number } {
  const length = Math.min(bytes.length, 4_000)
  const empty = [0, 0]
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  }
  return { even: empty[0] ?? 0, odd: empty[1] ?? 0, half: Math.floor(length / 2) }
}
