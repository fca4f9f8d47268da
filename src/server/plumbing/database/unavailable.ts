import { AppError } from '#server/plumbing/calls/errors.ts'

const retryAfter = 5

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

/** SQLSTATE of a database that is going, coming or full (https://www.postgresql.org/docs/15/errcodes-appendix.html). */
const passingState = /^(08...|57P0[1-5]|53...|57014|55P03|40001|40P01|25P03)$/

const goneMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end|PGlite is clos|The database is closed|driver has already been destroyed)/

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isPassing)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return socketCodes.has(code) || passingState.test(code) || goneMessage.test(error.message)
}

export function translate(error: unknown): unknown {
  if (error instanceof AppError || !isPassing(error)) return error
  return new AppError('unavailable', 'The database cannot answer right now. Please try again in a moment.', {
    retryAfter,
    cause: error,
  })
}

export async function translateUnavailable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw translate(error)
  }
}
