import type { SignedInUser } from '#contract/auth/auth.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** "person.organization"; null for people who may not report numbers. */
export function findOwner(user: SignedInUser): string | null {
  return mayAtDesk(user, 'beds') ? actsFor(user) : null
}
