import { createHash, createHmac, randomBytes } from 'node:crypto'
import { readCaseKey, writeCaseKey } from '#domain/grievances/case-key.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

/** From the form's own mark, so that the same form sent again is answered with the same key although none is kept. */
export function makeKey(secretKey: string, once: string | null): string {
  const bytes = once === null ? randomBytes(32) : createHmac('sha256', secretKey).update(`grievance ${once}`).digest()
  return writeCaseKey(bytes)
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(`grievance ${key}`).digest()
}

/** Keyed with what the database does not hold, so that no words can be guessed from it. */
export function hashBody(key: string, said: object): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(said)).digest()
}

export const createNoCaseError = () =>
  new AppError('not_found', 'There is no case with this key. Look at each letter again.')

/** Throws `not_found`: which keys there are is told to nobody. */
export function hashTyped(typed: string): Buffer {
  const key = readCaseKey(typed)
  if (key === null) throw createNoCaseError()
  return hashKey(key)
}
