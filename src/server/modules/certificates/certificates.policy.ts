import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** Certificates are set by those who lead an affiliate, for their state, and by those who lead the staff, for any. */
export function mayCertify(user: SignedInUser): boolean {
  return mayAtDesk(user, 'claims', ['affiliate', 'alliance'])
}
