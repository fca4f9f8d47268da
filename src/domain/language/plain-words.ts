export function toPlainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .trim()
}

export function listWords(text: string): string[] {
  return text.trim().split(/,\s+/)
}
