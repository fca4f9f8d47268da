import type { LinkSending } from '#contract/inquiries/asked-together.ts'
import type { InquiryWords } from '#domain/inquiries/inquiry.ts'
import { toDialNumber } from '#domain/inquiries/tel-address.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Language = 'en' | 'es'

export function chooseLinkSending({ answerBy }: InquiryWords, wantsLink: boolean, textsGoOut: boolean): LinkSending {
  if (!wantsLink || answerBy === 'call' || answerBy === null) return 'not_wanted'
  if (answerBy === 'email') return 'email'
  return textsGoOut ? 'text' : 'not_possible'
}

export async function sendLink(
  tx: Tx,
  mail: Pick<MailService, 'enqueue' | 'enqueueText'>,
  { sending, reach, language, link }: { sending: LinkSending; reach: string; language: Language; link: string },
): Promise<void> {
  const about = { kind: 'inquiry-link', confidential: true } as const
  if (sending === 'email') await mail.enqueue(tx, { ...about, to: reach, mailText: writeLinkMail(language, link) })
  if (sending === 'text') {
    const text = { about: 'A private link', text: formatLinkText(language, link) }
    await mail.enqueueText(tx, { ...about, to: toDialNumber(reach), ...text })
  }
}

/** For privacy it says neither what was asked nor what kind of house this is. */
export function writeLinkMail(language: Language, link: string): MailText {
  if (language === 'es') {
    return writeMail({
      language,
      subject: 'Su enlace privado',
      paragraphs: ['En este enlace ve las respuestas y puede borrar lo que escribió.'],
      action: { label: 'Abrir la página', href: link },
      closing: ['Quien tenga este enlace puede leer y borrar lo que usted escribió. No lo comparta.'],
    })
  }
  return writeMail({
    language,
    subject: 'Your private link',
    paragraphs: ['At this link you see the answers and can delete what you wrote.'],
    action: { label: 'Open the page', href: link },
    closing: ['Anyone who has this link can read and delete what you wrote. Keep it to yourself.'],
  })
}

function formatLinkText(language: Language, link: string): string {
  return language === 'es' ? `Su enlace privado: ${link}` : `Your private link: ${link}`
}
