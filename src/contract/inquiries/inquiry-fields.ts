// Apart from the schemas, so that the page need not carry the code that checks them.

/** Longest values of the two forms of a residence's page, in characters after trimming. */
export const inquiryLimits = { name: 100, phone: 40, email: 254, message: 2000 } as const

/**
 * What can be wrong with a value, as the answer to a form post names it: the page has the words, in its language.
 * `hidden` is the field that people do not see and programs fill in; `no_list`: the house keeps no waiting list (any more).
 */
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

/**
 * The names of the forms' fields, in their order. `wait` is "yes" for the waiting list, `audience` for whom the bed is to
 * be; `more` is the one that people do not see.
 */
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

/** The most homes that one question goes to at once. */
export const mostAskedTogether = 3

/** The most homes to choose them from. */
export const mostToChoose = 12

/** The longest note a house keeps about an inquiry. */
export const inquiryNoteLimit = 500
