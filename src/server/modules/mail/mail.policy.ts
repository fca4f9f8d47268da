import type { SignedInUser } from '#contract/auth.ts'

/** Mail is read and sent again by the alliance's own people. */
export function mayHandleMail(user: SignedInUser): boolean {
  return user.organisation?.kind === 'alliance'
}

/**
 * A mail with a sign-in link is for its recipient alone: with it, anybody could act in their name. Without a mail
 * server nobody would ever get it, so there it is shown (trying the product out on one's own machine).
 */
export function mayShowText(mail: { confidential: boolean }, transport: 'smtp' | 'files'): boolean {
  return !mail.confidential || transport === 'files'
}
