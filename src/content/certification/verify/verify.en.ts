import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import type { VerifiedStanding } from '#domain/certification/certificate/verified.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/language.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'

type Facts = { by: string; since: string; newer: string; hasMoved: boolean }

export const verifyEn = {
  language: 'en' as Language,
  day: (isoDay: string) => formatLongDay(isoDay),
  count: (number: number) => formatNumber(number),
  head: {
    title: 'Check a certificate',
    description: 'Type the number of a recovery residence’s certificate, and read at once whether it is valid today.',
    ofNumber: (number: string) => `Certificate ${number}`,
  },
  lead: 'Every certificate of a recovery residence has a number. It stands on the paper, on the door, or under the badge of a website.',
  field: 'Certificate number',
  check: 'Check it',
  again: 'Check again',
  said: {
    holds: 'Valid today',
    ended: 'Lapsed',
    suspended: 'Suspended',
    withdrawn: 'Withdrawn',
    unconfirmed: 'To be confirmed',
    replaced: 'Replaced',
    unlisted: 'On hold',
  } satisfies Record<VerifiedStanding, string>,
  timed: {
    said: {
      conditional: 'Conditional',
      preliminary: 'Preliminary',
      provisional: 'Provisional',
    } satisfies Record<ConditionalForm, string>,
    now: 'Valid today, for a time. ',
    why: 'The affiliate certified this house for a time, while it works on conditions. It is not a full certificate.',
    names: {
      conditional: 'Conditional certificate, for a time',
      preliminary: 'Preliminary certificate, for a time',
      provisional: 'Provisional certificate, for a time',
    } satisfies Record<ConditionalForm, string>,
    extended: (day: string) => `Extended once. It was to end ${day}.`,
  },
  checked: (at: string) => `Checked ${at}.`,
  notSince: (day: string) => `Not certified since ${day}. `,
  sample: 'Sample certificate.',
  why: {
    holds: () => '',
    ended: () => 'It ran out and was not renewed. A lapse alone does not mean something went wrong.',
    suspended: () =>
      'The affiliate has suspended this certificate while it looks into something. Reasons are not public.',
    withdrawn: () => 'The affiliate took this certificate back. Reasons are not public.',
    unconfirmed: ({ hasMoved }) =>
      `${hasMoved ? 'The house moved' : 'Another operator has the house'} since it was certified. The affiliate has not confirmed it yet.`,
    replaced: ({ newer }) =>
      newer === '' ? 'A newer certificate took its place.' : `A newer certificate took its place: number ${newer}.`,
    unlisted: () =>
      'The house of this certificate is not on the public list now. Ask who issued it before you rely on it.',
  } satisfies Record<VerifiedStanding, (facts: Facts) => string>,
  seeNewer: 'See the newer certificate',
  near: (state: string) => `Certified homes in ${state}`,
  facts: {
    level: 'Level',
    was: 'Was',
    ends: 'Ends',
    ended: 'Ended',
    wouldEnd: 'Would end',
    by: 'Issued by',
    number: 'Number',
  },
  ten: {
    title: 'What the certificate says',
    lead: 'The same ten things stand on every certificate here, whichever state it is of.',
    residence: 'Residence',
    operator: 'Operated by',
    beds: 'Beds permitted',
    bedsFor: 'Beds for',
    address: 'Address',
    kind: 'Initial or renewal',
    level: 'Level',
    goodFor: 'Good for',
    issued: 'Issued',
    number: 'Certificate number',
    notStated: 'Not stated',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    units: {
      year: (count: number) => formatCount(count, 'year'),
      month: (count: number) => formatCount(count, 'month'),
      day: (count: number) => formatCount(count, 'day'),
    },
    kinds: { initial: 'Initial', renewal: 'Renewal' },
    times: ({ times, renewals, withdrawals }: { times: number; renewals: number; withdrawals: number }) =>
      times === 1
        ? renewals + withdrawals === 0
          ? 'First certificate for this house'
          : ''
        : `This house has had ${times} certificates`,
    standard: (version: string) => `NARR Standard, version ${version}`,
    nowCalled: (name: string) => `Now called ${name}`,
    moved: (city: string) => `The certificate is for this place. The house has moved since: it is in ${city} now.`,
    movedWithin: (city: string) => `The certificate is for this place. The house has moved since, within ${city}.`,
    kept: 'The street is shown to people the house tells. Ask the house.',
  },
  yourself: {
    title: 'Check it yourself',
    house: 'Is it the same house?',
    houseHow: 'Compare the name and town here with the paper, the door or the website you came from.',
    number: 'Is it the same number?',
    numberHow: (number: string) => `${number}, letter for letter. A copied badge shows another house’s name.`,
    ask: 'Still unsure? Ask who issued it.',
  },
  code: {
    title: 'This page as a code',
    words: 'Point a phone camera at it, on the paper or on the door.',
    alt: 'QR code that leads to this page',
    print: 'Print',
  },
  software: {
    title: 'For software',
    words: 'Signed by the affiliate’s own key, so any verifier can check it without asking us.',
    certificate: 'Signed certificate',
    status: 'Status lists',
    suspension: 'suspended',
    revocation: 'withdrawn',
    key: 'Affiliate’s public key',
  },
  badge: {
    title: 'Show it on your website',
    words:
      'For the house: one link around one picture. It turns gray by itself when the certificate lapses, is suspended or withdrawn, or is to be confirmed. It sets no cookie and follows nobody.',
    alt: (name: string) => `Certificate of ${name}. Check it.`,
    code: 'Put this line into your page:',
  },
  history: {
    title: 'History',
    first: (day: string) => `First certified ${day}.`,
    renewals: (count: number) => formatCount(count, 'renewal.', 'renewals.'),
    suspensions: (count: number) => formatCount(count, 'suspension.', 'suspensions.'),
    withdrawals: (count: number) => formatCount(count, 'withdrawal.', 'withdrawals.'),
    only: 'We show counts, never the story behind them.',
    see: (name: string) => `See ${name}`,
  },
  both: 'Two affiliates gave this number. Look for the name of your house.',
  notOurs: {
    title: 'Not ours',
    words: 'No certificate has the number',
    look: 'Check each letter first: O and 0, I and 1 are easy to mix up.',
    near: 'Do you mean',
    paper: 'The paper shows this number?',
    tell: 'Tell us what you saw',
    anonymous: 'You do not have to say who you are.',
  },
  failed: { title: 'We could not check it now', words: 'Please try again in a minute.', again: 'Try again' },
}

export type VerifyWords = typeof verifyEn
