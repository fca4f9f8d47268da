import type { PhotoFormat, PhotoSize } from '#domain/residence/photo.ts'

/**
 * More than a usual photo has, and few enough for memory: some files have to be unpacked whole before they can be made
 * smaller. The page makes larger ones smaller before it sends them.
 */
export const mostPixels = 40_000_000
/** The same for what a pixel takes when it is unpacked: up to eight bytes. */
export const mostUnpacked = 160_000_000

export type PhotoFile = { size: PhotoSize; format: PhotoFormat; bytes: Uint8Array }

/** A photo as it is kept: nothing of what was sent but the picture. */
export type ConvertedPhoto = { width: number; height: number; color: string; files: PhotoFile[] }

/** What the converting process answers. */
export type PhotoSaid = { is: 'photo'; photo: ConvertedPhoto } | { is: 'refused'; message: string }
