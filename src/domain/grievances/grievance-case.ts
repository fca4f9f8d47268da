import type { GrievanceClock } from './clock.ts'
import type { GrievanceKind, GrievanceOutcome, GrievanceStage } from './grievance.ts'

export type Grievance = {
  id: string
  /** Who handles it: the affiliate of the state, or the alliance where it has none that can. */
  organizationId: string
  organizationName: string
  stateCode: string
  /**
   * As the listing, or the filer, named it; empty where it is about no one home. The slug is empty where it is not on
   * the list.
   */
  residenceName: string
  residenceSlug: string
  operatorId: string | null
  kind: GrievanceKind
  isRetaliation: boolean
  mayName: boolean
  hasContact: boolean
  receivedAt: Date
  stage: GrievanceStage
  stageSince: Date
  escalatedAt: Date | null
  outcome: GrievanceOutcome | null
  referredTo: string
  lateToldAt: Date | null
  steppedBack: readonly string[]
}

export type OperatorQuestion = { id: string; askedAt: Date; dueAt: Date; answeredAt: Date | null }

export type GrievanceCase = {
  grievance: Grievance
  questions: readonly OperatorQuestion[]
  clock: GrievanceClock
}

export const isUrgent = ({ kind, isRetaliation }: Pick<Grievance, 'kind' | 'isRetaliation'>) =>
  kind === 'safety' || isRetaliation
