import { isUuid } from '#domain/links/uuid.ts'
import { AppError } from './errors.ts'

export function isId(said: string | undefined): said is string {
  return said !== undefined && isUuid(said)
}

export function requireKnownId(said: string | undefined, missing: string): string {
  if (isId(said)) return said
  throw new AppError('not_found', missing)
}
