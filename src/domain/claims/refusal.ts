import type { Claim } from '#domain/claims/claim-case.ts'
import type { Refusal } from '#domain/claims/claim-event.ts'

export const conflict = (words: string): Refusal => ({ refused: 'conflict', words })
export const notAllowed = (words: string): Refusal => ({ refused: 'not_allowed', words })
export const missing: Refusal = { refused: 'not_found', words: 'There is no such claim.' }
export const unlisted: Refusal = { refused: 'not_found', words: 'This house is not on the public list any more.' }

export function refuseEnded({ endedAt, endedAs, decidedName }: Claim): Refusal | null {
  if (endedAt === null) return null
  const by = decidedName === null ? '' : ` by ${decidedName}`
  return conflict(`This claim has ended already: it was ${endedAs}${by}.`)
}
