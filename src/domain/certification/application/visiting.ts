import { type Refusal, refuseAsConflict, refuseAsInvalid } from '#domain/decisions/refusal.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { filterStandingFindings, isDisputed } from './answering/visit-findings.ts'
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
import { noVisit, plannedLikeThis, refuseEarly, refuseReviewer, refuseStage, requireWords } from './guards.ts'

export function setVisit(draft: Draft, event: EventOf<'visit set'>): Refusal | null {
  const { by, visitId, startsAt, inspector, was = null } = event
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['visit'])
  if (refusal) return refusal
  const planned = findScheduledVisit(draft.case)
  if (planned?.startsAt.getTime() === startsAt.getTime() && planned.inspectorId === inspector.id) return plannedLikeThis
  if (was !== null && was !== draft.case.visits.length) return refuseVisitLate(draft, planned)
  if (startsAt <= draft.at) return refuseAsInvalid({ startsAt: 'This time has passed.' })
  if (draft.case.conflicts.includes(inspector.id)) {
    return refuseAsInvalid({ inspector: `${inspector.name} has a conflict of interest here. Choose somebody else.` })
  }
  // Set anew, it takes the place of the one that was planned.
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
    heldByName: null,
    canceledAt: null,
  }
  draft.case = { ...draft.case, visits: [...draft.case.visits, visit] }
  note(draft, 'visit_set', { at: startsAt.toISOString(), inspector: inspector.name })
  mail(draft, 'visit-set', { at: startsAt, inspector: inspector.name })
  return null
}

function refuseVisitLate({ case: { application } }: Draft, planned: Visit | undefined): Refusal {
  if (!planned) return refuseAsConflict('A visit was planned meanwhile, and is over or canceled. Look at it first.')
  const day = formatLongDay(toLocalDay(planned.startsAt, application.stateCode))
  const who = 'Somebody of your team planned the visit meanwhile'
  return refuseAsConflict(`${who}, for ${day}. Cancel that one first where it is wrong.`)
}

const isLookedAt = (rule: RuleState) => rule.isSeenOnSite || (rule.isRequired && !isSettled(rule))

export function holdVisit(draft: Draft, { by, visitId, isEarly = false }: EventOf<'visit held'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, ['visit'])
  if (refusal) return refusal
  const visit = draft.case.visits.find(({ id }) => id === visitId)
  if (!visit || visit.canceledAt !== null) return noVisit
  if (visit.heldAt !== null) return refuseAsConflict('This visit is done already.')
  const refused =
    refuseUnseen(draft, visit) ?? refuseUnsaid(draft, visit) ?? (isEarly ? null : refuseEarly(draft, visit.startsAt))
  if (refused) return refused
  changeOne(draft, 'visits', visitId, { heldAt: draft.at, heldByName: by.name })
  note(draft, 'visit_held', { open: String(listOpenRules(draft.case).length) })
  mail(draft, 'visit-held')
  return null
}

/** What was found on a visit before says nothing of this one. */
function refuseUnseen({ case: { rules, visitFindings } }: Draft, { id, codes }: Visit): Refusal | null {
  const isSeen = (code: string) =>
    filterStandingFindings(visitFindings, code).some(({ visitId, finding }) => visitId === id && finding !== null)
  const [first, ...more] = rules.filter(({ code, waiver }) => codes.includes(code) && waiver === '' && !isSeen(code))
  if (!first) return null
  const rest = more.length === 0 ? '' : ` and ${more.length} more`
  return refuseAsConflict(`Say of ${first.code}${rest} whether it is met: this visit has not looked at it yet.`)
}

function refuseUnsaid({ case: { rules, visitFindings } }: Draft, { codes }: Visit): Refusal | null {
  const disputed = codes.find((code) => isDisputed(filterStandingFindings(visitFindings, code)))
  if (disputed !== undefined) {
    const isOfOne = new Set(filterStandingFindings(visitFindings, disputed).map(({ byId }) => byId)).size === 1
    const what = isOfOne ? `Two findings differ at ${disputed}` : `Two people found different things at ${disputed}`
    return refuseAsConflict(`${what}. Say which one holds.`)
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
  const planned = findScheduledVisit(draft.case)
  if (planned?.id !== visitId) return noVisit
  const empty = requireWords('reason', reason, 'Say why: the house reads it.')
  if (empty) return empty
  changeOne(draft, 'visits', visitId, { canceledAt: draft.at })
  note(draft, 'visit_canceled', { reason })
  mail(draft, 'visit-canceled', { words: reason, at: planned.startsAt })
  return null
}

export function settleStage(draft: Draft): void {
  const { stage } = draft.case.application
  const isReady = wasVisited(draft.case) && listOpenRules(draft.case).length === 0
  if (stage === 'visit' && isReady && !findScheduledVisit(draft.case)) moveTo(draft, 'decision')
  if (stage === 'decision' && !isReady) moveTo(draft, 'visit')
}
