import type { ErrorBody, ErrorCode } from '#contract/errors.ts'

type Details = {
  /** One sentence per field. */
  fields?: Record<string, string>
  /** What stands on the page in place of what was typed. */
  values?: Readonly<Record<string, string>>
}

/** A page's `act` throws it for what it refuses by itself: it is answered like a refusal of our API. */
export class Refusal extends Error {
  readonly body: ErrorBody
  readonly values: Details['values']

  constructor(code: ErrorCode, message: string, { fields, values }: Details = {}) {
    super(message)
    this.body = { code, message, ...(fields && { fields }) }
    this.values = values
  }
}
