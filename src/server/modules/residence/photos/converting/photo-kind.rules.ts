import { formatNumber } from '#domain/language/numbers.ts'
import { maxPixels, maxUnpacked } from './photo-task.rules.ts'

const readLatin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

type KnownKind = { name: string; is: (head: string) => boolean }

const others: readonly KnownKind[] = [
  { name: 'a GIF', is: (head) => head.startsWith('GIF8') },
  { name: 'a WebP picture', is: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8) },
  { name: 'an AVIF picture', is: (head) => head.startsWith('ftypavi', 4) },
  { name: 'a HEIC photo', is: (head) => /^ftyp(hei|hev|mif1|msf1)/.test(head.slice(4)) },
  { name: 'a video', is: (head) => head.startsWith('ftyp', 4) || head.startsWith('\x1aE\xdf\xa3') },
  { name: 'a TIFF picture', is: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*') },
  { name: 'a BMP picture', is: (head) => head.startsWith('BM') },
  { name: 'a PDF', is: (head) => head.startsWith('%PDF') },
  { name: 'a ZIP file or a document', is: (head) => head.startsWith('PK') },
  { name: 'an SVG drawing', is: (head) => /<svg/i.test(head) },
  { name: 'a web page or XML', is: (head) => /^(\xef\xbb\xbf)?\s*</.test(head) },
]

const wanted = 'Send a JPEG or PNG.'
const convert =
  'We cannot open those. Open this page on the iPhone itself and choose the photo there: the phone then sends a JPEG. For photos you take from now on: Settings, Camera, Formats, Most Compatible.'

export function findPhotoProblem(bytes: Uint8Array): string | null {
  if (bytes.byteLength === 0) return 'This file is empty.'
  const head = readLatin(bytes, 0, Math.min(bytes.byteLength, 512))
  if (head.startsWith('\xff\xd8\xff')) return null
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return moves(bytes) ? `This picture moves. ${wanted}` : null
  const known = others.find(({ is }) => is(head))
  if (known?.name === 'a HEIC photo') return `This is a HEIC photo. ${convert}`
  return known ? `This is ${known.name}. ${wanted}` : `This is no picture we know. ${wanted}`
}

function moves(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = 8; at + 8 <= png.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = readLatin(png, at + 4, at + 8)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

const minSidePixels = 320
const maxShapeRatio = 4

/** `depth` is bytes per pixel. Null where the size is accepted. */
export function findSizeProblem(width: number, height: number, depth: number): string | null {
  const size = `${formatNumber(width)} × ${formatNumber(height)} pixels`
  const most = Math.min(maxPixels, maxUnpacked / depth)
  if (width * height > most) {
    return `This picture is too large: ${size}. Send one of at most ${Math.floor(most / 1_000_000)} million pixels.`
  }
  if (Math.max(width, height) < minSidePixels) {
    return `This picture is too small: ${size}. One side needs at least ${minSidePixels}.`
  }
  if (Math.max(width, height) > maxShapeRatio * Math.min(width, height)) {
    return `This picture is too long and narrow: ${size}. Cut it to a usual shape.`
  }
  return null
}
