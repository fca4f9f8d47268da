import type { LapseNotice } from '#domain/certification/certificate/reminding.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'
import { type MailAround, writeEach } from './ending.mails.ts'

export type LapsedFacts = {
  number: string
  residence: string
  city: string
  endsOn: string
  notice: LapseNotice
  /** The last day that an application still renews it under its number; null where nothing does. */
  renewableUntil: string | null
}

export function writeLapsedMail(certificates: readonly LapsedFacts[], around: MailAround): MailText {
  const isLastWeek = ({ notice }: LapsedFacts) => notice === 'grace-ends'
  return writeEach<LapsedFacts>(
    certificates,
    {
      one: (only) =>
        isLastWeek(only)
          ? `The last days to renew the certificate of ${cleanNameForMail(only.residence)}`
          : `The certificate of ${cleanNameForMail(only.residence)} has lapsed`,
      many: (count) => `${count} certificates have lapsed`,
      lead: {
        operator: `The public list says that the certificate ended, and its badge is gray. ${cleanNameForMail(around.affiliate)} renews it on an application.`,
        affiliate: 'The public list says that these certificates ended, and their badges are gray.',
      },
      about: ({ endsOn, renewableUntil }) =>
        `Its last day was ${formatMediumDay(endsOn)}. ${
          renewableUntil === null
            ? 'What follows it is a full certificate.'
            : `Until ${formatMediumDay(renewableUntil)} an application still renews it under its number.`
        }`,
      action: {
        operator: { label: 'See how to renew it', at: '/workspace/certification' },
        affiliate: { label: 'See what ended', at: '/affiliate/homes?show=ending' },
      },
    },
    around,
  )
}
