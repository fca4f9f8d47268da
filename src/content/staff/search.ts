import { formatNumber } from '#domain/language/numbers.ts'
import { leastLetters } from '#domain/search/staff-search.ts'

export const staffSearchWords = {
  title: 'Search',
  description: 'One search over organizations, people, homes, certificates, claims, messages and emails.',
  lead: 'Organizations, people, homes, certificates, claims, messages and emails in one search.',
  find: {
    label: 'Find anything',
    help: 'A name, a town, a phone number, an email address, or the number of a certificate or a message. All words have to fit.',
    submit: 'Search',
  },
  empty: {
    start: {
      title: 'Nothing is searched yet',
      words: 'Type what you know: part of a name, a town, the number on a certificate, a whole email address.',
    },
    short: {
      title: `Type ${leastLetters} letters at least`,
      words: 'Fewer letters fit too much. Only a number, of a certificate for example, may be shorter.',
    },
    none: {
      title: 'Nothing fits',
      words:
        'We looked through organizations, people, invitations, sign-ups and homes by their words, certificates and messages by their number, and messages and emails by the whole address. Try fewer words.',
    },
  },
  groups: {
    organizations: 'Organizations',
    people: 'People',
    invitations: 'Invitations that wait',
    signUps: 'Addresses that are not confirmed',
    homes: 'Homes',
    certificates: 'Certificates',
    claims: 'Claims of these homes and organizations',
    messages: 'Messages',
    mails: 'Emails to that address',
  },
  all: {
    organizations: (total: number | null) => `All ${total ?? 'that fit'} in People`,
    people: (total: number | null) => `All ${total ?? 'that fit'} in People`,
    invitations: (total: number | null) => `All ${total ?? 'that fit'} in People`,
    signUps: (total: number | null) => `All ${total ?? 'that fit'} in People`,
    homes: (total: number | null) => `All ${total === null ? 'that fit' : formatNumber(total)} in Listings`,
    mails: () => 'All of that address in Mail',
  },
  first: (rows: number) => `The newest ${rows} are shown.`,
  certificates: {
    holds: 'Valid today',
    ended: 'Ended',
    suspended: 'Suspended',
    withdrawn: 'Withdrawn',
    unconfirmed: 'To be confirmed by its affiliate',
    replaced: 'Replaced',
    unlisted: 'The home is not on the public list',
  },
  until: 'Last day',
  claims: {
    unproved: 'Not proved yet',
    waiting: 'Waits for a decision',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    undone: 'Undone',
  },
  claimedBy: (person: string, organization: string) => `Claimed by ${person}, ${organization}`,
  answered: 'Answered',
  waits: 'Waits for an answer',
} as const

export type StaffSearchWords = typeof staffSearchWords
