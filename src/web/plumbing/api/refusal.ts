import type { ErrorBody, ErrorCode } from '#contract/calls/errors.ts'

type Details = { fields?: Record<string, string>; values?: Readonly<Record<string, string>> }

export class Refusal extends Error {
  readonly body: ErrorBody
  readonly values: Details['values']

  constructor(code: ErrorCode, message: string, { fields, values }: Details = {}) {
    super(message)
    this.body = { code, message, ...(fields && { fields }) }
    this.values = values
  }
}
