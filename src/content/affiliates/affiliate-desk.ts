import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import { endingDays } from '#domain/certification/certificate/certificate.ts'
import { soonDays } from '#domain/decisions/due.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { checkDays } from '#domain/states/residences/listing-check.ts'

export const affiliatesWords = {
  card: {
    noOfficer: 'No officer is here yet. Until then the alliance decides its claims.',
    homes: 'Homes and certificates',
    pageOf: (state: string) => `Page of ${state}`,
    owner: 'Owner',
    manager: 'Manager',
    joined: 'Joined ',
    invited: 'Invited',
    ranOut: 'Link ran out',
    sentAs: (role: string) => `As ${role.toLowerCase()}, sent `,
    failed: 'That did not work',
    again: 'Send again',
    sentAgain: 'Sent again',
    withdraw: 'Withdraw',
    ofInvited: (email: string) => `the invitation of ${email}`,
    withdrawn: 'The invitation is withdrawn',
  },
  invite: {
    title: 'Invite an officer',
    sent: 'The invitation is on its way',
    notSent: 'The invitation was not sent',
    email: 'Email',
    ofOfficer: (affiliate: string) => ` of an officer of ${affiliate}`,
    role: 'Role',
    managerMay: (may: string) => may.replace(/^May/, 'A manager may'),
    roles: [
      { value: 'owner', words: 'Owner: everything, and runs the team' },
      { value: 'manager', words: 'Manager: everything but the team and the history' },
    ],
    submit: 'Send the invitation',
    pending: 'Sending',
  },
  make: {
    all: 'Every state has its affiliate.',
    title: 'Add an affiliate',
    text: 'Each state has one. This sends no email: you invite its officers next.',
    done: 'The affiliate is here. Now invite its officers.',
    notDone: 'The affiliate was not added',
    unnamed: (state: string) => `${state}: no name on record`,
    state: 'State',
    choose: 'Choose a state',
    name: 'Name',
    nameHelp: 'Only where the name on record is missing or not right.',
    submit: 'Add the affiliate',
  },
  changeKey: {
    title: 'Change the key of its certificates',
    done: 'The key is changed',
    notDone: 'The key was not changed',
    text: (affiliate: string) =>
      `Every certificate of ${affiliate} is signed with this key, for software that checks it. No certificate changes: numbers, codes and badges stay.`,
    leaked: 'Did the old key leak?',
    choose: 'Choose',
    answers: [
      { value: 'no', words: 'No: signed copies from before stay good' },
      { value: 'yes', words: 'Yes, or perhaps: signed copies from before stop counting' },
    ],
    reason: 'Why',
    reasonHelp: 'The owners of the affiliate read it by email.',
    forGood: 'This cannot be taken back',
    sure: (affiliate: string) => `Change the key of ${affiliate}`,
    submit: 'Change the key',
    pending: 'Changing',
  },
  title: 'Affiliates',
  description: 'The affiliates of the states and their officers.',
  lead: 'Each affiliate decides claims, lists homes and certifies them in its own state. Its owners run their own team.',
  empty: {
    title: 'No affiliate is here yet',
    text: 'Add the affiliate of a state. Then invite its officers by email.',
  },
  only: 'Owners and managers of the staff add affiliates and invite their officers.',
  done: {
    make: 'The affiliate is here. Now invite its officers.',
    invite: 'The invitation is on its way.',
    resend: 'Sent again. The link in the earlier email no longer works.',
    withdraw: 'The invitation is withdrawn. Its link works no more.',
    key: 'The key is changed. The owners of the affiliate read why by email.',
  },
  undelivered:
    'The last email to this address could not be delivered. Check the address. If it is wrong, withdraw this invitation and invite the right one.',
  officers: (people: number) => (people === 0 ? 'no officer yet' : formatCount(people, 'officer')),
  homes: (residences: number, certified: number) =>
    `${formatCount(residences, 'home')}, ${formatNumber(certified)} certified`,
  key: {
    none: 'There is no key for its certificates yet. One is made when somebody first asks for a certificate as a signed copy.',
    since: 'Its certificates are signed with a key made',
    shortSince: 'Key made',
    older: (older: number, revoked: number) => {
      const which = older === 1 ? 'which no longer counts' : `${formatNumber(revoked)} of which no longer count`
      const none = older === 1 ? 'which stays good for what it signed' : 'which stay good for what they signed'
      return `${formatCount(older, 'older key')}, ${revoked === 0 ? none : which}`
    },
    lastOn: 'last on',
    again: 'The key in use was made minutes ago',
    sureAgain: 'Change it once more',
  },
} as const

