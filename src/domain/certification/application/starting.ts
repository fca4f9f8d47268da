import type { NarrLevel } from '#domain/residence/residence.ts'
import type { Application, RuleState } from './application-case.ts'

export type RuleToAsk = { code: string; isRequired: boolean; isSeenOnSite: boolean }

type LastAnswer = Pick<RuleState, 'code' | 'answer' | 'note' | 'responsible'>

type ApplicationStart = {
  id: string
  operator: { id: string; name: string }
  residence: { id: string; name: string; city: string; stateCode: string }
  affiliate: { id: string; name: string }
  by: { name: string; email: string }
  level: NarrLevel
  version: string
  isRenewal: boolean
  rules: readonly RuleToAsk[]
  last: readonly LastAnswer[]
  at: Date
}

export const noProposal = {
  proposedOutcome: null,
  proposedReasons: '',
  proposedConditions: '',
  proposedBy: null,
  proposedByName: '',
}

/** A renewal begins from the last answers; what the listing says is offered and stored by nobody but the operator. */
export function startApplication(start: ApplicationStart): { application: Application; rules: RuleState[] } {
  const { id, operator, residence, affiliate, by, level, version, isRenewal, at } = start
  const application: Application = {
    id,
    organizationId: operator.id,
    organizationName: operator.name,
    residenceId: residence.id,
    residenceName: residence.name,
    city: residence.city,
    stateCode: residence.stateCode,
    affiliateId: affiliate.id,
    affiliateName: affiliate.name,
    level,
    version,
    isRenewal,
    stage: 'started',
    stageSince: at,
    startedAt: at,
    startedByName: by.name,
    startedByEmail: by.email,
    openedAt: null,
    heardAt: at,
    waitsSince: at,
    noticedAt: null,
    interviewAt: null,
    documentsAcceptedAt: null,
    interviewHow: null,
    interviewWhere: '',
    interviewHeldAt: null,
    interviewHeldByName: null,
    interviewSets: 0,
    ...noProposal,
    decidedBy: null,
    allianceActedAt: null,
    appealWords: '',
    appealedAt: null,
    endedAt: null,
    endedAs: null,
    endReason: '',
    endConditions: '',
  }
  return { application, rules: start.rules.map((rule) => toState(rule, start.last)) }
}

function toState({ code, isRequired, isSeenOnSite }: RuleToAsk, last: readonly LastAnswer[]): RuleState {
  const before = last.find((one) => one.code === code)
  return {
    code,
    isRequired,
    isSeenOnSite,
    answer: before?.answer ?? null,
    isFromLast: (before?.answer ?? null) !== null,
    note: before?.note ?? '',
    responsible: before?.responsible ?? '',
    finding: null,
    findingWords: '',
    dueOn: null,
    remedy: '',
    remediedAt: null,
    waiver: '',
    waivedByName: null,
  }
}
