import { addDays, addMonths } from './application.ts'
import { change, type Draft, end, mail, note } from './draft.ts'
import { underWay } from './guards.ts'

/** Silence of some months may end an application, after a notice. Whoever waits for the affiliate is not silent. */
export function endSilent(draft: Draft): null {
  const { application, decisionRules } = draft.case
  const { months, noticeDays } = decisionRules.noContact
  const isUnderWay = underWay.some((stage) => stage === application.stage)
  if (!isUnderWay || !waitsForApplicant(draft)) return null
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

function waitsForApplicant({ case: of }: Draft): boolean {
  const { stage } = of.application
  if (stage === 'started') return true
  const isAsked = of.questions.some(({ answeredAt }) => answeredAt === null)
  const isToAnswer = stage === 'documents' && of.rules.some((rule) => rule.isRequired && rule.answer === null)
  const isToMend = of.rules.some((rule) => rule.finding === 'not_met' && rule.waiver === '' && rule.remediedAt === null)
  return isAsked || isToAnswer || isToMend
}
