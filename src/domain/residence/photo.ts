export const photoSizes = [480, 960, 1600] as const

export type PhotoSize = (typeof photoSizes)[number]

export const photoFormats = ['avif', 'webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

export const maxPhotos = 6

export const photoDescriptionLimit = 200

export type PhotoShape = { id: string; width: number; height: number }

export function buildPhotoAddress(id: string, size: PhotoSize, format: PhotoFormat): string {
  return `/photos/${id}/${size}.${format}`
}

export function computePhotoSize({ width, height }: PhotoShape, size: PhotoSize): { width: number; height: number } {
  const share = Math.min(1, size / Math.max(width, height, 1))
  const scaleSide = (side: number) => Math.max(1, Math.round(side * share))
  return { width: scaleSide(width), height: scaleSide(height) }
}

export function buildPhotoSources(photo: PhotoShape, format: PhotoFormat): string {
  const longest = Math.max(photo.width, photo.height)
  return photoSizes
    .filter((_, place) => place === 0 || longest > (photoSizes[place - 1] ?? 0))
    .map((size) => `${buildPhotoAddress(photo.id, size, format)} ${computePhotoSize(photo, size).width}w`)
    .join(', ')
}
