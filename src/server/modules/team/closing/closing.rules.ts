import type { ClosingEnd, OrganizationChoice } from '#contract/auth/auth.ts'

type RemainingTies = { others: number; otherOwners: number; houses: number; claims: number; isLocked: boolean }

/** `organization_keeps_an_owner` in the database holds the same. */
export function chooseClosingEnd({ kind, role }: OrganizationChoice, left: RemainingTies): ClosingEnd {
  if (left.isLocked) return 'locked'
  if (left.others > 0) return role === 'owner' && left.otherOwners === 0 ? 'owner' : 'stays'
  if (kind !== 'operator') return 'staff'
  return left.houses > 0 || left.claims > 0 ? 'houses' : 'closes'
}

export const keepsAccount = (end: ClosingEnd) => end !== 'stays' && end !== 'closes'
