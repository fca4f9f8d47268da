import { type DeskKind, type DeskPower, mayAtDesk } from '#domain/people/desk-powers.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'

export type DeskScreenLink = {
  words: string
  to: string
  icon: IconName
  power: DeskPower
  kinds?: readonly DeskKind[]
  /** Under More alone: the bar is full. */
  isInMore?: true
  about: string
}

const deciders = ['operator', 'affiliate', 'alliance'] as const
const affiliate = ['affiliate'] as const
const staff = ['alliance'] as const

export const deskScreens = [
  { words: 'Board', to: '/', icon: 'lamp', power: 'beds', about: 'How many beds are open tonight.' },
  {
    words: 'Desk',
    to: '/affiliate',
    icon: 'lamp',
    power: 'claims',
    kinds: affiliate,
    about: 'What waits for you in your state.',
  },
  {
    words: 'Homes',
    to: '/affiliate/homes',
    icon: 'house',
    power: 'claims',
    kinds: affiliate,
    about: 'The homes of your state and their certificates.',
  },
  {
    words: 'Messages',
    to: '/staff/inbox',
    icon: 'inbox',
    power: 'beds',
    kinds: staff,
    about: 'From the contact form.',
  },
  {
    words: 'Reports',
    to: '/staff/reports',
    icon: 'alert',
    power: 'beds',
    kinds: staff,
    about: 'Pages that visitors report, the one that is due first at the top.',
  },
  {
    words: 'Listings',
    to: '/staff/listings',
    icon: 'house',
    power: 'beds',
    kinds: staff,
    about: 'Every house of every organization: find it, hide it, show it again.',
  },
  {
    words: 'People',
    to: '/staff/people',
    icon: 'people',
    power: 'beds',
    kinds: staff,
    about: 'Find a person or an organization: how the account stands, lock, sign out, send again.',
  },
  {
    words: 'Mail',
    to: '/staff/mail',
    icon: 'mail',
    power: 'beds',
    kinds: staff,
    about: 'What this site has sent.',
  },
  {
    words: 'Security',
    to: '/staff/security',
    icon: 'shield',
    power: 'beds',
    kinds: staff,
    about: 'Sign-ins that failed, refusals, limits, exports.',
  },
  {
    words: 'Affiliates',
    to: '/staff/affiliates',
    icon: 'map',
    power: 'beds',
    kinds: staff,
    about: 'The affiliates of the states and their officers.',
  },
  {
    words: 'Houses',
    to: '/workspace/residences',
    icon: 'house',
    power: 'residences',
    about: 'What the public reads about each of your houses.',
  },
  {
    words: 'Messages',
    to: '/workspace/messages',
    icon: 'message',
    power: 'messages',
    about: 'Questions about a bed, and the waiting list.',
  },
  {
    words: 'Shift',
    to: '/workspace/shift',
    icon: 'moon',
    power: 'beds',
    isInMore: true,
    about: 'What changed since you were last here, and the note of the shift before.',
  },
  {
    words: 'Claims',
    to: '/workspace/claims',
    icon: 'key',
    power: 'claims',
    kinds: deciders,
    about: 'Houses on the list, and who they belong to.',
  },
  {
    words: 'Import',
    to: '/workspace/import',
    icon: 'upload',
    power: 'import',
    kinds: ['operator', 'affiliate'],
    about: 'Import houses from a spreadsheet, export everything.',
  },
  {
    words: 'Reminders',
    to: '/workspace/reminders',
    icon: 'bell',
    power: 'reminders',
    about: '“2 open, still right?” at an hour you choose.',
  },
  {
    words: 'Team',
    to: '/workspace/team',
    icon: 'people',
    power: 'beds',
    kinds: deciders,
    about: 'Who may do what, and the training.',
  },
  {
    words: 'Organization',
    to: '/workspace/organization',
    icon: 'pin',
    power: 'team',
    isInMore: true,
    about: 'Its name, public contact and time zone.',
  },
  {
    words: 'History',
    to: '/workspace/history',
    icon: 'clock',
    power: 'history',
    kinds: deciders,
    about: 'Every change: who, when, what, from where.',
  },
] as const satisfies readonly DeskScreenLink[]

export type DeskAddress = (typeof deskScreens)[number]['to'] | '/workspace'

export function listScreens(person: Parameters<typeof mayAtDesk>[0]): DeskScreenLink[] {
  const rooms: readonly DeskScreenLink[] = deskScreens
  return rooms.filter(({ power, kinds }) => mayAtDesk(person, power, kinds))
}

const tabs: readonly string[] = [
  '/',
  '/workspace/residences',
  '/workspace/messages',
  '/affiliate',
  '/affiliate/homes',
  '/staff/inbox',
  '/staff/reports',
  '/staff/listings',
]

export type BarLink = {
  words: string
  to: string
  icon: IconName
  isMore: boolean
  isHere: boolean
  count: number
}

export type BarLinks = { all: readonly BarLink[]; tabs: readonly BarLink[] }

export function listBarLinks(
  person: Parameters<typeof mayAtDesk>[0],
  { here, unanswered }: { here: string; unanswered: number },
): BarLinks {
  const screens = listScreens(person)
  if (screens.length === 0) return { all: [], tabs: [] }
  // Who decides about claims has them among the tabs.
  const decides = mayAtDesk(person, 'claims', affiliate)
  const isTab = (to: string) => tabs.includes(to) || (decides && to === '/workspace/claims')
  const inBar = screens.filter(({ isInMore = false }) => !isInMore)
  const links = inBar.map(({ words, to, icon }) => ({
    words,
    to,
    icon,
    isMore: false,
    isHere: to === here,
    count: to === '/workspace/messages' ? unanswered : 0,
  }))
  const shown = links.filter(({ to }) => isTab(to))
  // What is no tab is under More.
  const isHere = !shown.some((link) => link.isHere)
  const more: BarLink = { words: 'More', to: '/workspace', icon: 'more', isMore: true, isHere, count: 0 }
  return { all: [...links, more], tabs: [...shown, more] }
}
