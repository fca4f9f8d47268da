import { type DeskPower, mayAtDesk } from '#domain/desk-powers.ts'
import type { Tab } from '#web/parts/desk/tab-bar.tsx'
import type { IconName } from '#web/ui/icon/icon.tsx'

/** A part of the operator's desk: its name, its address, who may enter, and what it is for in one line. */
export type DeskRoom = { words: string; to: string; icon: IconName; power: DeskPower; about: string }

/** The desk, in the order of its navigation. */
export const deskRooms = [
  { words: 'Board', to: '/', icon: 'lamp', power: 'beds', about: 'How many beds are open tonight.' },
  {
    ...{ words: 'Houses', to: '/workspace/residences', icon: 'house', power: 'residences' },
    about: 'What the public reads about each of your houses.',
  },
  {
    ...{ words: 'Messages', to: '/workspace/messages', icon: 'message', power: 'messages' },
    about: 'Questions about a bed, and the waiting list.',
  },
  {
    ...{ words: 'Claims', to: '/workspace/claims', icon: 'key', power: 'claims' },
    about: 'Houses on the list that are yours.',
  },
  {
    ...{ words: 'Import', to: '/workspace/import', icon: 'upload', power: 'import' },
    about: 'Bring houses in from a spreadsheet, take everything out.',
  },
  {
    ...{ words: 'Reminders', to: '/workspace/reminders', icon: 'bell', power: 'reminders' },
    about: '“2 open, still right?” at an hour you choose.',
  },
  { words: 'Team', to: '/workspace/team', icon: 'people', power: 'beds', about: 'Who may do what, and the training.' },
  {
    ...{ words: 'History', to: '/workspace/history', icon: 'clock', power: 'history' },
    about: 'Every change: who, when, what, from where.',
  },
] as const satisfies readonly DeskRoom[]

export type DeskAddress = (typeof deskRooms)[number]['to'] | '/workspace'

/** The rooms somebody may enter; none for who has no operator's desk. */
export function roomsOf(person: Parameters<typeof mayAtDesk>[0]): DeskRoom[] {
  return deskRooms.filter(({ power }) => mayAtDesk(person, power))
}

const onPhones: readonly string[] = ['/', '/workspace/residences', '/workspace/messages']

const messages = '/workspace/messages'

/**
 * The bar at the foot of a phone: Board, Houses, Messages, as far as the person may enter them, and More. `unanswered`
 * messages (useUnanswered) are counted beside theirs.
 */
export function tabsOf(person: Parameters<typeof mayAtDesk>[0], unanswered = 0): Tab[] {
  const rooms = roomsOf(person).filter(({ to }) => onPhones.includes(to))
  const count = unanswered === 0 ? {} : { count: { number: unanswered, words: 'waiting for an answer' } }
  const tabs = rooms.map(({ words, to, icon }) => ({
    ...{ words, to, icon },
    ...(to === '/' && { also: '/workspace/beds' }),
    ...(to === messages && count),
  }))
  return [...tabs, more]
}

const more: Tab = { words: 'More', to: '/workspace', icon: 'more' }