export const affiliateDeskWords = {
  title: 'Your state',
  description: 'What waits at the desk of a state affiliate.',
  public: 'As the public sees it',
  late: {
    none: 'Nothing is late.',
    applications: (late: number) => formatCount(late, 'application is late', 'applications are late'),
    grievances: (late: number) => formatCount(late, 'grievance is late', 'grievances are late'),
    checkIns: (late: number) => formatCount(late, 'check-in is late', 'check-ins are late'),
  },
  first: {
    title: (state: string) => `No home of ${state} is listed yet`,
    words:
      'Begin with the list you keep today: a spreadsheet is enough. You see what would happen before anything is saved, and can undo it for 24 hours.',
    act: 'Bring your list in',
  },
  glance: {
    title: 'The state at a glance',
    homes: (residences: number) => (residences === 1 ? 'Home' : 'Homes'),
    beds: (beds: number) => formatCount(beds, 'bed'),
    unclaimed: 'Unclaimed',
    unclaimedMore: 'no operator yet',
    open: 'Beds open',
    openMore: (residences: number) => `at ${formatCount(residences, 'home')}`,
    certified: 'Certified',
    ending: `End within ${endingDays} days, or have ended`,
    unconfirmed: 'Moved or changed hands',
    unconfirmedMore: 'to be confirmed',
    toCheck: 'To check by phone',
    toCheckMore: `not checked for ${checkDays} days`,
    pairs: (pairs: number) => (pairs === 1 ? 'Pair looks alike' : 'Pairs look alike'),
    pairsMore: 'one home or two?',
    corrections: (corrections: number) => (corrections === 1 ? 'Correction' : 'Corrections'),
    correctionsMore: (late: number) => (late === 0 ? 'from visitors' : `${formatNumber(late)} late`),
    claims: (claims: number) => (claims === 1 ? 'Claim to decide' : 'Claims to decide'),
  },
  ages: {
    title: 'How fresh the bed numbers are',
    lead: `A home is as fresh as the oldest number that counts. What is older than ${withdrawnDays} days is in no sum. The public page counts as open what was said within ${staleDays} days, and calls the rest “to confirm”.`,
    each: [
      { age: 'day', words: 'Said within 24 hours' },
      { age: 'week', words: `1 to ${withdrawnDays} days old` },
      { age: 'older', words: `Older than ${withdrawnDays} days` },
      { age: 'never', words: 'Never said' },
    ],
  },
  due: [
    { state: 'late', words: 'Late' },
    { state: 'soon', words: `Due within ${soonDays} days` },
    { state: 'later', words: 'Due later' },
  ],
  today: {
    title: 'Today',
    clock: 'Applications by due date',
    none: 'No visit, no interview, and nothing late.',
    what: { visit: 'Visit', interview: 'Interview', late: 'Late', grievance: 'Grievance' },
    since: 'due',
    ending: `Certificates that end in ${endingDays} days`,
    noneEnding: 'None ends soon.',
    checkIns: 'Check-ins of certificates with conditions',
    late: 'Late',
    dueBy: 'due by',
    all: 'All of them',
  },
  applications: {
    title: 'Applications by stage',
    steps: 'Applications by stage',
    all: (all: number) => `All ${formatNumber(all)} under way`,
    none: 'No application is under way. When an operator opens one to you, it stands here.',
    stages: [
      { stage: 'documents', words: 'Documents' },
      { stage: 'asked', words: 'Questions back' },
      { stage: 'interview', words: 'Interview' },
      { stage: 'visit', words: 'Site visit' },
      { stage: 'decision', words: 'Decision' },
      { stage: 'appeal', words: 'Appeal' },
    ],
  },
  grievances: {
    title: 'Grievances by their clock',
    none: 'No grievance is open.',
    open: 'All that are open',
  },
  ways: {
    title: 'What you can do here',
    list: {
      words: 'Bring your list in',
      about:
        'A spreadsheet of homes, with their certificates. They are listed as unclaimed until an operator claims them.',
    },
    certificate: {
      words: 'Set a certificate',
      about: 'For any home in your state: number, level of support, first and last day.',
    },
    mails: {
      words: 'Mail your homes',
      about: 'One email to all or some of the homes of your state, and what became of it.',
    },
    corrections: {
      words: 'Settle corrections',
      about: 'What visitors say is wrong with homes on the list. You never see who wrote.',
    },
    pairs: {
      words: 'See listings that look alike',
      about: 'Is it one home listed twice? Both side by side. A merge can be undone for 30 days.',
    },
    page: {
      words: 'Write your page',
      about: 'Your own words, numbers and contact on the public page of your state, in English and Spanish.',
    },
    missing: {
      words: 'See what is missing',
      about: 'Where people looked for a home in your state and found none, or none open, county by county.',
    },
    team: {
      words: (people: number) => `Your team: ${formatCount(people, 'person', 'people')}`,
      about: 'Owners invite colleagues. A second owner means that nobody is ever locked out.',
    },
  },
  refused: {
    title: 'This page is for state affiliates',
    words:
      'An affiliate sees the homes of its own state here, and decides its claims. Your account does not belong to one.',
    contact: 'Contact',
  },
} as const

export type AffiliateDeskWords = typeof affiliateDeskWords

export const stateResidenceWords = {
  title: 'Home',
  description: 'One home of a state: its certificates and its listing.',
  back: 'Homes and certificates',
  public: 'As the public sees it',
  twice: 'Is it listed twice?',
  claimed: (operator: string | null) => `Claimed by ${operator ?? 'an operator'}.`,
  unclaimed: 'Nobody has claimed it yet.',
  unlisted: 'Not public.',
  done: {
    set: 'The certificate is set. The public list says so from now on.',
    confirm: 'The certificate is confirmed. The public list says so from now on.',
    withdraw: 'It is saved. The home’s page says so from now on.',
    lift: 'The suspension has ended. The public list says so from now on.',
    'check-in': 'The check-in is recorded.',
    extend: 'The certificate is extended. The public list says so from now on.',
  },
} as const

export const applicationsRefusedWords = {
  title: 'This page is for state affiliates',
  words:
    'An affiliate reviews the applications for certification of its state here. Your own applications stand at your desk, under Certification.',
  contact: 'Contact',
} as const
