export const lockLimits = { words: 1000, find: 100 } as const

type LockRequest = {
  isSelf: boolean
  staffRole: string | null
  actorRole: string | null
  otherOwners: number
}

export function refuseLockingPerson({ isSelf, staffRole, actorRole, otherOwners }: LockRequest): string | null {
  if (isSelf) return 'This is your own account. You sign out everywhere under “Your account”.'
  if (staffRole !== null && actorRole !== 'owner') {
    return 'Only an owner of the staff locks somebody of the staff or ends their sessions.'
  }
  if (staffRole === 'owner' && otherOwners === 0) return 'This is the last owner of the staff who can sign in.'
  return null
}

export function refuseLockingOrganization(kind: string): string | null {
  return kind === 'alliance' ? 'The alliance itself is not locked. Lock the person instead.' : null
}
