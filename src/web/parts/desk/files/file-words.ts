import type { fileWords } from '#content/desk/files.ts'

export type FileWords = { readonly [Name in keyof typeof fileWords]: string }

const mb = 1024 * 1024

/** Something is never 0.0 MB. */
export const formatMb = (bytes: number): string => Math.max(bytes / mb, bytes === 0 ? 0 : 0.1).toFixed(1)

export function fillWords(words: string, done: number, size: number): string {
  const percent = size === 0 ? 0 : Math.floor((done / size) * 100)
  return words.replace('{done}', formatMb(done)).replace('{size}', formatMb(size)).replace('{percent}', String(percent))
}
