import type { SignedInUser } from '#contract/account/auth.ts'

export function mayReadHealth(user: SignedInUser): boolean {
  return user.organization?.kind === 'alliance'
}
