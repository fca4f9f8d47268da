import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'

const formatLevel = (level: number) => `Level ${levelNumerals[level as 1 | 2 | 3 | 4]}`

export const certificateWords = {
  formatLevel,
  fields: {
    home: 'Home',
    operator: 'Operated by',
    beds: 'Beds permitted',
    bedsFor: 'Beds for',
    town: 'Town',
    kind: 'Initial or renewal',
    level: 'Level of support',
    holds: 'Holds',
    issuedOn: 'Issued on',
    number: 'Number',
  },
  kinds: { initial: 'Initial', renewal: 'A renewal' },
  ofStandard: (level: number, standard: string) => `${formatLevel(level)}, standard ${standard}`,
  span: (from: string, to: string) => `${formatMediumDay(from)} to ${formatMediumDay(to)}`,
  notStated: 'Not stated',
  publicly: 'Check it, or print it, as the public sees it',
  standing: {
    over: (number: string, endedAs: string, on: string, reason: string) =>
      `Certificate ${number} was ${endedAs} on ${formatMediumDay(on)}. ${reason}`,
    noLevel: 'No level of support is stated.',
    says: (level: number) => `It says that it is ${formatLevel(level)}.`,
    ends: (form: string | null, number: string, isOver: boolean, endsOn: string) =>
      `${form ? `${capitalize(form)} certificate` : 'Certificate'} ${number} ${isOver ? 'ended' : 'ends'} ${formatMediumDay(endsOn)}.`,
    moved: 'The address changed',
    operator: 'Another operator has the home',
    unconfirmed: (why: string, since: string) =>
      `${why} on ${formatMediumDay(since)}. It does not count until you confirm it or end it.`,
  },
  badge: {
    certified: 'Certified',
    suspended: 'Suspended',
    none: 'Not certified',
    unconfirmed: 'To be confirmed',
    over: 'Ran out',
  },
  open: {
    unconfirmed: 'Renew or correct it',
    certified: 'Renew, correct, suspend or withdraw',
    suspended: 'Withdraw it, or set another certificate',
    none: 'Set a certificate',
    about: (home: string) => ` for ${home}`,
  },
  earlier: {
    title: 'Before',
    replaced: 'Replaced',
    suspended: 'Suspended',
    withdrawn: 'Withdrawn',
    lifted: (on: string, reason: string) => `The suspension ended ${formatMediumDay(on)}: ${reason}`,
  },
  set: {
    number: 'Certificate number',
    level: 'Choose a level',
    form: 'Kind of certificate',
    full: 'A full certificate',
    timed: (name: string, months: number) => `${capitalize(name)}, for ${months} months at most`,
    renewal: 'Renewal',
    endsOn: 'Last day',
    bedsFor: 'Choose whom',
    again: 'Save as the new certificate',
    submit: 'Set the certificate',
    said: 'The certificate is set',
    didNotWork: 'The certificate was not set',
  },
  lift: {
    label: 'Why it counts again',
    help: 'The operator reads it by email. The public reads only that the certificate counts.',
    submit: 'End the suspension',
    said: 'The suspension has ended',
    didNotWork: 'The suspension was not ended',
  },
  end: {
    label: 'What happens to it',
    ways: { suspended: 'Suspend it while we look into it', withdrawn: 'Withdraw it' },
    help: 'The operator reads it by email, so name nobody who told you something. The public reads only the day, and whether it is suspended or withdrawn.',
    suspended: {
      reason: 'Why it is suspended',
      submit: 'Suspend the certificate',
      pending: 'Suspending',
      said: 'The certificate is suspended',
      didNotWork: 'The certificate was not suspended',
    },
    withdrawn: {
      reason: 'Why it is withdrawn',
      submit: 'Withdraw the certificate',
      pending: 'Withdrawing',
      said: 'The certificate is withdrawn',
      didNotWork: 'The certificate was not withdrawn',
    },
    unscripted: {
      reason: 'Why',
      submit: 'Do as chosen',
      pending: 'Saving',
      said: 'Saved',
      didNotWork: 'It was not saved',
    },
  },
  timed: {
    title: (form: string) => `${capitalize(form)} certificate`,
    conditions: 'Its conditions',
    full: 'For the full certificate the house applies again. Where you need no new application, set it as the new certificate once the conditions are met.',
    extended: (from: string) => `Extended: it was to end ${formatMediumDay(from)}.`,
    checkedIn: (on: string) => `Checked in on ${formatMediumDay(on)}.`,
    noCheckIn: (on: string) => `The check-in was due on ${formatMediumDay(on)}, and none was recorded.`,
    dueCheckIn: (on: string) => `The check-in is due by ${formatMediumDay(on)}.`,
    lateCheckIn: (on: string, days: number) =>
      `The check-in was due on ${formatMediumDay(on)}, ${days === 1 ? '1 day' : `${days} days`} ago.`,
  },
  checkIn: {
    label: 'How far the house has come',
    help: 'The operator gets it by email. It stays in the history.',
    submit: 'Record the check-in',
    said: 'The check-in is recorded',
    didNotWork: 'The check-in was not recorded',
  },
  extend: {
    title: (days: number) => `Extend it, by ${days} days`,
    first: 'Record the check-in first.',
    help: (endsOn: number) => `It then ends ${formatMediumDay(endsOn)}. This is done once, and cannot be taken back.`,
    submit: (days: number) => `Extend it once, by ${days} days`,
    said: 'The certificate is extended',
    didNotWork: 'The certificate was not extended',
  },
  confirm: {
    moved: {
      was: 'Address it was certified for',
      is: 'Address now',
      submit: 'Confirm this certificate for the new address',
    },
    operator: {
      was: 'Operator it was certified for',
      is: 'Operator now',
      submit: 'Confirm this certificate for the new operator',
    },
    street: 'You see as much of an address as the public does. The house tells you the street.',
    said: 'The certificate is confirmed',
    didNotWork: 'The certificate was not confirmed',
    instead: 'End it instead',
  },
  pending: 'Saving',
} as const

export type CertificateWords = typeof certificateWords
