import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { wantsFile } from '#domain/certification/standard/rule.ts'
import { listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { type Refusal, refuseAsConflict, refuseAsInvalid } from '#domain/decisions/refusal.ts'
import { mergeCheck } from './answering/checked-at-once.ts'
import { refuseDisputed } from './answering/seen.ts'
import { filterStandingFindings } from './answering/visit-findings.ts'
import { type Application, findScheduledVisit, type RuleState, type Visit } from './application-case.ts'
import type { EventOf } from './application-event.ts'
import { changeRule, type Draft, findDraftRule, note } from './draft.ts'
import { noRule, noVisit, refuseReviewer, refuseStage, requireWords, underReview } from './guards.ts'
import { endProposal } from './reviewing.ts'

export function check(draft: Draft, said: EventOf<'checked'>): Refusal | null {
  const { by, code, visit: from, was = null } = said
  const refusal = refuseReviewer(draft.case, by)
  if (refusal) return refusal
  // A device without a connection sends again what it is not sure of.
  if (draft.case.visitFindings.some(({ id }) => id === from?.id)) return null
  const early = refuseStage(draft.case.application, underReview)
  if (early) return early
  const rule = findDraftRule(draft, code)
  if (!rule) return noRule
  const { disputed, merged } = mergeCheck(said, was, rule)
  if (disputed.length > 0) return refuseDisputed(disputed)
  const event = { ...said, ...merged }
  const visit = findVisitOf(draft, event)
  if (visit === 'unknown') return noVisit
  const wrong = refuseWords(event, findScheduledVisit(draft.case)?.codes.includes(code) ?? false)
  if (wrong) return wrong
  const { finding, words, dueOn } = merged
  if (visit) addFinding(draft, event, visit)
  const found = { finding, findingWords: words, dueOn: finding === 'not_met' ? dueOn : null }
  if (isFoundSo(rule, found)) return null
  changeRule(draft, code, { ...found, remedy: '', remediedAt: null })
  if (!visit && rule.finding === 'not_met' && finding === 'met') note(draft, 'found_met', { rule: code })
  endProposal(draft)
  return null
}

type RuleFinding = Pick<RuleState, 'finding' | 'findingWords' | 'dueOn'>

/** Found again after it was said to be mended, it is found anew. */
const isFoundSo = (rule: RuleState, { finding, findingWords, dueOn }: RuleFinding) =>
  rule.finding === finding && rule.findingWords === findingWords && rule.dueOn === dueOn && rule.remediedAt === null

/** Of these rules, those that papers show, that were answered yes and that nobody has looked at yet: they are met. */
export function acceptAnswers(draft: Draft, { by, codes }: EventOf<'answers accepted'>): Refusal | null {
  const refusal = refuseReviewer(draft.case, by) ?? refuseStage(draft.case.application, underReview)
  if (refusal) return refusal
  if (codes.some((code) => !findDraftRule(draft, code))) return noRule
  const onPaper = listOnPaper(draft.case.application)
  const toAccept = draft.case.rules.filter(
    (rule) => codes.includes(rule.code) && onPaper.has(rule.code) && isToAccept(rule),
  )
  if (toAccept.length === 0) {
    return refuseAsConflict('Papers cannot show these, or somebody has looked at them already.')
  }
  for (const { code } of toAccept) changeRule(draft, code, { finding: 'met' })
  endProposal(draft)
  return null
}

function listOnPaper({ version, level, stateCode }: Application): ReadonlySet<string> {
  const asked = listAskedRules({ version, level, overlay: buildOverlay(stateCode) })
  return new Set(asked.filter(wantsFile).map(({ code }) => code))
}

function isToAccept({ answer, isFromLast, finding, waiver, isSeenOnSite }: RuleState): boolean {
  return answer === 'yes' && !isFromLast && finding === null && waiver === '' && !isSeenOnSite
}

/** On a visit a tap counts at once, and its words may follow: the visit does not end without them. */
function refuseWords({ finding, words, dueOn, at }: EventOf<'checked'>, mayFollow: boolean): Refusal | null {
  if (finding === 'not_met') {
    const empty = mayFollow ? null : requireWords('words', words, 'Say what is missing: the operator reads it.')
    if (empty) return empty
    if (dueOn !== null && dueOn < at.toISOString().slice(0, 10))
      return refuseAsInvalid({ dueOn: 'This day has passed.' })
  }
  if (finding !== 'not_applicable' || mayFollow) return null
  return requireWords('words', words, 'Say why it does not apply: it stays in the record.')
}

/** What was found belongs to its visit, also where it arrives after the visit is done. */
function findVisitOf({ case: of }: Draft, { code, visit }: EventOf<'checked'>): Visit | null | 'unknown' {
  if (!visit) return null
  const planned = findScheduledVisit(of)
  if (visit.visitId === null) return planned?.codes.includes(code) ? planned : null
  const named = of.visits.find(({ id }) => id === visit.visitId)
  return named?.codes.includes(code) ? named : 'unknown'
}

function addFinding(draft: Draft, event: EventOf<'checked'>, { id: visitId }: Visit): void {
  const { by, code, finding, words, dueOn, visit } = event
  if (!visit) return
  const { visitFindings } = draft.case
  const madeAt = visit.madeAt !== null && visit.madeAt < draft.at ? visit.madeAt : draft.at
  const added = {
    id: visit.id,
    visitId,
    code,
    finding,
    words,
    dueOn: finding === 'not_met' ? dueOn : null,
    byId: by.id,
    byName: by.name,
    madeAt,
    takenAt: draft.at,
    over: visit.over ?? filterStandingFindings(visitFindings, code).map(({ id }) => id),
  }
  draft.case = { ...draft.case, visitFindings: [...visitFindings, added] }
}
