import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BedChange, BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Beds for anyone: of eight two were open three hours ago. */
export const boardGroup = (id: string, change: Partial<BoardGroup> = {}): BoardGroup => ({
  id,
  audience: 'any',
  totalBeds: 8,
  open: 2,
  holds: [],
  reportId: `${id}-report`,
  saidAt: hoursAgo(3),
  saidBy: null,
  openBefore: null,
  opening: null,
  ...change,
})

/** A certified house in Conway that everybody sees, with one group of beds unless told otherwise. */
export const boardResidence = (
  name: string,
  groups: BoardGroup[] = [boardGroup(name)],
  change: Partial<MyResidence> = {},
): MyResidence => ({
  id: name,
  slug: name,
  name,
  city: 'Conway',
  state: { name: 'Arkansas' },
  narrCertified: true,
  status: 'published',
  groups,
  totalBeds: 8,
  availableBeds: groups.reduce((sum, { open }) => sum + (open ?? 0), 0),
  reportedAt: groups[0]?.saidAt ?? null,
  ...change,
})

let people = 0
/** Dana of Four Doors, another one each time: what waits on a device waits for one person. */
export function newDana(role: 'owner' | 'bed_updater' = 'owner'): SignedInUser {
  people += 1
  const organization = { id: 'o', name: 'Four Doors', kind: 'operator' as const, role }
  return {
    id: `dana${people}`,
    firstName: 'Dana',
    lastName: null,
    email: 'dana@demo.example',
    emailVerified: true,
    organization,
  }
}

/** Does what the server does with a change of beds. */
export function takeChange(residences: MyResidence[], { id, groupId, open }: BedChange) {
  const group = residences.flatMap(({ groups }) => groups).find((one) => one.id === groupId)
  if (!group) {
    const reason = 'These beds were no longer on your board when this arrived.'
    return { outcome: 'refused', id, reason, group: null }
  }
  const openBefore = group.open === open ? null : group.open
  const saidBy = { name: 'Dana', isYou: true, source: 'board' }
  Object.assign(group, { open, openBefore, reportId: id, saidAt: hoursAgo(0), saidBy })
  return { outcome: 'applied', id, group: { ...group } }
}
