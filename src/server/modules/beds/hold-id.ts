import { AppError } from '#server/plumbing/errors.ts'

/** The id of a hold as it came in an address or a form. Throws `not_found` for what is none. */
export function requireHoldId(said = ''): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(said)) return said
  throw new AppError('not_found', 'There is no such hold.')
}
