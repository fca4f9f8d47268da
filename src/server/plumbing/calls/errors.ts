import type { ErrorCode } from '#contract/errors.ts'

/**
 * The one error the modules throw on purpose. `message` is a plain sentence a person may read; `fields` names what
 * was wrong with each value, `choices` what it may have meant; `retryAfter` is in seconds; `headers` go out with the answer. Anything else that is thrown becomes `internal`.
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
