import type { OwnApplications } from '#contract/certification/application-lists.ts'
import type { ApplicationAnswer, ApplicationLine } from '#contract/certification/applications.ts'
import type { ShownEvidence } from '#contract/certification/evidence.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import type { ApplicationCase, RuleState, VisitFinding } from '#domain/certification/application/application-case.ts'
import type { Actor } from '#domain/certification/application/application-event.ts'
import { isInvolved, underReview } from '#domain/certification/application/guards.ts'
import { findSilentEnd } from '#domain/certification/application/leaving/ending.ts'
import { computeLastRenewalDay, mayRenew } from '#domain/certification/certificate/renewing.ts'
import { mayAddEvidence } from '#domain/certification/evidence/evidence.ts'
import { computeFees } from '#domain/certification/overlays/fee.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { type ListingSaid, sayListed } from '#domain/certification/standard/listing-notes.ts'
import { type AskedRule, listAskedRules } from '#domain/certification/standard/rules-for.ts'
import { findStandard } from '#domain/certification/standard/versions.ts'
import { addDays } from '#domain/language/added-time.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { Place } from '#server/modules/certification/cases/people.store.ts'
import type { OwnCertificate, OwnResidence, ReadApplication } from './application-lists.store.ts'
import { buildProgress, type CaseStanding } from './going-on.rules.ts'

const formatIso = (moment: Date | null) => moment?.toISOString() ?? null

export function toLine(row: ReadApplication): ApplicationLine {
  const { endedAs, endedAt, endReason, endConditions, stateCode, stage } = row
  const { appealDays, noContact } = buildOverlay(stateCode)
  const silentEnd = findSilentEnd(row, noContact)
  // While an appeal is decided, and after the end, nothing waits for the operator.
  const isReviewed = stage !== 'appeal' && stage !== 'ended'
  const end = endedAs && endedAt && { as: endedAs, at: endedAt.toISOString(), reason: endReason }
  return {
    id: row.id,
    residence: { id: row.residenceId, name: row.residenceName, city: row.city, state: row.stateCode },
    isSample: row.isSample,
    isProposed: row.isProposed,
    isSteppedBack: row.isSteppedBack,
    operator: row.organizationName,
    affiliate: row.affiliateName,
    level: row.level,
    isRenewal: row.isRenewal,
    isFilledIn: row.isFilledIn,
    stage: row.stage,
    stageSince: row.stageSince.toISOString(),
    startedAt: row.startedAt.toISOString(),
    heardAt: row.heardAt.toISOString(),
    isVisited: row.isVisited,
    rules: row.rules,
    answered: row.answered,
    unanswered: isReviewed ? row.unanswered : 0,
    open: row.open,
    questions: isReviewed ? row.questions : 0,
    toMend: isReviewed ? row.toMend : 0,
    visitAt: formatIso(row.visitAt),
    evidenceEndsOn: row.evidenceEndsOn,
    interviewAt: formatIso(row.interviewAt),
    silentEnd: silentEnd && toLocalDay(silentEnd, stateCode),
    appealUntil: computeAppealUntil(row, appealDays),
    end: end && { conditions: endConditions, ...end },
  }
}

type Refusable = Pick<ReadApplication, 'endedAs' | 'endedAt' | 'appealedAt'>

function computeAppealUntil({ endedAs, endedAt, appealedAt }: Refusable, days: number): string | null {
  const mayAppeal = endedAs === 'refused' && endedAt !== null && appealedAt === null
  return mayAppeal ? addDays(endedAt, days).toISOString() : null
}

export function toOwnCertificate({
  stoppedAt,
  state,
  ...certificate
}: OwnCertificate): OwnApplications['certificates'][number] {
  return { stoppedOn: stoppedAt && toLocalDay(stoppedAt, state), ...certificate }
}

