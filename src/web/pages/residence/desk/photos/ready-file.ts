import { photoFileLimit } from '#contract/residence/photo-limits.ts'
import type { PhotoWords } from './photo-words.ts'

export type ReadyFile = { kind: 'ready'; file: File } | { kind: 'wrong'; message: string }

/** Bytes. Larger photos are made smaller here: a slow connection needs minutes for a camera's file. */
const shrunkFrom = 2_000_000
/** Pixels. More than the largest file we keep, so nothing is lost. */
const maxSidePixels = 2_400

/**
 * Shrinks large photos and turns HEIC into JPEG where the browser can. Other files go as they are: the server says
 * what is wrong with them.
 */
export async function prepareFile(
  file: File,
  words: Pick<PhotoWords, 'heic' | 'tooLarge'>,
  draw: (file: File) => Promise<Blob> = redraw,
): Promise<ReadyFile> {
  if (!isHeic(file) && file.size <= shrunkFrom) return { kind: 'ready', file }
  const blob = await draw(file).catch(() => null)
  if (blob) return { kind: 'ready', file: new File([blob], `${formatName(file)}.jpg`, { type: 'image/jpeg' }) }
  if (isHeic(file)) return { kind: 'wrong', message: words.heic }
  if (file.size > photoFileLimit) return { kind: 'wrong', message: words.tooLarge }
  return { kind: 'ready', file }
}

function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

const formatName = ({ name }: File) => name.replace(/\.[^.]*$/, '')

/** Drops all metadata; upright, on white, as a JPEG. */
async function redraw(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * share)
  canvas.height = Math.round(bitmap.height * share)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('This browser made no picture.')))
    canvas.toBlob(take, 'image/jpeg', 0.9)
  })
}
