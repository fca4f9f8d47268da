import { mayAtDesk } from '#domain/people/desk-powers.ts'
import type { IconName } from '#web/ui/icon/icon.tsx'
import { affiliate, listScreens, staff } from './desk-screens.ts'

const tabs: readonly string[] = [
  '/',
  '/workspace/residences',
  '/workspace/messages',
  '/affiliate',
  '/affiliate/applications',
  '/affiliate/homes',
  '/staff/search',
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

/** `wideMore`: More, where the bar has room for all its links; null for who may enter no screen. */
export type BarLinks = {
  all: readonly BarLink[]
  tabs: readonly BarLink[]
  wideMore: Pick<BarLink, 'to' | 'isHere'> | null
}

export function listBarLinks(
  person: Parameters<typeof mayAtDesk>[0],
  { here, unanswered }: { here: string; unanswered: number },
): BarLinks {
  const screens = listScreens(person)
  if (screens.length === 0) return { all: [], tabs: [], wideMore: null }
  // Who decides about claims has them among the tabs.
  const decides = mayAtDesk(person, 'claims', affiliate)
  const isTab = (to: string) => tabs.includes(to) || (decides && to === '/workspace/claims')
  const isStaff = mayAtDesk(person, 'beds', staff)
  const inBar = screens.filter(({ isInMore }) => !isInMore || !isStaff)
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
  const wideMore = { to: more.to, isHere: !links.some((link) => link.isHere) }
  return { all: [...links, more], tabs: [...shown, more], wideMore }
}
