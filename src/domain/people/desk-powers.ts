export const deskRoles = ['owner', 'manager', 'house_manager', 'bed_updater'] as const

export type DeskRole = (typeof deskRoles)[number]

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

/** The database enforces the same table (`role_may`, db/schema/02_organizations.sql). The two must agree. */
export function mayAsRole(role: DeskRole, power: DeskPower): boolean {
  switch (role) {
    case 'owner':
      return true
    case 'manager':
      return ofManagers.has(power)
    case 'house_manager':
      return power === 'beds' || power === 'messages'
    case 'bed_updater':
      return power === 'beds'
  }
}

/** "owners, managers and house managers": those of an operator who may do this. */
export function listWhoMay(power: DeskPower): string {
  const names = deskRoles.filter((role) => mayAsRole(role, power)).map((role) => `${role.replaceAll('_', ' ')}s`)
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
}

export const mayBeKept = (role: DeskRole) => role === 'house_manager' || role === 'bed_updater'

export type DeskKind = 'operator' | 'affiliate' | 'alliance'

export const everyDesk = ['operator', 'affiliate', 'alliance'] as const satisfies readonly DeskKind[]

export function listRoles(kind: DeskKind): readonly DeskRole[] {
  return kind === 'operator' ? deskRoles : ['owner', 'manager']
}

export function mayAtDesk(
  person: { organization: { kind: string; role: DeskRole } | null } | null | undefined,
  power: DeskPower,
  kinds: readonly DeskKind[] = ['operator'],
): boolean {
  const organization = person?.organization
  return kinds.some((kind) => kind === organization?.kind) && mayAsRole(organization?.role ?? 'bed_updater', power)
}

export const allianceName = 'the alliance'

type Person = Parameters<typeof mayAtDesk>[0]

/** Owners and managers of an affiliate. */
export const isOfficer = (person: Person) => mayAtDesk(person, 'claims', ['affiliate'])

/** Officers, and owners and managers of the alliance. */
export const isDecider = (person: Person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance'])
