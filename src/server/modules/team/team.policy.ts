import { type DeskRole, roleMay } from '#domain/people/desk-powers.ts'

type Member = { id: string; role: DeskRole }

/** Only who manages the team invites, removes, changes roles, reminds, and sees how far the others are. */
export function mayManageTeam(role: DeskRole): boolean {
  return roleMay(role, 'team')
}

/** Addresses, and when somebody was here, are for those who lead a house. */
export function maySeeAddresses(role: DeskRole): boolean {
  return roleMay(role, 'messages')
}

/** Whether somebody is the one owner left: they can neither leave nor be removed nor lose the role. */
export function isLastOwner(members: readonly Member[], personId: string): boolean {
  const owners = members.filter(({ role }) => role === 'owner')
  return owners.length === 1 && owners[0]?.id === personId
}
