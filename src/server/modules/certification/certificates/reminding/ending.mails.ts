import { mediumDay } from '#domain/language/dates.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { nameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type EndingFacts = { number: string; home: string; city: string; endsOn: string; daysLeft: number }

type Around = { baseUrl: string; affiliate: string; reader: 'operator' | 'affiliate' }

const namedAtMost = 100

/** To whom renews them, and to whom decides on it: all that are due on one day are one mail. */
export function endingMail(certificates: readonly EndingFacts[], { baseUrl, affiliate, reader }: Around): MailText {
  const [first] = certificates
  const only = certificates.length === 1 ? first : undefined
  const many = `${certificates.length.toLocaleString('en-US')} certificates end soon`
  const more = certificates.length - namedAtMost
  const isOperator = reader === 'operator'
  return writeMail({
    subject: only ? `The certificate of ${nameForMail(only.home)} ends ${leftWords(only.daysLeft)}` : many,
    paragraphs: [
      isOperator
        ? `${nameForMail(affiliate)} renews it. After its last day the public list says that the house is not certified, and so does its badge.`
        : 'Operators were reminded too. After the last day of a certificate the public list says that the house is not certified.',
    ],
    sections: certificates.slice(0, namedAtMost).map(({ number, home, city, endsOn, daysLeft }) => ({
      title: `${nameForMail(home)} (${nameForMail(city)})`,
      words: `Certificate ${nameForMail(number)}. Its last day is ${mediumDay(endsOn)}, ${leftWords(daysLeft)}.`,
      links: [],
    })),
    ...(more > 0 && { closing: [`And ${more.toLocaleString('en-US')} more.`] }),
    action: isOperator
      ? { label: 'See how to renew it', href: `${baseUrl}/workspace/certification` }
      : { label: 'See what ends', href: `${baseUrl}/affiliate/homes?show=ending` },
    signature: 'The housing directory',
  })
}

export function leftWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
