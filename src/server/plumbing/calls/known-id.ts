import { AppError } from '#server/plumbing/calls/errors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isId(said: string | undefined): said is string {
  return said !== undefined && uuid.test(said)
}

export function knownId(said: string | undefined, missing: string): string {
  if (isId(said)) return said
  throw new AppError('not_found', missing)
}
