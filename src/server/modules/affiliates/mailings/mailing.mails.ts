import { formatNumber } from '#domain/language/numbers.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

const namedAtMost = 20

type MailingContext = { affiliate: string; operator: string; homes: readonly string[]; replyTo: string | null }

/** An affiliate's own words to one operator, and below them who wrote them, about which homes. */
export function writeMailingMail(
  { subject, text }: { subject: string; text: string },
  { affiliate, operator, homes, replyTo }: MailingContext,
  baseUrl: string,
): MailText {
  const by = cleanNameForMail(affiliate)
  const more = homes.length - namedAtMost
  const named = homes.slice(0, namedAtMost).map((home) => cleanNameForMail(home, 200))
  const about = more > 0 ? [...named, `${formatNumber(more)} more`] : named
  return writeMail({
    subject,
    paragraphs: text.split(/\n\s*\n/),
    action: { label: 'Open your desk', href: `${baseUrl}/workspace` },
    closing: [
      `${by} wrote this to those who lead ${cleanNameForMail(operator)}, about ${about.join(', ')}.`,
      replyTo === null
        ? `An answer to this email reaches the people who run this directory, not ${by}.`
        : `Answer this email to reach ${by}.`,
    ],
  })
}
