// Direction overrides and control characters could make words look other than they are to who reads them, and half a letter
// can be kept by no database. Marks that join or part the letters of a word stay.
const unseen = /[^\P{C}\n\u00AD\u200C\u200D]/gu

export function cleanText(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text.trim()
  return normalizeText(text).replace(unseen, ' ').trim()
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

/** Keeps invisible characters, so that `isVisibleName` can refuse the name. */
export function cleanName(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim()
}

export function normalizeText(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text.trim()
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\0\p{Cs}]/gu, ' ')
    .trim()
}
