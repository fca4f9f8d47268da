import type { SignedInUser } from '#contract/account/auth.ts'
import { isDecider, mayAtDesk } from '#domain/people/desk-powers.ts'

export function chooseClaimsView(person: SignedInUser): 'operator' | 'decider' | null {
  if (mayAtDesk(person, 'claims')) return 'operator'
  return isDecider(person) ? 'decider' : null
}
