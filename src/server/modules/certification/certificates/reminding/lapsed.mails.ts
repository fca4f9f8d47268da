import { formatMediumDay } from '#domain/language/dates.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { type MailAround, writeEach } from './ending.mails.ts'

export type LapsedFacts = {
  number: string
  residence: string
  city: string
  endsOn: string
  /** The last day that an application still renews it under its number; null where nothing does. */
  renewableUntil: string | null
}

export function writeLapsedMail(certificates: readonly LapsedFacts[], around: MailAround): MailText {
  const isOne = certificates.length === 1
  const stands = isOne
    ? 'The public list says that the certificate ended, and its badge is gray.'
    : 'The public list says that these certificates ended, and their badges are gray.'
  return writeEach<LapsedFacts>(
    certificates,
    {
      one: ({ residence }) => `The certificate of ${cleanNameForMail(residence)} has lapsed`,
      many: (count) => `${count} certificates have lapsed`,
      lead: {
        operator: `${stands} ${cleanNameForMail(around.affiliate)} renews ${isOne ? 'it' : 'them'} on an application.`,
        affiliate: stands,
      },
      about: describeLapse,
      action: buildActions(isOne),
    },
    around,
  )
}

export function writeLastDaysMail(certificates: readonly LapsedFacts[], around: MailAround): MailText {
  const isOne = certificates.length === 1
  const ends = isOne
    ? 'An application renews this certificate under its number for a few days more. Until it is renewed, the public list says that it ended, and its badge is gray.'
    : 'An application renews these certificates under their numbers for a few days more. Until they are renewed, the public list says that they ended, and their badges are gray.'
  return writeEach<LapsedFacts>(
    certificates,
    {
      one: ({ residence }) => `The last days to renew the certificate of ${cleanNameForMail(residence)}`,
      many: (count) => `The last days to renew ${count} certificates`,
      lead: {
        operator: `${ends} ${cleanNameForMail(around.affiliate)} takes the application${isOne ? '' : 's'}.`,
        affiliate: ends,
      },
      about: describeLapse,
      action: buildActions(isOne),
    },
    around,
  )
}

function describeLapse({ endsOn, renewableUntil }: LapsedFacts): string {
  const next =
    renewableUntil === null
      ? 'What follows it is a full certificate.'
      : `Until ${formatMediumDay(renewableUntil)} an application still renews it under its number.`
  return `Its last day was ${formatMediumDay(endsOn)}. ${next}`
}

const buildActions = (isOne: boolean) => ({
  operator: { label: `See how to renew ${isOne ? 'it' : 'them'}`, at: '/workspace/certification' },
  affiliate: { label: 'See what ended', at: '/affiliate/homes?show=ending' },
})
