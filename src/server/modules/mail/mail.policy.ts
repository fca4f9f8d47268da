import { sealedMark } from '#contract/mail/mail-states.ts'

type MailAddress = { channel: 'mail' | 'text' | 'push'; recipient: string }

/** A mobile number is private, so staff see only the end of it. */
export function maskRecipient({ channel, recipient }: MailAddress): string {
  if (recipient.startsWith(sealedMark)) return 'an address that nobody reads here'
  if (channel === 'push') return 'a device with alerts'
  return channel === 'text' ? `a number that ends in ${recipient.slice(-2)}` : recipient
}

export function maskText({ text, ...to }: MailAddress & { text: string }): string {
  const digits = to.recipient.replace(/\D/g, '').slice(-10)
  if (to.channel !== 'text' || digits === '') return text
  return text.replace(new RegExp(`[+\\d(]*${[...digits].join('[\\s().-]*')}`, 'g'), maskRecipient(to))
}
