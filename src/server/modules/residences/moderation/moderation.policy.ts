import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function maySeeListings(user: SignedInUser): boolean {
  return mayAtDesk(user, 'beds', ['alliance'])
}

export function mayModerate(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['alliance'])
}

/** Officers of an affiliate, who settle what is in their own state. */
export function maySettleOfState(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['affiliate'])
}
