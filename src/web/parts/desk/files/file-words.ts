import type { fileWords } from '#content/desk/files.ts'

export type FileWords = { readonly [Name in keyof typeof fileWords]: string }

const [kb, mb] = [1024, 1024 * 1024]
const smallestMb = mb / 10

export const formatSize = (bytes: number): string => formatPart(bytes, bytes)

function formatPart(bytes: number, size: number): string {
  return size < smallestMb ? `${Math.ceil(bytes / kb)} KB` : `${(Math.ceil(bytes / smallestMb) / 10).toFixed(1)} MB`
}

export function fillWords(words: string, done: number, size: number): string {
  const percent = size === 0 ? 0 : Math.floor((done / size) * 100)
  return words
    .replace('{done}', formatPart(done, size).replace(/ .B$/, ''))
    .replace('{size}', formatSize(size))
    .replace('{percent}', String(percent))
}
