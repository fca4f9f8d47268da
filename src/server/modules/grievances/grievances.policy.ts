import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function findHandlerSide(user: SignedInUser): 'affiliate' | 'alliance' | null {
  if (mayAtDesk(user, 'claims', ['affiliate'])) return 'affiliate'
  return mayAtDesk(user, 'claims', ['alliance']) ? 'alliance' : null
}
