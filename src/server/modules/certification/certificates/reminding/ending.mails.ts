import { mediumDay } from '#domain/language/dates.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { nameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type EndingFacts = { number: string; home: string; city: string; endsOn: string; daysLeft: number }

export type MailAround = { baseUrl: string; affiliate: string; reader: 'operator' | 'affiliate' }

const namedAtMost = 100

/** To whom renews them, and to whom decides on it: all that are due on one day are one mail. */
export function endingMail(certificates: readonly EndingFacts[], { baseUrl, affiliate, reader }: MailAround): MailText {
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

export function checkInMail(
  certificates: readonly EndingFacts[],
  { baseUrl, affiliate, reader }: MailAround,
): MailText {
  const [first] = certificates
  const only = certificates.length === 1 ? first : undefined
  const isOperator = reader === 'operator'
  return writeMail({
    subject: only
      ? `The check-in of ${nameForMail(only.home)} is due by ${mediumDay(only.endsOn)}`
      : `${certificates.length.toLocaleString('en-US')} check-ins are due soon`,
    paragraphs: [
      isOperator
        ? `The certificate is one for a time. ${nameForMail(affiliate)} now looks how far the house has come with its conditions. Get in touch with them.`
        : 'These houses hold a certificate for a time. Look how far each has come with its conditions, and record the check-in. Without one, a certificate cannot be extended.',
    ],
    sections: certificates.slice(0, namedAtMost).map(({ number, home, city, endsOn }) => ({
      title: `${nameForMail(home)} (${nameForMail(city)})`,
      words: `Certificate ${nameForMail(number)}. The check-in is due by ${mediumDay(endsOn)}.`,
      links: [],
    })),
    action: isOperator
      ? { label: 'See where it stands', href: `${baseUrl}/workspace/certification` }
      : { label: 'Record the check-in', href: `${baseUrl}/affiliate/homes?show=certified` },
    signature: 'The housing directory',
  })
}

const whyUnconfirmed = {
  moved: 'The house moved since it was certified.',
  operator: 'Another operator has the house since it was certified.',
} as const

export type UnconfirmedFacts = { number: string; home: string; city: string; as: 'moved' | 'operator' }

/** A certificate is of one house at one place in the hands of one operator. */
export function unconfirmedMail(
  certificates: readonly UnconfirmedFacts[],
  { baseUrl, affiliate, reader }: MailAround,
): MailText {
  const [first] = certificates
  const only = certificates.length === 1 ? first : undefined
  const isOperator = reader === 'operator'
  return writeMail({
    subject: only
      ? `The certificate of ${nameForMail(only.home)} is to be confirmed`
      : `${certificates.length.toLocaleString('en-US')} certificates are to be confirmed`,
    paragraphs: [
      isOperator
        ? `Until ${nameForMail(affiliate)} confirms it, the public list does not say that the house is certified, and its badge is gray. Get in touch with them.`
        : 'Until you set each certificate again or end it, the public list does not say that the house is certified.',
    ],
    sections: certificates.slice(0, namedAtMost).map(({ number, home, city, as }) => ({
      title: `${nameForMail(home)} (${nameForMail(city)})`,
      words: `Certificate ${nameForMail(number)}. ${whyUnconfirmed[as]}`,
      links: [],
    })),
    action: isOperator
      ? { label: 'See where it stands', href: `${baseUrl}/workspace/certification` }
      : { label: 'See what to confirm', href: `${baseUrl}/affiliate/homes?show=unconfirmed` },
    signature: 'The housing directory',
  })
}

export function leftWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
