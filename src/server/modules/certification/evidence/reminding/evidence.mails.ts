import { formatMediumDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { describeDaysLeft } from '#server/modules/certification/certificates/reminding/ending.mails.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

/**
 * `title` is what it is called, or else what the rule says in a few words. `residence` is null for what counts for all
 * houses of the operator.
 */
export type EndingFile = {
  title: string
  code: string
  residence: string | null
  applicationId: string
  endsOn: string
  daysLeft: number
}

const namedAtMost = 100

/** To whoever leads the operator: all that is due on one day is one mail. */
export function writeEvidenceMail(files: readonly EndingFile[], { baseUrl }: { baseUrl: string }): MailText {
  const [first] = files
  const only = files.length === 1 ? first : undefined
  const more = files.length - namedAtMost
  return writeMail({
    subject: only
      ? `${cleanNameForMail(only.title)} ends ${describeDaysLeft(only.daysLeft)}`
      : `${formatNumber(files.length)} files that show your homes end soon`,
    paragraphs: ['An affiliate certifies by what is good today. Add the new file where the old one is.'],
    sections: files.slice(0, namedAtMost).map(({ title, code, residence, applicationId, endsOn, daysLeft }) => ({
      title: `${cleanNameForMail(title)} (${residence === null ? 'all homes' : cleanNameForMail(residence)})`,
      words: `Rule ${code}. Its last day is ${formatMediumDay(endsOn)}, ${describeDaysLeft(daysLeft)}.`,
      links: [
        {
          label: 'Add the new file',
          href: `${baseUrl}/workspace/certification/${applicationId}?rule=${encodeURIComponent(code)}`,
        },
      ],
    })),
    ...(more > 0 && { closing: [`And ${formatNumber(more)} more.`] }),
    action: { label: 'See your applications', href: `${baseUrl}/workspace/certification` },
  })
}
