import type { InquiryKind } from '#domain/inquiries/inquiry.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

/**
 * Holds nothing of the sender: the words are stored in one place, so that deleting them there is enough. For privacy
 * it never says what kind of house this is.
 */
export function inquiryMail(
  kind: InquiryKind,
  facts: { residenceName: string; messageUrl: string; isTonight: boolean },
): MailText {
  const { residenceName, messageUrl, isTonight } = facts
  const isQuestion = kind === 'bed'
  return writeMail({
    subject: isQuestion
      ? isTonight
        ? `Needed tonight: a question at ${residenceName}`
        : `Somebody asked about a bed at ${residenceName}`
      : `Somebody suggests a correction for ${residenceName}`,
    headline: residenceName,
    paragraphs: [
      isQuestion
        ? `Somebody asked about a bed at ${residenceName}${isTonight ? ' for tonight' : ''} and waits for an answer.`
        : `Somebody says that something on the page of ${residenceName} is wrong or out of date.`,
    ],
    action: { label: isQuestion ? 'Read and answer it' : 'Read it in your messages', href: messageUrl },
    closing: [
      'The words stay there, not in this email, because whoever wrote them can delete them at any time.',
      'You need an account of this house to read them.',
    ],
    signature: 'The housing directory',
  })
}

export function toMessageUrl(baseUrl: string, id: string): string {
  return `${baseUrl}/workspace/messages?status=all&open=${id}#m-${id}`
}
