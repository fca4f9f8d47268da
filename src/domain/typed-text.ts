// Direction overrides and control characters could make words look other than they are to who reads them, and half a letter
// can be kept by no database. Marks that join or part the letters of a word stay.
const unseen = /[^\P{C}\n\u00AD\u200C\u200D]/gu

/** What somebody typed as it is kept: line ends of one kind, nothing unseen, no spaces around it. */
export function cleanText(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text.trim()
  return text.replace(/\r\n?/g, '\n').replace(unseen, ' ').toWellFormed().trim()
}
