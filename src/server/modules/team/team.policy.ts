import { type DeskRole, mayAsRole } from '#domain/people/desk-powers.ts'

type Member = { id: string; role: DeskRole }

export function mayManageTeam(role: DeskRole): boolean {
  return mayAsRole(role, 'team')
}

export function maySeeAddresses(role: DeskRole): boolean {
  return mayAsRole(role, 'residences')
}

export function isLastOwner(members: readonly Member[], personId: string): boolean {
  const owners = members.filter(({ role }) => role === 'owner')
  return owners.length === 1 && owners[0]?.id === personId
}
