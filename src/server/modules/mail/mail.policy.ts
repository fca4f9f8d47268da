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

type Addressed = { channel: 'mail' | 'text'; recipient: string }

/** Whom a mail goes to. A mobile number is somebody's own: of a text staff read what tells it from another. */
export function shownRecipient({ channel, recipient }: Addressed): string {
  return channel === 'text' ? `a number that ends in ${recipient.slice(-2)}` : recipient
}

/** The words of a mail; of a text without the number it goes to, however that is written in them. */
export function shownText({ text, ...to }: Addressed & { text: string }): string {
  const digits = to.recipient.replace(/\D/g, '').slice(-10)
  if (to.channel === 'mail' || digits === '') return text
  return text.replace(new RegExp(`[+\\d(]*${[...digits].join('[\\s().-]*')}`, 'g'), shownRecipient(to))
}
