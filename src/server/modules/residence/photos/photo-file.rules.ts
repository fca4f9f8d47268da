import { type PhotoFormat, type PhotoSize, photoFormats, photoSizes } from '#domain/residence/photo.ts'

export const photoTypes: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

export function readPhotoFile(name: string): { size: PhotoSize; format: PhotoFormat } | null {
  const [said, ending, more] = name.split('.')
  const size = photoSizes.find((one) => String(one) === said)
  const format = photoFormats.find((one) => one === ending)
  return size && format && more === undefined ? { size, format } : null
}
