import type { SignedInUser } from '#contract/account/auth.ts'

/** Mail is read and sent again by the alliance's own people. */
export function mayHandleMail(user: SignedInUser): boolean {
  return user.organisation?.kind === 'alliance'
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
