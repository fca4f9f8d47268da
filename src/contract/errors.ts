import * as z from 'zod/mini'

/**
 * Every code a server error can carry, with the HTTP status it is sent under. The list is closed: outsiders may
 * branch on the code, so one is added with a note in docs/contracts.md and never renamed.
 */
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

/**
 * `fields` maps a field's name to one plain sentence about what was wrong with it. `choices` maps it to what may have been
 * meant, the likeliest first, each as the field takes it: `{near: ['Conway, AR', 'Conway, SC']}`.
 */
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
