import type { ErrorCode } from '#contract/calls/errors.ts'

/**
 * The only error that modules throw on purpose; any other becomes `internal`. `message` is shown to people;
 * `retryAfter` is in seconds.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly choices: Record<string, readonly string[]> | undefined
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: Record<string, string>
      choices?: Record<string, readonly string[]>
      retryAfter?: number
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.choices = details.choices
    this.retryAfter = details.retryAfter
    this.headers = details.headers ?? {}
  }
}

export function buildFieldsError(fields: Record<string, string>): AppError {
  return new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}
