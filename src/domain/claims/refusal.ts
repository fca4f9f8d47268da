import { type Refusal, refuseAsConflict, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import type { Claim } from './claim-case.ts'

export const missing = refuseAsNotFound('There is no such claim.')
export const unlisted = refuseAsNotFound('This house is not on the public list any more.')

export function refuseEnded({ endedAt, endedAs, decidedName }: Claim): Refusal | null {
  if (endedAt === null) return null
  const by = decidedName === null ? '' : ` by ${decidedName}`
  return refuseAsConflict(`This claim has ended already: it was ${endedAs}${by}.`)
}
