import type { PhotoFormat, PhotoSize } from '#domain/residence/photo.ts'

export const maxPixels = 40_000_000
/** Bytes; up to eight for each pixel. */
export const maxUnpacked = 160_000_000

export type PhotoFile = { size: PhotoSize; format: PhotoFormat; bytes: Uint8Array }

export type ConvertedPhoto = { width: number; height: number; color: string; files: PhotoFile[] }

// A copy is one picture, large enough to read what is written in it.
export type PhotoTask = { bytes: Uint8Array; wants: 'photo' | 'copy' }

export type PhotoSaid =
  | { is: 'photo'; photo: ConvertedPhoto }
  | { is: 'copy'; bytes: Uint8Array }
  | { is: 'refused'; message: string }
