import sharp, { type Sharp } from 'sharp'
import {
  computePhotoSize,
  type PhotoFormat,
  type PhotoSize,
  photoFormats,
  photoSizes,
} from '#domain/residence/photo.ts'
import { findPhotoProblem, findSizeProblem } from './photo-kind.rules.ts'
import { type ConvertedPhoto, maxPixels, type PhotoFile, type PhotoSaid, type PhotoTask } from './photo-task.rules.ts'

// Only the process of photo-child.worker.ts loads this: the library takes memory and time, and a hostile file may end its process.

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

const largest: PhotoSize = 1600
const largestCopy = 2800
const unreadable = 'This picture is damaged or not whole. Open it on your device, save it again, and send that.'

/** Pixels only, so that no metadata (such as a location) is kept. */
type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

export async function convertPhoto({ bytes, wants }: PhotoTask): Promise<PhotoSaid> {
  const refused = findPhotoProblem(bytes)
  if (refused !== null) return { is: 'refused', message: refused }
  try {
    // Of the head alone: nothing is unpacked yet.
    const { width, height, channels, depth, isProgressive } = await openPicture(bytes, false).metadata()
    // What is sent rough first and fine later is unpacked whole, in numbers of two bytes.
    const bytesEach = depth === 'uchar' && !isProgressive ? 1 : 2
    const wrong = findSizeProblem(width, height, channels * bytesEach)
    if (wrong !== null) return { is: 'refused', message: wrong }
    if (wants === 'copy') return { is: 'copy', bytes: await makeCopy(await readPixels(bytes, largestCopy)) }
    return { is: 'photo', photo: await makeFiles(await readPixels(bytes, largest)) }
  } catch {
    return { is: 'refused', message: unreadable }
  }
}

function openPicture(bytes: Uint8Array, limitInputPixels: number | false) {
  return sharp(bytes, { failOn: 'error', limitInputPixels, sequentialRead: true })
}

async function readPixels(bytes: Uint8Array, longest: number): Promise<Pixels> {
  const { data, info } = await openPicture(bytes, maxPixels)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
}

const makeCopy = (pixels: Pixels): Promise<Uint8Array> =>
  drawOnWhite(pixels).jpeg({ quality: 82, mozjpeg: true }).toBuffer()

async function makeFiles(pixels: Pixels): Promise<ConvertedPhoto> {
  const { width, height } = pixels
  const files: PhotoFile[] = []
  for (const size of photoSizes) {
    const sized = drawOnWhite(pixels).resize({ ...computePhotoSize({ id: '', width, height }, size), fit: 'fill' })
    for (const format of photoFormats) files.push({ size, format, bytes: await writePicture(sized.clone(), format) })
  }
  return { width, height, color: await computeAverageColor(pixels), files }
}

function drawOnWhite({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } }).toColorspace('srgb')
}

async function writePicture(picture: Sharp, format: PhotoFormat): Promise<Uint8Array> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 72 }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
  }
}

async function computeAverageColor(pixels: Pixels): Promise<string> {
  const { data } = await drawOnWhite(pixels)
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = red, blue = red] = data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
