import type { Refusal } from '#domain/decisions/refusal.ts'
import { AppError } from './errors.ts'

export function toRefusalError({ refused, words, fields }: Refusal): AppError {
  return new AppError(refused, words, fields ? { fields: { ...fields } } : {})
}

export function requireOutcome<Outcome extends object>(out: Outcome | Refusal): Outcome {
  if ('refused' in out) throw toRefusalError(out)
  return out
}
