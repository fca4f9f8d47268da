import { type Refusal, refuseAsConflict, refuseAsInvalid } from '#domain/decisions/refusal.ts'
import {
  findScheduledVisit,
  isSettled,
  listOpenRules,
  type RuleState,
  type Visit,
  wasVisited,
} from './application-case.ts'
import type { EventOf } from './application-event.ts'
import { changeOne, type Draft, mail, moveTo, note } from './draft.ts'
import { noVisit, refuseReviewer, refuseStage, requireWords } from './guards.ts'
import { filterStandingFindings, isDisputed } from './visit-findings.ts'

export function setVisit(draft: Draft, event: EventOf<'visit set'>): Refusal | null {
  const { by, visitId, startsAt, inspector } = event
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['visit'])
  if (refusal) return refusal
  if (startsAt <= draft.at) return refuseAsInvalid({ startsAt: 'This time has passed.' })
  if (draft.case.conflicts.includes(inspector.id)) {
    return refuseAsInvalid({ inspector: `${inspector.name} has a conflict of interest here. Choose somebody else.` })
  }
  // Set anew, it takes the place of the one that was planned.
  const planned = findScheduledVisit(draft.case)
  if (planned) changeOne(draft, 'visits', planned.id, { canceledAt: draft.at })
  const codes = (wasVisited(draft.case) ? listOpenRules(draft.case) : draft.case.rules.filter(isLookedAt)).map(
    ({ code }) => code,
  )
  const visit: Visit = {
    id: visitId,
    startsAt,
    inspectorId: inspector.id,
    inspectorName: inspector.name,
    codes,
    heldAt: null,
    canceledAt: null,
  }
  draft.case = { ...draft.case, visits: [...draft.case.visits, visit] }
  note(draft, 'visit_set', { at: startsAt.toISOString(), inspector: inspector.name })
  mail(draft, 'visit-set', { at: startsAt, inspector: inspector.name })
  return null
}

const isLookedAt = (rule: RuleState) => rule.isSeenOnSite || (rule.isRequired && !isSettled(rule))

export function holdVisit(draft: Draft, { by, visitId }: EventOf<'visit held'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['visit'])
  if (refusal) return refusal
  const visit = draft.case.visits.find(({ id }) => id === visitId)
  if (!visit || visit.canceledAt !== null) return noVisit
  if (visit.heldAt !== null) return refuseAsConflict('This visit is done already.')
  const unseen = draft.case.rules.filter(
    ({ code, isRequired, finding, waiver }) =>
      visit.codes.includes(code) && isRequired && finding === null && waiver === '',
  )
  const [first, ...more] = unseen
  if (first) {
    const rest = more.length === 0 ? '' : ` and ${more.length} more`
    return refuseAsConflict(`Say of ${first.code}${rest} whether it is met.`)
  }
  const unsaid = refuseUnsaid(draft, visit)
  if (unsaid) return unsaid
  changeOne(draft, 'visits', visitId, { heldAt: draft.at })
  note(draft, 'visit_held', { open: String(listOpenRules(draft.case).length) })
  mail(draft, 'visit-held')
  return null
}

function refuseUnsaid({ case: { rules, visitFindings } }: Draft, { codes }: Visit): Refusal | null {
  const disputed = codes.find((code) => isDisputed(filterStandingFindings(visitFindings, code)))
  if (disputed !== undefined) {
    return refuseAsConflict(`Two people found different things at ${disputed}. Say which one holds.`)
  }
  const silent = rules.find(
    ({ code, finding, findingWords, waiver }) =>
      codes.includes(code) && finding !== null && finding !== 'met' && findingWords === '' && waiver === '',
  )
  if (!silent) return null
  const what = silent.finding === 'not_met' ? 'Say what is missing at' : 'Say why it does not apply:'
  return refuseAsConflict(`${what} ${silent.code}.`)
}

export function cancelVisit(draft: Draft, { by, visitId, reason }: EventOf<'visit canceled'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['visit'])
  if (refusal) return refusal
  if (findScheduledVisit(draft.case)?.id !== visitId) return noVisit
  const empty = requireWords('reason', reason, 'Say why: the house reads it.')
  if (empty) return empty
  changeOne(draft, 'visits', visitId, { canceledAt: draft.at })
  note(draft, 'visit_canceled', { reason })
  mail(draft, 'visit-canceled', { words: reason })
  return null
}

export function settleStage(draft: Draft): void {
  const { stage } = draft.case.application
  const isReady = wasVisited(draft.case) && listOpenRules(draft.case).length === 0
  if (stage === 'visit' && isReady && !findScheduledVisit(draft.case)) moveTo(draft, 'decision')
  if (stage === 'decision' && !isReady) moveTo(draft, 'visit')
}
