import { fileRefusals } from '#domain/certification/evidence/file-refusals.ts'

const head = '%PDF-'
/** How far around a word the dictionary it stands in may reach. */
const reach = 64 * 1024

export const isPdf = (bytes: Uint8Array): boolean => readLatin(bytes, 0, head.length) === head

export function findPdfProblem(bytes: Uint8Array): string | null {
  if (isLocked(bytes)) return fileRefusals.lockedPdf
  // Where its end is, which every PDF says.
  return toBuffer(bytes).lastIndexOf('startxref') < 0 ? fileRefusals.damagedPdf : null
}

/** What locks a file is named in its trailer, or in the dictionary of the stream that stands for one: never packed. */
function isLocked(bytes: Uint8Array): boolean {
  const pdf = toBuffer(bytes)
  const word = '/Encrypt'
  for (let at = pdf.indexOf(word); at >= 0; at = pdf.indexOf(word, at + 1)) {
    const after = readLatin(pdf, at + word.length, at + word.length + 64)
    if (/^\s*(\d+\s+\d+\s+R|<<)/.test(after) && isInTrailer(pdf, at)) return true
  }
  return false
}

function isInTrailer(pdf: Buffer, at: number): boolean {
  const before = readLatin(pdf, Math.max(0, at - reach), at)
  const [trailer, object] = [before.lastIndexOf('trailer'), before.lastIndexOf(' obj')]
  if (trailer > object) return true
  const after = readLatin(pdf, at, at + reach)
  const end = after.indexOf('stream')
  return /\/XRef\b/.test(before.slice(Math.max(0, object)) + after.slice(0, end < 0 ? undefined : end))
}

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const readLatin = (bytes: Uint8Array, from: number, to: number) => toBuffer(bytes).toString('latin1', from, to)
