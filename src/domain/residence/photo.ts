/** The longer side of a photo's files, in pixels at most: for a row of small ones, a phone, and a large screen. */
export const photoSizes = [480, 960, 1600] as const

export type PhotoSize = (typeof photoSizes)[number]

/** Best first: a browser takes the first it knows. */
export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** How many photos a house shows. */
export const mostPhotos = 6

export const photoDescriptionLimit = 200

/** A photo as its largest file is. */
export type PhotoShape = { id: string; width: number; height: number }

export function photoAddress(id: string, size: PhotoSize, format: PhotoFormat): string {
  return `/photos/${id}/${size}.${format}`
}

/** How many pixels a file of one size has: a small photo is never made larger. */
export function photoFileSize({ width, height }: PhotoShape, size: PhotoSize): { width: number; height: number } {
  const share = Math.min(1, size / Math.max(width, height, 1))
  const scaled = (side: number) => Math.max(1, Math.round(side * share))
  return { width: scaled(width), height: scaled(height) }
}

/** The files of one format for `srcset`: those of a photo that is smaller than a size would be the same file twice. */
export function photoSources(photo: PhotoShape, format: PhotoFormat): string {
  const longest = Math.max(photo.width, photo.height)
  return photoSizes
    .filter((_, place) => place === 0 || longest > (photoSizes[place - 1] ?? 0))
    .map((size) => `${photoAddress(photo.id, size, format)} ${photoFileSize(photo, size).width}w`)
    .join(', ')
}
