import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/**
 * Those of an operator's people who have the messages read what came for their houses, the alliance the corrections; the
 * database keeps the two apart.
 */
export function mayReadInquiries(user: SignedInUser): boolean {
  return mayAtDesk(user, 'messages') || user.organisation?.kind === 'alliance'
}
