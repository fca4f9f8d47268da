import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import { isAnswered } from '#domain/certification/application/application-case.ts'
import { computeSoonDay, listEnding } from '#domain/certification/evidence/evidence.ts'

type Part = ApplicationAnswer['domains'][number]
export type ApplicationQuestion = ApplicationAnswer['questions'][number]

export type RulePlace = NonNullable<ReturnType<typeof findPlace>>

const isToMend = ({ finding, waiver, remediedAt }: ApplicationRule) =>
  finding === 'not_met' && waiver === '' && remediedAt === null

const listRules = ({ domains }: Pick<ApplicationAnswer, 'domains'>) => domains.flatMap(({ rules }) => rules)

export const countAnswered = ({ rules }: Part) => rules.filter(isAnswered).length

export function findPlace(of: Pick<ApplicationAnswer, 'domains'>, code: string) {
  const codes = listRules(of).map((rule) => rule.code)
  const place = codes.indexOf(code)
  for (const part of of.domains) {
    const at = part.rules.findIndex((rule) => rule.code === code)
    const rule = part.rules[at]
    if (rule) return { rule, part, at: at + 1, before: codes[place - 1] ?? null, after: codes[place + 1] ?? null }
  }
  return null
}

export function findPart({ domains }: Pick<ApplicationAnswer, 'domains'>, asked: string | null): Part | null {
  const named = domains.find(({ number }) => String(number) === asked)
  return named ?? domains.find((part) => countAnswered(part) < part.rules.length) ?? domains[0] ?? null
}

export const findFirstUnanswered = ({ rules }: Part) => rules.find((rule) => !isAnswered(rule))?.code ?? null

export function listNeeds(of: Pick<ApplicationAnswer, 'domains' | 'questions'>, today: string) {
  const rules = listRules(of)
  const left = rules.filter((rule) => !isAnswered(rule))
  const required = left.filter(({ isRequired }) => isRequired)
  const next = required[0] ?? left[0]
  return {
    questions: of.questions.filter(({ answeredAt }) => answeredAt === null),
    toMend: rules.filter(isToMend).sort((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9')),
    files: listFiles(rules, today),
    unanswered: next ? { count: left.length, required: required.length, next: next.code } : null,
  }
}

function listFiles(rules: readonly ApplicationRule[], today: string) {
  const ending = rules.flatMap((rule) => {
    const [first] = listEnding(rule.files, computeSoonDay(today))
      .map(({ endsOn }) => endsOn)
      .sort()
    return first === undefined ? [] : [{ rule, endsOn: first, isEnded: first < today }]
  })
  return ending.sort((one, other) => one.endsOn.localeCompare(other.endsOn))
}

export type RuleMark = ReturnType<typeof chooseMark>

export function chooseMark(rule: ApplicationRule) {
  if (rule.waiver !== '') return 'waived'
  if (rule.finding === 'met' || rule.finding === 'not_applicable') return rule.finding
  if (rule.finding === 'not_met') return rule.remediedAt === null ? 'not_met' : 'mended'
  if (rule.answer === null) return 'unanswered'
  return rule.isFromLast ? 'from_last' : 'answered'
}

const answerable: readonly string[] = ['started', 'documents', 'interview', 'visit']
const reviewed: readonly string[] = ['documents', 'interview', 'visit', 'decision']

type StagedApplication = { line: Pick<ApplicationAnswer['line'], 'stage'> }

export const mayAnswer = ({ line }: StagedApplication) => answerable.includes(line.stage)
export const mayReply = ({ line }: StagedApplication) => reviewed.includes(line.stage)

export const mayWrite = ({ line: { stage, end } }: Pick<ApplicationAnswer, 'line'>) =>
  reviewed.includes(stage) || stage === 'appeal' || end?.as === 'certified' || end?.as === 'conditional'

export const isVisited = ({ visits }: Pick<ApplicationAnswer, 'visits'>, code: string) =>
  visits.some(({ heldAt, canceledAt, codes }) => heldAt === null && canceledAt === null && codes.includes(code))

export const buildRuleAddress = (id: string, code: string) =>
  `/workspace/certification/${id}?rule=${encodeURIComponent(code)}`
export const ruleTitle = 'rule-title'

export const buildRuleTitleAddress = (id: string, code: string) => `${buildRuleAddress(id, code)}#${ruleTitle}`
export const buildPartAddress = (id: string, number: number) => `/workspace/certification/${id}?part=${number}`

type Line = ApplicationAnswer['line']

export const buildLead = ({ answered, rules, stage, isRenewal, isFilledIn, end }: Line, words: ApplicationWords) =>
  [
    words.lead(answered, rules),
    stage === 'started' && answered === rules && words.notSent,
    isRenewal && words.renewal,
    isFilledIn && end === null && answered < rules && words.filledIn,
  ]
    .filter(Boolean)
    .join(' ')
