import type { SignedInUser } from '#contract/account/auth.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'

/** On which side of an application somebody is; null for whoever has to do with none. */
export function sideOf(user: SignedInUser): Actor['side'] | null {
  if (mayAtDesk(user, 'residences')) return 'applicant'
  if (mayAtDesk(user, 'claims', ['affiliate'])) return 'affiliate'
  return mayAtDesk(user, 'claims', ['alliance']) ? 'alliance' : null
}
