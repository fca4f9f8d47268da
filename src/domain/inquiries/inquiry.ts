export const inquiryKinds = ['bed', 'correction'] as const
export const answerWays = ['text', 'call', 'email'] as const
export const neededWhen = ['tonight', 'this_week', 'later'] as const

export type InquiryKind = (typeof inquiryKinds)[number]
export type AnswerWay = (typeof answerWays)[number]
export type NeededWhen = (typeof neededWhen)[number]

/** A correction has no `way` and no time; a question has none where nobody chose one. */
export type InquiryWords = {
  kind: InquiryKind
  name: string
  answerBy: AnswerWay | null
  reach: string
  needed: NeededWhen | null
  message: string
}

export const inquiryStatuses = ['new', 'read', 'in_work', 'answered', 'closed'] as const
export const closeReasons = ['moved_in', 'no_bed', 'not_reached'] as const

export type InquiryStatus = (typeof inquiryStatuses)[number]
export const closings = [...closeReasons, 'not_needed'] as const
export type CloseReason = (typeof closings)[number]

export function isUnanswered(status: InquiryStatus): boolean {
  return status !== 'answered' && status !== 'closed'
}

/** A question is deleted that long after it was asked (docs/privacy.md). */
export const inquiryDays = 90
