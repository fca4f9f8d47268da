import type { ContactMessage } from '#contract/contact/contact.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export function writeMessageMail(message: ContactMessage, facts: { ref: string; inboxUrl: string }): MailText {
  return writeMail({
    subject: `Message from the contact form (${facts.ref})`,
    paragraphs: ['Somebody wrote to us through the contact form. They were told to expect an answer within 24 hours.'],
    facts: [
      ['Name', `${message.firstName} ${message.lastName}`],
      ['Email', message.email],
      ['Phone', formatPhone(message.phone)],
      ['Facility', message.facilityName],
      ['State', message.stateId],
      ['Reference', facts.ref],
    ],
    quote: message.message,
    action: { label: 'Open it in the inbox', href: facts.inboxUrl },
    closing: ['Replying to this email writes to the sender. Mark the message answered in the inbox when you have.'],
  })
}

/**
 * Holds nothing the sender typed: anybody can type another person's address, and must not be able to send them words
 * in our name.
 */
export function writeReceiptMail(ref: string): MailText {
  return writeMail({
    subject: 'We got your message',
    paragraphs: ['Hello,', "Thank you for contacting us. We'll get back to you within 24 hours."],
    facts: [['Your reference', ref]],
    closing: [
      'If you are in crisis, call or text 988. It is free, day and night.',
      'If you did not write to us, somebody may have mistyped their address. You need not do anything.',
    ],
  })
}
