import type { SignedInUser } from '#contract/account/auth.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

export const mayReadNotices = (user: SignedInUser): boolean => mayAtDesk(user, 'beds', ['alliance'])

/** Owners and managers: what they write stands on every page. */
export const mayPublishNotices = (user: SignedInUser): boolean => mayAtDesk(user, 'claims', ['alliance'])
