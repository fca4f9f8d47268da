import type { SignedInUser } from '#contract/auth/auth.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { isOfficer, mayAtDesk } from '#domain/people/desk-powers.ts'

export function findSide(user: SignedInUser): Actor['side'] | null {
  if (mayAtDesk(user, 'residences')) return 'applicant'
  if (isOfficer(user)) return 'affiliate'
  return mayAtDesk(user, 'claims', ['alliance']) ? 'alliance' : null
}
