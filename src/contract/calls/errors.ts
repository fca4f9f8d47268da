import * as z from 'zod/mini'

/** A closed list: clients branch on the code. Add one with a note in docs/contracts.md; never rename one. */
export const errorStatus = {
  bad_request: 400,
  signed_out: 401,
  not_allowed: 403,
  prove_again: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  wrong_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** `fields` has a sentence for each wrong value; `choices` what may have been meant, the likeliest first. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  choices: z.optional(z.record(z.string(), z.array(z.string()))),
})

export type ErrorBody = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  choices?: Record<string, readonly string[]>
}
