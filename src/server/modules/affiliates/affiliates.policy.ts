import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function maySeeAffiliates(user: SignedInUser): boolean {
  return mayAtDesk(user, 'beds', ['alliance'])
}

export function mayLeadAffiliates(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['alliance'])
}
