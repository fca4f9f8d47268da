import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'

export function buildRule(rest: Partial<ApplicationRule> = {}): ApplicationRule {
  return {
    code: '2.F.17.b',
    title: 'Smoke alarms in place and tested',
    detail: null,
    evidence: ['log', 'photo'],
    files: [],
    isShared: false,
    isRequired: true,
    answer: null,
    isFromLast: false,
    note: '',
    responsible: '',
    finding: null,
    findingWords: '',
    dueOn: null,
    remedy: '',
    remediedAt: null,
    waiver: '',
    waivedBy: null,
    listed: null,
    ...rest,
  }
}

type Question = ApplicationAnswer['questions'][number]

export function buildQuestion(rest: Partial<Question> = {}): Question {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    code: '2.F.17.b',
    words: 'Which alarm is missing?',
    askedAt: '2026-11-20T15:00:00.000Z',
    askedBy: 'June Sample',
    answer: '',
    answeredAt: null,
    answeredBy: null,
    ...rest,
  }
}

type Visit = ApplicationAnswer['visits'][number]

export function buildVisit(rest: Partial<Visit> = {}): Visit {
  return {
    id: 'v',
    startsAt: '2026-11-27T15:00:00Z',
    inspector: 'June Sample',
    codes: ['1.A.1.a', '2.F.17.b'],
    heldAt: null,
    heldBy: null,
    canceledAt: null,
    ...rest,
  }
}

/** An application at its documents, with two parts. */
export function buildApplication(rest: Partial<ApplicationAnswer> = {}): ApplicationAnswer {
  return {
    side: 'applicant',
    confirmedBy: null,
    history: [],
    line: {
      id: '00000000-0000-4000-8000-0000000000aa',
      residence: { id: 'r', name: 'Harbor Row House', city: 'Conway', state: 'AR' },
      isSample: false,
      isProposed: false,
      isSteppedBack: false,
      appealUntil: null,
      interviewAt: null,
      operator: 'Four Doors Recovery Homes',
      affiliate: 'Arkansas Alliance',
      level: 2,
      unanswered: 0,
      isVisited: false,
      isRenewal: false,
      isFilledIn: false,
      stage: 'documents',
      stageSince: '2026-11-18T15:00:00.000Z',
      startedAt: '2026-11-10T15:00:00.000Z',
      heardAt: '2026-11-20T15:00:00.000Z',
      rules: 3,
      answered: 1,
      open: 3,
      questions: 0,
      toMend: 0,
      visitAt: null,
      evidenceEndsOn: null,
      silentEnd: null,
      end: null,
    },
    version: '3.0',
    fees: null,
    domains: [
      { number: 1, title: 'Running the house', rules: [buildRule({ code: '1.A.1.a', answer: 'yes' })] },
      { number: 2, title: 'The building', rules: [buildRule(), buildRule({ code: '2.F.17.c', title: 'Fire drills' })] },
    ],
    questions: [],
    messages: [],
    visits: [],
    visitFindings: [],
    visitPhotos: [],
    reach: null,
    documentsAcceptedAt: null,
    interview: { at: null, how: null, where: '', sets: 0, heldAt: null, heldBy: null },
    decisionRules: {
      deciders: 1,
      holdsInterviews: true,
      appealDays: 30,
      conditional: null,
      notConditional: null,
      isListed: true,
      isToBeChecked: false,
    },
    proposal: null,
    mayAddEvidence: true,
    appeal: null,
    appealUntil: null,
    appealBy: null,
    appealDue: null,
    story: [],
    certifiedUntil: null,
    certificateNumber: null,
    stopped: null,
    barred: null,
    others: [],
    mayStepBack: false,
    steppedBack: [],
    inspectors: [],
    ...rest,
  }
}
