import type { SignedInUser } from '#contract/account/auth.ts'

export function mayAnswerMessages(user: SignedInUser): boolean {
  return user.organization?.kind === 'alliance'
}
