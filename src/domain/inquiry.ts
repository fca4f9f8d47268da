/** What people send from the page of a home: a question about a bed, or what is wrong with the page. */
export const inquiryKinds = ['bed', 'correction'] as const
/** How somebody wants to be answered. */
export const answerWays = ['text', 'call', 'email'] as const
export const neededWhen = ['tonight', 'this_week', 'later'] as const

export type InquiryKind = (typeof inquiryKinds)[number]
export type AnswerWay = (typeof answerWays)[number]
export type NeededWhen = (typeof neededWhen)[number]
