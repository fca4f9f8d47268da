import { AppError } from '#server/plumbing/calls/errors.ts'

/** Seconds after which a client may try again; a restarting database is usually back by then. */
const retryAfter = 5

/** Socket errors of a database that cannot be reached, or has just gone. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/**
 * SQLSTATE of a database that is going, coming or full (https://www.postgresql.org/docs/15/errcodes-appendix.html):
 * class 08 connection, 57P operator intervention, 53 resources, 57014 statement timeout, 55P03 lock timeout,
 * 40001 and 40P01 lost against another transaction and worth another try.
 */
const passingState = /^(08...|57P0[1-5]|53...|57014|55P03|40001|40P01|25P03)$/

/** What the drivers say without a code. */
const goneMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end|PGlite is clos|The database is closed|driver has already been destroyed)/

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isPassing)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return socketCodes.has(code) || passingState.test(code) || goneMessage.test(error.message)
}

/** The same error, or AppError 'unavailable' when it says that the database is gone, overloaded or out of time. */
export function translate(error: unknown): unknown {
  if (error instanceof AppError || !isPassing(error)) return error
  return new AppError('unavailable', 'The database cannot answer right now. Please try again in a moment.', {
    retryAfter,
    cause: error,
  })
}

export async function asUnavailable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw translate(error)
  }
}
