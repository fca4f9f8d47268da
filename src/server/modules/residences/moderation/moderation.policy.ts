import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function maySeeListings(user: SignedInUser): boolean {
  return mayAtDesk(user, 'beds', ['alliance'])
}

export function mayModerate(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['alliance'])
}
