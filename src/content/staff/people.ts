import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { statuses } from './moderation.ts'

export const peopleWords = {
  title: 'People and organizations',
  description: 'Find a person or an organization, and help or lock them.',
  lead: 'Everybody who has an account here, and every organization. You see how an account stands, never a password, a code or what an email says.',
  missing: { person: 'There is no such person.', organization: 'There is no such organization.' },
  find: {
    label: 'Name, email, phone of a house, or state',
    help: 'All words have to fit.',
    submit: 'Search',
    resets: 'Second steps that wait for your yes or no',
    locked: 'Locked now',
    more: 'More fit than are shown. Add a word.',
    people: 'People',
    organizations: 'Organizations',
    signUps: 'Addresses that are not confirmed',
    invitations: 'Invitations that wait',
  },
  empty: {
    start: { title: 'Nobody is locked', words: 'Search for a name, an email address or the phone number of a house.' },
    found: { title: 'Nobody fits', words: 'Try fewer words, or only the email address.' },
  },
  kinds: { operator: 'Operator', affiliate: 'State affiliate', alliance: 'Staff of the alliance' },
  roles: { owner: 'Owner', manager: 'Manager', house_manager: 'House manager', bed_updater: 'Bed updater' },
  statuses,
  isLocked: 'Locked',
  counts: (people: number, residences: number) =>
    `${formatCount(people, 'person', 'people')}, ${formatCount(residences, 'house')}`,
  noOrganization: 'Belongs to no organization',
  signUp: (organization: string) => `Wants to open ${organization}`,
  invited: (role: string, organization: string) => `Invited as ${role.toLowerCase()} of ${organization}`,
  until: 'Link works until',
  asked: 'Asked',
  didNotWork: 'That did not work',
  resend: {
    confirmation: 'Send the confirmation again',
    invitation: 'Send the invitation again',
    said: 'Sent again',
  },
  account: {
    title: 'The account',
    email: 'Email',
    confirmed: 'Address',
    isConfirmed: { yes: 'Confirmed', no: 'Not confirmed' },
    since: 'Account since',
    last: 'Last sign-in',
    used: 'Last used',
    sessions: 'Open sessions',
    second: 'Second step',
    seconds: (passkeys: number, hasApp: boolean) =>
      [passkeys === 0 ? '' : formatCount(passkeys, 'passkey'), hasApp ? 'codes from an app' : '']
        .filter(Boolean)
        .join(', ') || 'None',
    never: 'Not in the last 90 days',
    notOpen: 'No open session',
  },
  organization: {
    title: 'The organization',
    kind: 'Kind',
    state: 'State',
    noState: 'None named',
    since: 'Here since',
    checked: 'Checked',
    notChecked: 'Not checked yet',
  },
  belongs: { title: 'Organizations', none: 'None.', since: 'since' },
  team: { title: 'People', none: 'Nobody belongs to it.', invitations: 'Invitations that wait' },
  houses: {
    title: 'Houses',
    none: 'No house.',
    more: (total: number) => `${formatNumber(total)} in all. The listings screen finds the others.`,
  },
  mails: {
    title: 'Emails of the last 30 days',
    none: 'Nothing was sent to this address.',
    all: 'Every email to this address',
    states: { queued: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Not delivered' },
  },
  done: { title: 'What staff did', none: 'Nothing yet.' },
  lockedNow: { title: 'Locked', by: 'Locked by' },
  why: { label: 'Why, in your words', help: 'They read this in an email. Say nothing of who told you.' },
  person: {
    lock: {
      title: 'Lock the account',
      lead: 'They are signed out everywhere and cannot sign in by any way. Their invitations stay.',
      submit: 'Lock this account',
      said: 'Locked. They were told.',
    },
    unlock: {
      lead: 'They can sign in again as before, and get an email.',
      words: 'A word for them',
      submit: 'Unlock this account',
      said: 'Unlocked. They were told.',
    },
    end: {
      title: 'End all sessions',
      lead: 'They are signed out on every device and may sign in again at once.',
      submit: 'End all sessions',
      said: 'Signed out everywhere. They were told.',
    },
  },
  reset: {
    title: 'Remove the second step',
    asked: 'Somebody asks to remove it',
    askedBy: 'Asked by',
    allowedBy: 'Allowed by',
    due: 'It is removed after',
    other: 'Somebody else of the staff has to say yes.',
    shown: 'They have signed in with their second step since. Nothing will be removed.',
    ask: {
      lead: 'For somebody who has lost their passkeys, app and recovery codes. Another of the staff has to say yes, and then 24 hours pass. They are told by email at once, and stop it by signing in with their second step.',
      submit: 'Ask for the removal',
      said: 'Asked. They were told.',
    },
    allow: {
      lead: 'Say yes only if you know it is them, for example because you called a number you had before. After 24 hours the second step is removed, and they are signed out everywhere.',
      words: 'How you know it is them, for the staff’s record',
      submit: 'Yes, remove it after 24 hours',
      said: 'Allowed. They were told.',
    },
    refuse: {
      lead: 'If you say no, nothing is removed, and they are told.',
      words: 'A word for them',
      submit: 'No, keep it',
      said: 'Refused. They were told.',
    },
  },
  lockOrganization: {
    lock: {
      title: 'Lock the organization',
      lead: 'Its public houses are hidden. Its people read everything and change nothing. Its owners and managers get an email.',
      submit: 'Lock this organization',
      said: 'Locked. Its owners and managers were told.',
      saidToNobody: 'Locked. It has no owner or manager who could be told.',
    },
    unlock: {
      lead: 'Its people change everything again, and the houses that this lock hid are shown as before.',
      words: 'A word for them',
      submit: 'Unlock this organization',
      said: 'Unlocked. Its owners and managers were told.',
      saidToNobody: 'Unlocked. It has no owner or manager who could be told.',
    },
  },
} as const

export type PeopleWords = typeof peopleWords
