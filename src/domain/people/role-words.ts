import type { DeskKind, DeskRole } from './desk-powers.ts'

export const roleWords: Readonly<Record<DeskRole, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'May do everything, invite and remove people, and read the history.' },
  manager: {
    name: 'Manager',
    may: 'May change houses and beds, answer messages, claim listings, import, and set reminders.',
  },
  house_manager: {
    name: 'House manager',
    may: 'May say how many beds are open, hold beds, answer questions, and keep the waiting list.',
  },
  bed_updater: { name: 'Bed updater', may: 'May say how many beds are open, and hold beds. Nothing else.' },
}

const managersElsewhere = {
  affiliate:
    'May read and handle grievances, decide claims and applications, set certificates, settle corrections, bring in and merge listings, publish the page of the state, and mail its homes.',
  alliance:
    'May answer messages, decide claims and reports, hide and merge listings, lock people and organizations, write notices and help, and bring affiliates and their officers in.',
} as const

export function chooseRoleWords(kind: DeskKind): typeof roleWords {
  if (kind === 'operator') return roleWords
  return { ...roleWords, manager: { ...roleWords.manager, may: managersElsewhere[kind] } }
}

export function describeRole(role: DeskRole): string {
  return `${role === 'owner' ? 'an' : 'a'} ${roleWords[role].name.toLowerCase()}`
}
