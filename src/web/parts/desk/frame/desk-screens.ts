import { type DeskKind, type DeskPower, mayAtDesk } from '#domain/people/desk-powers.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'

export type DeskScreenLink = {
  words: string
  to: string
  icon: IconName
  power: DeskPower
  kinds?: readonly DeskKind[]
  /** Under More alone, since the bar of staff is full. */
  isInMore?: 'of staff'
}

const deciders = ['operator', 'affiliate', 'alliance'] as const
export const affiliate = ['affiliate'] as const
export const staff = ['alliance'] as const
const handlers = ['affiliate', 'alliance'] as const

export const deskScreens = [
  { words: 'Board', to: '/', icon: 'lamp', power: 'beds' },
  { words: 'Desk', to: '/affiliate', icon: 'lamp', power: 'claims', kinds: affiliate },
  { words: 'Homes', to: '/affiliate/homes', icon: 'house', power: 'claims', kinds: affiliate },
  {
    words: 'Applications',
    to: '/affiliate/applications',
    icon: 'book',
    power: 'claims',
    kinds: handlers,
    isInMore: 'of staff',
  },
  {
    words: 'Grievances',
    to: '/affiliate/grievances',
    icon: 'alert',
    power: 'claims',
    kinds: handlers,
    isInMore: 'of staff',
  },
  { words: 'Search', to: '/staff/search', icon: 'search', power: 'beds', kinds: staff },
  { words: 'Messages', to: '/staff/inbox', icon: 'inbox', power: 'beds', kinds: staff },
  { words: 'Reports', to: '/staff/reports', icon: 'alert', power: 'beds', kinds: staff },
  { words: 'Listings', to: '/staff/listings', icon: 'house', power: 'beds', kinds: staff },
  { words: 'People', to: '/staff/people', icon: 'people', power: 'beds', kinds: staff },
  { words: 'Mail', to: '/staff/mail', icon: 'mail', power: 'beds', kinds: staff },
  { words: 'Security', to: '/staff/security', icon: 'shield', power: 'beds', kinds: staff },
  { words: 'Houses', to: '/workspace/residences', icon: 'house', power: 'residences' },
  { words: 'Messages', to: '/workspace/messages', icon: 'message', power: 'messages' },
  { words: 'Claims', to: '/workspace/claims', icon: 'key', power: 'claims', kinds: deciders },
  { words: 'Import', to: '/workspace/import', icon: 'upload', power: 'import', kinds: ['operator', 'affiliate'] },
  { words: 'Reminders', to: '/workspace/reminders', icon: 'bell', power: 'reminders' },
  { words: 'Team', to: '/workspace/team', icon: 'people', power: 'beds', kinds: deciders },
  {
    words: 'History',
    to: '/workspace/history',
    icon: 'clock',
    power: 'history',
    kinds: deciders,
    isInMore: 'of staff',
  },
] as const satisfies readonly DeskScreenLink[]

// Under More alone. Like what is said of each below, it is no part of the bar's script: only the server reads it.
const screensInMore = [
  { words: 'Numbers', to: '/workspace/numbers', icon: 'chart', power: 'messages' },
  { words: 'Shift', to: '/workspace/shift', icon: 'moon', power: 'beds' },
  { words: 'Certification', to: '/workspace/certification', icon: 'shield', power: 'residences' },
  { words: 'Concerns', to: '/workspace/concerns', icon: 'message', power: 'residences' },
  { words: 'Alerts', to: '/workspace/notices', icon: 'bell', power: 'messages' },
  { words: 'Organization', to: '/workspace/organization', icon: 'pin', power: 'team' },
  { words: 'Corrections', to: '/affiliate/corrections', icon: 'edit', power: 'claims', kinds: affiliate },
  { words: 'Mail to homes', to: '/affiliate/mails', icon: 'mail', power: 'claims', kinds: affiliate },
  { words: 'Your page', to: '/affiliate/page', icon: 'edit', power: 'claims', kinds: affiliate },
  { words: 'What is missing', to: '/data/missing', icon: 'map', power: 'claims', kinds: handlers },
  { words: 'Affiliates', to: '/staff/affiliates', icon: 'map', power: 'beds', kinds: staff },
  { words: 'Notices', to: '/staff/notices', icon: 'bell', power: 'beds', kinds: staff },
  { words: 'Help and FAQ', to: '/staff/content', icon: 'edit', power: 'beds', kinds: staff },
  { words: 'Health', to: '/staff/health', icon: 'lamp', power: 'beds', kinds: staff },
] as const satisfies readonly DeskScreenLink[]

