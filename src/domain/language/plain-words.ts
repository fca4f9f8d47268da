export function toPlainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .trim()
}

/** Of a text that names them with commas between. */
export function listWords(text: string): string[] {
  return text.trim().split(/,\s+/)
}
