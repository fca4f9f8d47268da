import type { PublishedAnswer } from '#contract/calls/call.ts'
import { type ErrorCode, errorBody } from '#contract/calls/errors.ts'

export const errorWords: Record<ErrorCode, string> = {
  bad_request: 'The address or the request cannot be read, such as one with a NUL character.',
  signed_out: 'Nobody is signed in.',
  not_allowed: 'This is not for you.',
  prove_again: 'This act asks its person to confirm first that it is them.',
  not_found: 'There is no such thing, or it is not public.',
  method_not_allowed: 'This address cannot be asked that way.',
  conflict: 'Somebody else changed it first.',
  too_large: 'The body is too large.',
  wrong_media_type: 'The body is of another type.',
  invalid_input:
    'A parameter is unknown or not right. `fields` says which, and what it takes; `choices` what may have been meant.',
  too_many_requests: 'Too many from one address. `Retry-After` says how many seconds to wait.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The server is full or stops. `Retry-After` says when to try again.',
}

export const errorAnswer: PublishedAnswer = {
  name: 'Error',
  schema: errorBody,
  fields: {
    code: 'One of a closed list; programs may branch on it.',
    message: 'A sentence for people.',
    fields: 'What was wrong with which value, by its name.',
    choices:
      'What a value may have meant, by its name: places for a `near` that several towns or a slip of the pen may be, the likeliest first, at most 12. Ask again with one of them.',
  },
}