export type ScreenAddress = (typeof deskScreens | typeof screensInMore)[number]['to']
export type DeskAddress = ScreenAddress | '/workspace'

const aboutScreens: Readonly<Record<ScreenAddress, string>> = {
  '/': 'How many beds are open tonight.',
  '/affiliate': 'What waits for you in your state.',
  '/affiliate/applications': 'Operators who apply for a certificate: read, ask, visit, decide.',
  '/affiliate/corrections': 'What visitors say is wrong with homes of your state.',
  '/affiliate/grievances': 'What people say is wrong at homes, the one that is due first at the top.',
  '/affiliate/homes': 'The homes of your state and their certificates.',
  '/affiliate/mails': 'One email to all or some of the homes of your state, and what became of it.',
  '/affiliate/page': 'What you say on the public page of your state: words, numbers, contact.',
  '/data/missing': 'Searches that found no home, or no open bed, county by county.',
  '/staff/search': 'Organizations, people, homes, certificates, claims, messages and emails in one search.',
  '/staff/inbox': 'From the contact form.',
  '/staff/reports': 'Pages that visitors report, the one that is due first at the top.',
  '/staff/listings': 'Every house of every organization: find it, hide it, show it again.',
  '/staff/people': 'Find a person or an organization: how the account stands, lock, sign out, send again.',
  '/staff/mail': 'What this site has sent.',
  '/staff/security': 'Sign-ins that failed, refusals, limits, exports.',
  '/staff/affiliates': 'The affiliates of the states and their officers.',
  '/staff/notices': 'What stands at the top of the pages of the site: an outage, a storm.',
  '/staff/content': 'The words of the FAQ and the Help Center, in every version.',
  '/staff/health': 'How the site is: beds, email, jobs, errors. Try again what failed.',
  '/workspace/residences': 'What the public reads about each of your houses.',
  '/workspace/messages': 'Questions about a bed, and the waiting list.',
  '/workspace/numbers': 'Occupancy and answer times of each house, month by month.',
  '/workspace/shift': 'What changed since you were last here, and the note of the shift before.',
  '/workspace/claims': 'Houses on the list, and who they belong to.',
  '/workspace/import': 'Import houses from a spreadsheet, export everything.',
  '/workspace/reminders': '“2 open, still right?” at an hour you choose.',
  '/workspace/certification': 'Who certifies your houses, your applications, and your certificates.',
  '/workspace/concerns': 'What affiliates ask about your homes, and your side.',
  '/workspace/notices': 'How you hear of a question: by email, by text or not at all, and when.',
  '/workspace/team': 'Who may do what, and the training.',
  '/workspace/organization': 'Its name, public contact and time zone.',
  '/workspace/history': 'Every change: who, when, what, from where.',
}

type Screen = DeskScreenLink & { to: ScreenAddress }

type Person = Parameters<typeof mayAtDesk>[0]

const listFor = (person: Person, screens: readonly Screen[]) =>
  screens.filter(({ power, kinds }) => mayAtDesk(person, power, kinds))

export const listScreens = (person: Person): Screen[] => listFor(person, deskScreens)

export type ListedScreen = Pick<Screen, 'words' | 'to' | 'icon'> & { about: string }

export function listEveryScreen(person: Person): ListedScreen[] {
  return [...listScreens(person), ...listFor(person, screensInMore)].map(({ words, to, icon }) => ({
    words,
    to,
    icon,
    about: aboutScreens[to],
  }))
}
