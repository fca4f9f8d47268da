import type { SignedInUser } from '#contract/account/auth.ts'

/** Security events are read by the alliance's own people. */
export function mayReadSecurityEvents(user: SignedInUser): boolean {
  return user.organisation?.kind === 'alliance'
}
