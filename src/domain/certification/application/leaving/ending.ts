import { addMonths, type DecisionRules } from '#domain/certification/application/application.ts'
import {
  type Application,
  type ApplicationCase,
  findScheduledVisit,
  listUnanswered,
  wasVisited,
} from '#domain/certification/application/application-case.ts'
import { change, type Draft, end, mail, note } from '#domain/certification/application/draft.ts'
import { underWay } from '#domain/certification/application/guards.ts'
import type { ApplicationStanding } from '#domain/certification/application/turn.ts'
import { addDays } from '#domain/language/added-time.ts'

/** Silence of some months may end an application, after a notice. Whoever waits for the affiliate is not silent. */
export function endSilent(draft: Draft): null {
  const { application, decisionRules } = draft.case
  const { months, noticeDays } = decisionRules.noContact
  if (!waitsForApplicant(draft.case)) return null
  const since = findSilentSince(application)
  if (since === null || addMonths(since, months) > draft.at) return null
  if (application.noticedAt === null) {
    change(draft, { noticedAt: draft.at })
    note(draft, 'silence_notice')
    mail(draft, 'silence-notice')
  } else if (addDays(application.noticedAt, noticeDays) <= draft.at) {
    end(draft, 'silent', `Nothing was heard for ${months} months and ${noticeDays} days after a notice.`)
    note(draft, 'silence_end')
    mail(draft, 'silence-end')
  }
  return null
}

/** The months count from when it became the applicant's turn, or from what they did since. */
const findSilentSince = ({ waitsSince, heardAt }: Pick<Application, 'waitsSince' | 'heardAt'>) =>
  waitsSince !== null && waitsSince < heardAt ? heardAt : waitsSince

/** After each event: whose turn it is may have changed. A notice is void once it is the affiliate's. */
export function settleTurn(draft: Draft): void {
  const { waitsSince, noticedAt } = draft.case.application
  const waits = waitsForApplicant(draft.case)
  if (waits && waitsSince === null) change(draft, { waitsSince: draft.at })
  if (!waits && (waitsSince !== null || noticedAt !== null)) change(draft, { waitsSince: null, noticedAt: null })
}

type WaitingApplication = Omit<ApplicationStanding, 'stageSince' | 'heardAt'> & { isProposed: boolean }

/** What is to be mended waits for a visit that is planned or still to be, and everything for a decision that is proposed. */
function isApplicantsTurn(of: WaitingApplication): boolean {
  const { stage, questions, unanswered, toMend, visitAt, isVisited, isProposed } = of
  if (stage === 'started') return true
  if (isProposed || !underWay.some((one) => one === stage)) return false
  const waitsForVisit = visitAt !== null || (stage === 'visit' && !isVisited)
  return questions > 0 || (toMend > 0 && !waitsForVisit) || (stage === 'documents' && unanswered > 0)
}

export function waitsForApplicant(of: ApplicationCase): boolean {
  const { application, questions, rules } = of
  const { stage, proposedOutcome } = application
  return isApplicantsTurn({
    stage,
    questions: questions.filter(({ answeredAt }) => answeredAt === null).length,
    unanswered: listUnanswered(of).length,
    toMend: rules.filter((rule) => rule.finding === 'not_met' && rule.waiver === '' && rule.remediedAt === null).length,
    visitAt: findScheduledVisit(of)?.startsAt ?? null,
    isVisited: wasVisited(of),
    isProposed: proposedOutcome !== null,
  })
}

type NoticedApplication = WaitingApplication & Pick<Application, 'noticedAt'>

export function findSilentEnd(of: NoticedApplication, { noticeDays }: DecisionRules['noContact']): Date | null {
  return of.noticedAt !== null && isApplicantsTurn(of) ? addDays(of.noticedAt, noticeDays) : null
}
