// Apart from the schemas, so that the page need not carry the code that checks them.

export const inquiryLimits = { name: 100, phone: 40, email: 254, message: 2000 } as const

/** `hidden` is the field that only programs fill in. `no_list`: the house keeps no waiting list. */
export const inquiryProblems = [
  'missing',
  'not_a_phone',
  'not_an_email',
  'too_long',
  'unseen',
  'not_a_choice',
  'no_list',
  'hidden',
] as const

export type InquiryProblem = (typeof inquiryProblems)[number]

export const inquiryFields = [
  'name',
  'answer_by',
  'phone',
  'email',
  'needed',
  'message',
  'wait',
  'audience',
  'more',
] as const

export type InquiryField = (typeof inquiryFields)[number]

export const maxAskedTogether = 3

export const maxToChoose = 12

export const inquiryNoteLimit = 500
