import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** Everybody of the staff sees the affiliates. */
export function maySeeAffiliates(user: SignedInUser): boolean {
  return mayAtDesk(user, 'beds', ['alliance'])
}

/** Those who lead the staff make affiliates and invite their officers. */
export function mayLeadAffiliates(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['alliance'])
}
