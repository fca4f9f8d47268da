import type { SignedInUser } from '#contract/account/auth.ts'

/** Messages of the contact form are read and answered by the alliance's own people. */
export function mayAnswerMessages(user: SignedInUser): boolean {
  return user.organisation?.kind === 'alliance'
}
