import type { ConditionalCertificate } from '#domain/certification/overlays/overlay.ts'

/** In the order an application goes through them. `appeal` follows a refusal alone. */
export const stages = ['started', 'documents', 'interview', 'visit', 'decision', 'appeal', 'ended'] as const
export type Stage = (typeof stages)[number]
export const stageNames = {
  started: 'Started',
  documents: 'Documents',
  interview: 'Interview',
  visit: 'Site visit',
  decision: 'Decision',
  appeal: 'Appeal',
  ended: 'Ended',
} as const satisfies Record<Stage, string>

export const applicationEnds = ['certified', 'conditional', 'refused', 'withdrawn', 'silent'] as const
export type ApplicationEnd = (typeof applicationEnds)[number]
export const endNames = {
  certified: 'Certified',
  conditional: 'Certified with conditions',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  silent: 'Ended, because nothing was heard',
} as const satisfies Record<ApplicationEnd, string>

export const outcomes = ['certified', 'conditional', 'refused'] as const
export type DecisionOutcome = (typeof outcomes)[number]

export const ruleAnswers = ['yes', 'not_yet', 'not_applicable'] as const
export type RuleAnswer = (typeof ruleAnswers)[number]

export const findings = ['met', 'not_met', 'not_applicable'] as const
export type Finding = (typeof findings)[number]

export const interviewWays = ['phone', 'video', 'in_person'] as const
export type InterviewWay = (typeof interviewWays)[number]
export const interviewWayWords = {
  phone: 'By phone',
  video: 'By video',
  in_person: 'In person',
} satisfies Record<InterviewWay, string>

type Interview = { interviewHow: InterviewWay | null; interviewWhere: string }

export const describeInterview = ({ interviewHow, interviewWhere }: Interview) =>
  interviewHow === null ? '' : `${interviewWayWords[interviewHow]}: ${interviewWhere}`

export const applicationLimits = {
  note: 1000,
  question: 1000,
  reason: 2000,
  responsible: 120,
  where: 300,
  messagesADay: 10,
} as const

type Setting = { deciders: number; holdsInterviews: boolean }

export const toShownSetting = ({ deciders, holdsInterviews }: Setting) => JSON.stringify([deciders, holdsInterviews])

/** What an affiliate decides for all its applications; where it says nothing, its state's overlay does. */
export type DecisionRules = {
  /** How many people decide: the second confirms what the first proposes. */
  deciders: 1 | 2
  holdsInterviews: boolean
  appealDays: number
  /** So many months without a word from the applicant, and this notice before the end (domain facts, section 3: Arizona). */
  noContact: { months: number; noticeDays: number }
  conditional: ConditionalCertificate | null
  notConditional: string | null
  /** Nobody could check the certificate of a residence that is not public. */
  isListed: boolean
  /** Its operator published it, and the first check of the operator or of the home waits for the affiliate. */
  isToBeChecked: boolean
}

export function addMonths(moment: Date, months: number): Date {
  const then = new Date(moment)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return then
}
