/** Apart from the schemas, so that the page need not carry the code that checks them. `hidden`: only programs fill it in. */
export const reportProblems = ['missing', 'not_an_email', 'too_long', 'not_a_choice', 'hidden'] as const
export type ReportProblem = (typeof reportProblems)[number]

export const reportFields = ['kind', 'message', 'email', 'more'] as const
export type ReportField = (typeof reportFields)[number]