export function toApply(
  { beds, lastFullDay, ...residence }: OwnResidence,
  day: string,
): OwnApplications['residences'][number] {
  const overlay = buildOverlay(residence.state)
  const renewableUntil = mayRenew(lastFullDay, day, overlay) ? computeLastRenewalDay(lastFullDay ?? '', overlay) : null
  const { levels, sources } = overlay
  const fees = computeFees(overlay, { residences: 1, beds })
  return { fees, renewableUntil, levels: [...levels], levelsSource: sources.levels ?? '', ...residence }
}

type ViewContext = {
  by: Actor
  standing: CaseStanding
  shown: ReadonlyMap<string, ShownEvidence[]>
  visitPhotos: VisitPhoto[]
  beds: number
  certifiedUntil: string | null
  certificate: OwnCertificate | null
  certificateNumber: string | null
  place: Place | null
  /** What the residence says of itself, for the operator alone. */
  listing: ListingSaid | null
}

export function toAnswer(
  of: ApplicationCase,
  row: ReadApplication,
  {
    by,
    standing,
    shown,
    visitPhotos,
    beds,
    certifiedUntil,
    certificate,
    certificateNumber,
    place,
    listing,
  }: ViewContext,
): ApplicationAnswer {
  const { application, questions, visits, decisionRules } = of
  const { appealedAt, appealWords, interviewAt, interviewHeldAt } = application
  return {
    side: by.side,
    line: toLine(row),
    version: application.version,
    domains: showDomains(of, shown, listing),
    fees: computeFees(buildOverlay(application.stateCode), { residences: 1, beds }),
    questions: questions.map(({ askedAt, askedByName, answeredAt, answeredByName, id, code, words, answer }) => ({
      id,
      code,
      words,
      answer,
      askedAt: askedAt.toISOString(),
      askedBy: askedByName,
      answeredAt: formatIso(answeredAt),
      answeredBy: answeredByName,
    })),
    messages: of.messages.map(({ id, words, writtenAt, writtenByName }) => {
      return { id, words, at: writtenAt.toISOString(), by: writtenByName }
    }),
    visits: visits.map(({ id, startsAt, inspectorName, codes, heldAt, heldByName, canceledAt }) => ({
      id,
      startsAt: startsAt.toISOString(),
      inspector: inspectorName,
      codes: [...codes],
      heldAt: formatIso(heldAt),
      heldBy: heldByName,
      canceledAt: formatIso(canceledAt),
    })),
    visitFindings: by.side === 'applicant' ? [] : of.visitFindings.map(showFinding),
    visitPhotos,
    reach: mayReach(of, by) ? showReach(of, place) : null,
    documentsAcceptedAt: formatIso(application.documentsAcceptedAt),
    interview: {
      at: formatIso(interviewAt),
      how: application.interviewHow,
      where: application.interviewWhere,
      sets: application.interviewSets,
      heldAt: formatIso(interviewHeldAt),
      heldBy: application.interviewHeldByName,
    },
    decisionRules: {
      deciders: decisionRules.deciders,
      holdsInterviews: decisionRules.holdsInterviews,
      appealDays: decisionRules.appealDays,
      conditional: decisionRules.conditional,
      isListed: decisionRules.isListed,
      isToBeChecked: decisionRules.isToBeChecked,
      notConditional: by.side === 'applicant' ? null : decisionRules.notConditional,
    },
    proposal: showProposal(of, by),
    mayAddEvidence: by.side === 'applicant' && mayAddEvidence(application),
    appeal: appealedAt && { at: appealedAt.toISOString(), words: appealWords },
    appealUntil: computeAppealUntil(application, decisionRules.appealDays),
    certifiedUntil,
    certificateNumber,
    stopped: showStop(application, certificate),
    barred: findBar(of, by),
    ...buildProgress(of, by, standing),
  }
}

function showStop({ endedAs }: Pick<Refusable, 'endedAs'>, given: OwnCertificate | null): ApplicationAnswer['stopped'] {
  const wasCertified = endedAs === 'certified' || endedAs === 'conditional'
  if (!wasCertified || !given?.stopped || !given.stoppedAt) return null
  return { as: given.stopped, on: toLocalDay(given.stoppedAt, given.state), reason: given.reason }
}

