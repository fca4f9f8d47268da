import type { DecisionRules } from '#domain/certification/application/application.ts'
import type { Application, ApplicationCase, RuleState } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { noProposal } from '#domain/certification/application/starting.ts'

export const applicationStart = new Date('2026-03-02T15:00:00Z')

const application: Application = {
  id: '1a',
  organizationId: 'operator',
  organizationName: 'Porch Homes',
  residenceId: 'house',
  residenceName: 'Alder House',
  city: 'Charleston',
  stateCode: 'WV',
  affiliateId: 'affiliate',
  affiliateName: 'West Virginia Alliance',
  level: 2,
  version: '3.0',
  isRenewal: false,
  stage: 'started',
  stageSince: applicationStart,
  startedAt: applicationStart,
  startedByName: 'Dana Reyes',
  startedByEmail: 'dana@homes.example',
  openedAt: null,
  heardAt: applicationStart,
  waitsSince: applicationStart,
  noticedAt: null,
  documentsAcceptedAt: null,
  interviewAt: null,
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

export function ruleState(code: string, given: Partial<RuleState> = {}): RuleState {
  return {
    code,
    isRequired: given.isRequired ?? true,
    isSeenOnSite: given.isSeenOnSite ?? false,
    answer: given.answer ?? null,
    isFromLast: given.isFromLast ?? false,
    note: given.note ?? '',
    responsible: given.responsible ?? '',
    finding: given.finding ?? null,
    findingWords: given.findingWords ?? '',
    dueOn: given.dueOn ?? null,
    remedy: given.remedy ?? '',
    remediedAt: given.remediedAt ?? null,
    waiver: given.waiver ?? '',
    waivedByName: given.waivedByName ?? null,
  }
}

export const decisionRules: DecisionRules = {
  deciders: 2,
  holdsInterviews: true,
  appealDays: 30,
  noContact: { months: 3, noticeDays: 7 },
  conditional: { name: 'conditional', months: 6, extensionDays: 90, checkInMonth: 5, when: 'For a test.' },
  notConditional: null,
  isListed: true,
  isToBeChecked: false,
}

/** An application with three rules: two required, one of them seen at the house, and one recommended. */
export function applicationCase(given: Partial<Omit<ApplicationCase, 'application'>> = {}): ApplicationCase {
  return {
    application,
    rules: given.rules ?? [
      ruleState('1.A.1.a'),
      ruleState('2.F.17.b', { isSeenOnSite: true }),
      ruleState('3.G.20.a', { isRequired: false }),
    ],
    questions: given.questions ?? [],
    messages: given.messages ?? [],
    visits: given.visits ?? [],
    visitFindings: given.visitFindings ?? [],
    conflicts: given.conflicts ?? [],
    decisionRules: given.decisionRules ?? decisionRules,
  }
}

const buildActor = (id: string, side: Actor['side'], isParty = false): Actor => ({ id, name: id, side, isParty })

export const actors = {
  dana: buildActor('Dana', 'applicant', true),
  june: buildActor('June', 'affiliate'),
  ruth: buildActor('Ruth', 'affiliate'),
  /** Works for the affiliate and for the operator. */
  pat: buildActor('Pat', 'affiliate', true),
  avery: buildActor('Avery', 'alliance'),
}
