import type { SignedInUser } from '#contract/auth.ts'

/** Operators read what came for their houses, the alliance the corrections; the database keeps the two apart. */
export function mayReadInquiries(user: SignedInUser): boolean {
  return user.organisation?.kind === 'operator' || user.organisation?.kind === 'alliance'
}

/** A question is answered by the house it was asked of. */
export function mayAnswerInquiries(user: SignedInUser): boolean {
  return user.organisation?.kind === 'operator'
}
