/** Apart from the schemas, so that the page need not carry the code that checks them. `hidden`: only programs fill it in. */
export const grievanceProblems = ['missing', 'not_an_email', 'too_long', 'not_a_choice', 'unseen', 'hidden'] as const
export type GrievanceProblem = (typeof grievanceProblems)[number]

export const caseFileProblems = [
  'missing',
  'too_large',
  'not_a_kind',
  'locked',
  'damaged',
  'picture_size',
  'harmful',
  'too_many',
] as const
export type CaseFileProblem = (typeof caseFileProblems)[number]

export const grievanceFields = ['state', 'home', 'kind', 'words', 'name', 'email', 'more'] as const
export type GrievanceField = (typeof grievanceFields)[number]
