import { addDays, addMonths, type DecisionRules, type Stage } from './application.ts'
import type { Application, ApplicationCase } from './application-case.ts'
import { change, type Draft, end, mail, note } from './draft.ts'
import { underWay } from './guards.ts'

/** Silence of some months may end an application, after a notice. Whoever waits for the affiliate is not silent. */
export function endSilent(draft: Draft): null {
  const { application, decisionRules } = draft.case
  const { months, noticeDays } = decisionRules.noContact
  if (!waitsForApplicant(draft.case)) return null
  if (addMonths(application.heardAt, months) > draft.at) return null
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

type Waiting = { stage: Stage; questions: number; unanswered: number; toMend: number }

function isApplicantsTurn({ stage, questions, unanswered, toMend }: Waiting): boolean {
  if (stage === 'started') return true
  if (!underWay.some((one) => one === stage)) return false
  return questions > 0 || toMend > 0 || (stage === 'documents' && unanswered > 0)
}

export function waitsForApplicant({ application: { stage }, questions, rules }: ApplicationCase): boolean {
  return isApplicantsTurn({
    stage,
    questions: questions.filter(({ answeredAt }) => answeredAt === null).length,
    unanswered: rules.filter((rule) => rule.isRequired && rule.answer === null).length,
    toMend: rules.filter((rule) => rule.finding === 'not_met' && rule.waiver === '' && rule.remediedAt === null).length,
  })
}

type Noticed = Waiting & Pick<Application, 'noticedAt'>

/** From when on silence ends it, once its notice went. */
export function findSilentEnd(of: Noticed, { noticeDays }: DecisionRules['noContact']): Date | null {
  return of.noticedAt !== null && isApplicantsTurn(of) ? addDays(of.noticedAt, noticeDays) : null
}
