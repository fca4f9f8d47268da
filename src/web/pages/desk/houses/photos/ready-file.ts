import { photoFileLimit } from '#contract/residence/photo-limits.ts'
import type { PhotoWords } from './photo-words.ts'

export type ReadyFile = { kind: 'ready'; file: File } | { kind: 'wrong'; message: string }

/** Bytes from which a photo is made smaller here: a slow line needs minutes for what a camera makes. */
const shrunkFrom = 2_000_000
/** More than the largest file we keep has, so that nothing is lost. */
const longestSide = 2_400

/**
 * A photo as it is sent: made smaller where it is large, and a JPEG where it is HEIC, if this browser can read that. What a
 * browser cannot read and is no HEIC goes as it is: the server says what is wrong with it.
 */
export async function readyFile(
  file: File,
  words: Pick<PhotoWords, 'heic' | 'tooLarge'>,
  draw: (file: File) => Promise<Blob> = redrawn,
): Promise<ReadyFile> {
  if (!isHeic(file) && file.size <= shrunkFrom) return { kind: 'ready', file }
  const blob = await draw(file).catch(() => null)
  if (blob) return { kind: 'ready', file: new File([blob], `${nameOf(file)}.jpg`, { type: 'image/jpeg' }) }
  if (isHeic(file)) return { kind: 'wrong', message: words.heic }
  if (file.size > photoFileLimit) return { kind: 'wrong', message: words.tooLarge }
  return { kind: 'ready', file }
}

function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, '')

/** The picture alone, upright and on white, as a JPEG. */
async function redrawn(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const share = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
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
