import type { AnswerWay } from './inquiry.ts'

export const replyForms = ['open', 'full', 'more'] as const
export type ReplyForm = (typeof replyForms)[number]

/** What a text can hold in three parts, and what the database keeps of a mail. */
export const replyLimits = { text: 450, email: 1000 } as const

export const replyStates = ['queued', 'sent', 'failed'] as const

export type ReplyProblem = 'missing' | 'too_long' | 'link'

export function canReplyHere(way: AnswerWay | null, reach: string, textsGoOut: boolean): way is 'email' | 'text' {
  return reach !== '' && (way === 'email' || (way === 'text' && textsGoOut))
}

export function chooseReplyForm(openBeds: number | null): ReplyForm {
  if (openBeds === null) return 'more'
  return openBeds > 0 ? 'open' : 'full'
}

/**
 * Addresses of pages and mail are refused: it leaves in our name, to somebody who asked for a bed and may follow any link.
 * Signs that look like a dot or are not seen do not hide one.
 */
export function findReplyProblem(words: string, way: 'email' | 'text'): ReplyProblem | null {
  if (words === '') return 'missing'
  if (words.length > replyLimits[way]) return 'too_long'
  return findAddress(words) === null ? null : 'link'
}

const address = /(?:\p{L}+:\/\/|\bwww\.|[^\s@]*@|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}(?=[/:?#]|\b))\S*/iu

export function findAddress(words: string): string | null {
  const plain = words
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。・․‧]/gu, '.')
  return address.exec(plain)?.[0] ?? null
}

export function cleanReply(words: string): string {
  return words
    .replace(/\p{Cf}/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .toWellFormed()
    .trim()
}
