import type { GrievanceLine } from '#contract/grievances/handling.ts'
import { isPast } from '#domain/grievances/clock.ts'
import { findTurnOfCase } from '#domain/grievances/decide.ts'
import { formatCaseNumber } from '#domain/grievances/grievance.ts'
import { type GrievanceCase, isUrgent } from '#domain/grievances/grievance-case.ts'

export function toLine(of: GrievanceCase, residence: string, now: Date): GrievanceLine {
  const { grievance } = of
  const turn = findTurnOfCase(of)
  return {
    id: grievance.id,
    number: formatCaseNumber(grievance.id),
    handler: grievance.organizationName,
    state: grievance.stateCode,
    home: grievance.residenceName || residence,
    slug: grievance.residenceSlug,
    kind: grievance.kind,
    isRetaliation: grievance.isRetaliation,
    isUrgent: isUrgent(grievance),
    receivedAt: grievance.receivedAt.toISOString(),
    stage: grievance.stage,
    stageSince: grievance.stageSince.toISOString(),
    turn: turn && { whose: turn.whose, due: turn.due.toISOString(), isLate: isPast(turn, now) },
    isEscalated: grievance.escalatedAt !== null,
    outcome: grievance.outcome,
    referredTo: grievance.referredTo,
  }
}
