import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function mayCertify(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['affiliate', 'alliance'])
}
