import type { SignedInUser } from '#contract/auth/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export function mayReadInquiries(user: SignedInUser): boolean {
  return mayAtDesk(user, 'messages') || user.organization?.kind === 'alliance'
}
