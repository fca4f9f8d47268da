import type { SignedInUser } from '#contract/account/auth.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** Who says numbers for which organisation, "person.organisation"; null for who may not. */
export function ownerOf(user: SignedInUser): string | null {
  return mayAtDesk(user, 'beds') ? actsFor(user) : null
}
