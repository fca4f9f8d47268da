import type { SignedInUser } from '#contract/auth/auth.ts'
import { isDecider, mayAtDesk } from '#domain/people/desk-powers.ts'

export function chooseClaimsView(person: SignedInUser): 'operator' | 'decider' | null {
  if (mayAtDesk(person, 'claims')) return 'operator'
  return isDecider(person) ? 'decider' : null
}
