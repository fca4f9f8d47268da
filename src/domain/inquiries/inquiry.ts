/** What people send from the page of a home: a question about a bed, or what is wrong with the page. */
export const inquiryKinds = ['bed', 'correction'] as const
/** How somebody wants to be answered. */
export const answerWays = ['text', 'call', 'email'] as const
export const neededWhen = ['tonight', 'this_week', 'later'] as const

export type InquiryKind = (typeof inquiryKinds)[number]
export type AnswerWay = (typeof answerWays)[number]
export type NeededWhen = (typeof neededWhen)[number]

/** What a visitor asks or corrects, cleaned and checked. A correction has no way and no time, and may have no reach. */
export type InquiryWords = {
  kind: InquiryKind
  name: string
  answerBy: AnswerWay | null
  reach: string
  needed: NeededWhen | null
  message: string
}

/** How far the house is with an inquiry. It follows from what was noted of it. */
export const inquiryStatuses = ['new', 'read', 'in_work', 'answered', 'closed'] as const
/** Why a question is closed although nobody answered it. */
export const closeReasons = ['moved_in', 'no_bed', 'not_reached'] as const

export type InquiryStatus = (typeof inquiryStatuses)[number]
/** Besides what a house may choose: whoever asked has a place in another home. */
export const closings = [...closeReasons, 'not_needed'] as const
export type CloseReason = (typeof closings)[number]

/** Whether it still waits for somebody of the house. */
export function isUnanswered(status: InquiryStatus): boolean {
  return status !== 'answered' && status !== 'closed'
}
