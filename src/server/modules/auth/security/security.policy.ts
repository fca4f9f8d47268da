import type { SignedInUser } from '#contract/account/auth.ts'

export function mayReadSecurityEvents(user: SignedInUser): boolean {
  return user.organization?.kind === 'alliance'
}