function showFinding({ id, visitId, code, finding, words, dueOn, byName, madeAt, over }: VisitFinding) {
  return { id, visitId, code, finding, words, dueOn, by: byName, madeAt: madeAt.toISOString(), over: [...over] }
}

/** Nobody else learns more of the address than the listing says. */
export function mayReach({ application, conflicts }: Pick<ApplicationCase, 'application' | 'conflicts'>, by: Actor) {
  const { stage } = application
  const isDecided = stage === 'appeal' || underReview.some((one) => one === stage)
  return by.side === 'affiliate' && !by.isParty && !conflicts.includes(by.id) && isDecided
}

function showReach({ application }: ApplicationCase, place: Place | null): ApplicationAnswer['reach'] {
  const { startedByName, startedByEmail } = application
  return place && { name: startedByName, email: startedByEmail, ...place }
}

function showProposal({ application }: ApplicationCase, by: Actor): ApplicationAnswer['proposal'] {
  const { proposedOutcome, proposedReasons, proposedConditions, proposedBy, proposedByName, stage } = application
  if (proposedOutcome === null || by.side === 'applicant' || stage === 'ended') return null
  return {
    outcome: proposedOutcome,
    reasons: proposedReasons,
    conditions: proposedConditions,
    by: proposedByName,
    isOwn: proposedBy === by.id,
  }
}

const ofState = 5

function showDomains(
  { application, rules }: ApplicationCase,
  shown: ReadonlyMap<string, ShownEvidence[]>,
  listing: ListingSaid | null,
): ApplicationAnswer['domains'] {
  const { version, level, stateCode } = application
  const asked = new Map(
    listAskedRules({ version, level, overlay: buildOverlay(stateCode) }).map((rule) => [rule.code, rule] as const),
  )
  const byDomain = Map.groupBy(rules, ({ code }) => asked.get(code)?.domain ?? ofState)
  const { domains } = findStandard(version)
  return [...byDomain].map(([number, states]) => ({
    number,
    title: domains.find((domain) => domain.number === number)?.title ?? 'What the state adds',
    rules: states.map((state) =>
      showRule(state, asked.get(state.code), { files: shown.get(state.code) ?? [], listing }),
    ),
  }))
}

type BesideRule = { files: ShownEvidence[]; listing: ListingSaid | null }

function showRule(state: RuleState, rule: AskedRule | undefined, { files, listing }: BesideRule) {
  const { code, isRequired, answer, note, responsible, finding, findingWords, dueOn, remedy, remediedAt, waiver } =
    state
  return {
    code,
    title: rule?.title ?? code,
    detail: rule?.detail ?? null,
    evidence: [...(rule?.evidence ?? [])],
    files,
    isShared: rule?.scope === 'organization',
    isRequired,
    answer,
    isFromLast: state.isFromLast,
    note,
    responsible,
    finding,
    findingWords,
    dueOn,
    remedy,
    remediedAt: formatIso(remediedAt),
    waiver,
    waivedBy: state.waivedByName,
    listed: listing && offerListed(state, rule?.fact ?? null, listing),
  }
}

function offerListed({ code, answer, note }: RuleState, fact: AskedRule['fact'], listing: ListingSaid) {
  const words = note === '' ? sayListed(code, listing) : ''
  const answers: Readonly<Record<string, boolean | undefined>> = listing.answers
  return words === '' ? null : { words, isYes: fact !== null && answer === null && answers[fact] === true }
}

/** As the state machine refuses them (src/domain/certification/application/guards.ts, deciding.ts). */
function findBar({ application, conflicts }: ApplicationCase, by: Actor): ApplicationAnswer['barred'] {
  if (by.isParty && by.side !== 'applicant') return 'party'
  if (conflicts.includes(by.id)) return 'conflict'
  return application.stage === 'appeal' && isInvolved(application, by.id) ? 'decided' : null
}
