/** The role of a person in an organisation. */
export const deskRoles = ['owner', 'manager', 'bed_updater'] as const

export type DeskRole = (typeof deskRoles)[number]

/**
 * What somebody may do at an operator's desk: say beds and hold them; add and change residences; read and answer messages
 * and the waiting list; bring data in and out; claim listings; set reminders; invite and remove people; read the history.
 */
export const deskPowers = [
  'beds',
  'residences',
  'messages',
  'import',
  'claims',
  'reminders',
  'team',
  'history',
] as const

export type DeskPower = (typeof deskPowers)[number]

const ofManagers = new Set<DeskPower>(['beds', 'residences', 'messages', 'import', 'claims', 'reminders'])

/** What a role allows. The database holds the same table (`app_may` in db/migrations/0012) and refuses by itself. */
export function roleMay(role: DeskRole, power: DeskPower): boolean {
  switch (role) {
    case 'owner':
      return true
    case 'manager':
      return ofManagers.has(power)
    case 'bed_updater':
      return power === 'beds'
  }
}

/** What a desk can belong to. Most rooms are for operators alone. */
export type DeskKind = 'operator' | 'affiliate' | 'alliance'

/** For the rooms that all of them have. */
export const everyDesk = ['operator', 'affiliate', 'alliance'] as const satisfies readonly DeskKind[]

/** The roles somebody can be given: only operators have beds to update. */
export function rolesAt(kind: DeskKind): readonly DeskRole[] {
  return kind === 'operator' ? deskRoles : ['owner', 'manager']
}

/** Whether a signed-in person may do something at the desk of the organisation they act for, if it is of these kinds. */
export function mayAtDesk(
  person: { organisation: { kind: string; role: DeskRole } | null } | null | undefined,
  power: DeskPower,
  kinds: readonly DeskKind[] = ['operator'],
): boolean {
  const organisation = person?.organisation
  return kinds.some((kind) => kind === organisation?.kind) && roleMay(organisation?.role ?? 'bed_updater', power)
}
