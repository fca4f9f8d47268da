import { type Refusal, refuseAsNotAllowed } from '#domain/decisions/refusal.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { Grievance } from './grievance-case.ts'
import type { Officer } from './grievance-event.ts'

/** The alliance acts where it handles the case, or was asked to look at it. */
export function refuseHandler(grievance: Grievance, by: Officer): Refusal | null {
  if (by.isParty)
    return refuseAsNotAllowed('You belong to the operator of this house. Somebody else handles this case.')
  if (grievance.steppedBack.includes(by.id)) return refuseAsNotAllowed('You stepped back from this case.')
  const isTheirs = by.side === 'affiliate' || grievance.organizationId === allianceId || grievance.escalatedAt !== null
  return isTheirs ? null : refuseAsNotAllowed('The affiliate of this state handles this case.')
}
