import { formatMediumDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type EndingFacts = { number: string; residence: string; city: string; endsOn: string; daysLeft: number }

export type MailAround = { baseUrl: string; affiliate: string; reader: 'operator' | 'affiliate' }

const namedAtMost = 100

type EndingCertificate = { number: string; residence: string; city: string }

type Words<Facts> = {
  one: (only: Facts) => string
  many: (count: string) => string
  lead: Record<MailAround['reader'], string>
  about: (one: Facts) => string
  action: Record<MailAround['reader'], { label: string; at: string }>
}

/** To whom a certificate is given and to whom decides on it: all that are due on one day are one mail. */
export function writeEach<Facts extends EndingCertificate>(
  all: readonly Facts[],
  words: Words<Facts>,
  around: MailAround,
): MailText {
  const { baseUrl, reader } = around
  const [first] = all
  const more = all.length - namedAtMost
  const { label, at } = words.action[reader]
  return writeMail({
    subject: first && all.length === 1 ? words.one(first) : words.many(formatNumber(all.length)),
    paragraphs: [words.lead[reader]],
    sections: all.slice(0, namedAtMost).map((one) => ({
      title: `${cleanNameForMail(one.residence)} (${cleanNameForMail(one.city)})`,
      words: `Certificate ${cleanNameForMail(one.number)}. ${words.about(one)}`,
      links: [],
    })),
    ...(more > 0 && { closing: [`And ${formatNumber(more)} more.`] }),
    action: { label, href: baseUrl + at },
  })
}

const own = '/workspace/certification'
const toStanding = { label: 'See where it stands', at: own }

export function writeEndingMail(certificates: readonly EndingFacts[], around: MailAround): MailText {
  const isOne = certificates.length === 1
  const words: Words<EndingFacts> = {
    one: ({ residence, daysLeft }) =>
      `The certificate of ${cleanNameForMail(residence)} ends ${describeDaysLeft(daysLeft)}`,
    many: (count) => `${count} certificates end soon`,
    lead: {
      operator: isOne
        ? `Ask ${cleanNameForMail(around.affiliate)} in time to renew it. After its last day the public list says that the certificate ended, and so does its badge.`
        : `Ask ${cleanNameForMail(around.affiliate)} in time to renew them. After their last days the public list says that they ended, and so do their badges.`,
      affiliate: isOne
        ? 'Whoever claimed the house was reminded too. After the last day of its certificate the public list says that it is not certified.'
        : 'Whoever claimed one of these houses was reminded too. After the last day of a certificate the public list says that its house is not certified.',
    },
    about: ({ endsOn, daysLeft }) => `Its last day is ${formatMediumDay(endsOn)}, ${describeDaysLeft(daysLeft)}.`,
    action: {
      operator: { label: `See how to renew ${isOne ? 'it' : 'them'}`, at: own },
      affiliate: { label: 'See what ends', at: '/affiliate/homes?show=ending' },
    },
  }
  return writeEach(certificates, words, around)
}

/** Before the affiliate looks how far houses with conditions have come. */
export function checkInMail(certificates: readonly EndingFacts[], around: MailAround): MailText {
  const isOne = certificates.length === 1
  const by = cleanNameForMail(around.affiliate)
  const words: Words<EndingFacts> = {
    one: ({ residence, endsOn }) =>
      `The check-in of ${cleanNameForMail(residence)} is due by ${formatMediumDay(endsOn)}`,
    many: (count) => `${count} check-ins are due soon`,
    lead: {
      operator: isOne
        ? `The certificate is one for a time. ${by} now looks how far the house has come with its conditions. Get in touch with ${by}.`
        : `These certificates are for a time. ${by} now looks how far your houses have come with their conditions. Get in touch with ${by}.`,
      affiliate: isOne
        ? 'The house holds a certificate for a time. Look how far it has come with its conditions, and record the check-in. Without one, the certificate cannot be extended.'
        : 'These houses hold a certificate for a time. Look how far each has come with its conditions, and record the check-ins. Without one, a certificate cannot be extended.',
    },
    about: ({ endsOn }) => `The check-in is due by ${formatMediumDay(endsOn)}.`,
    action: {
      operator: toStanding,
      affiliate: { label: `Record the check-in${isOne ? '' : 's'}`, at: '/affiliate/homes?show=certified' },
    },
  }
  return writeEach(certificates, words, around)
}

const whyUnconfirmed = {
  moved: 'The house moved since it was certified.',
  operator: 'Another operator has taken over the house since it was certified.',
} as const

export type UnconfirmedFacts = { number: string; residence: string; city: string; as: 'moved' | 'operator' }

/** A certificate is of one house at one place in the hands of one operator. */
export function writeUnconfirmedMail(certificates: readonly UnconfirmedFacts[], around: MailAround): MailText {
  const isOne = certificates.length === 1
  const by = cleanNameForMail(around.affiliate)
  const words: Words<UnconfirmedFacts> = {
    one: ({ residence }) => `The certificate of ${cleanNameForMail(residence)} is to be confirmed`,
    many: (count) => `${count} certificates are to be confirmed`,
    lead: {
      operator: isOne
        ? `Until ${by} confirms it, the public list does not say that the house is certified, and its badge is gray. Get in touch with ${by}.`
        : `Until ${by} confirms them, the public list does not say that your houses are certified, and their badges are gray. Get in touch with ${by}.`,
      affiliate: isOne
        ? 'Until you set the certificate again or end it, the public list does not say that the house is certified.'
        : 'Until you set each certificate again or end it, the public list does not say that these houses are certified.',
    },
    about: ({ as }) => whyUnconfirmed[as],
    action: {
      operator: toStanding,
      affiliate: { label: 'See what to confirm', at: '/affiliate/homes?show=unconfirmed' },
    },
  }
  return writeEach(certificates, words, around)
}

export function describeDaysLeft(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
