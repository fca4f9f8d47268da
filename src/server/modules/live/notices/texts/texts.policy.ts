import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** Owners and managers: what they write stands on public pages. */
export const mayEditTexts = (user: SignedInUser): boolean => mayAtDesk(user, 'claims', ['alliance'])
