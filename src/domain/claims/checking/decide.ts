import { affiliateDays, computeStaffDecisionStart, undoDays } from '#domain/claims/claim.ts'
import type { Decider } from '#domain/claims/claim-event.ts'
import { buildOutcome } from '#domain/decisions/outcome.ts'
import { type Refusal, refuseAsConflict, refuseAsNotAllowed, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import { addDays } from '#domain/language/added-time.ts'
import { allianceId } from '#domain/people/organization.ts'
import {
  type Check,
  type CheckEvent,
  type CheckEventOf,
  type CheckMail,
  type CheckMailKind,
  type CheckOutcome,
  describeReason,
} from './check-case.ts'

type CheckResult = CheckOutcome | Refusal

export const missing = refuseAsNotFound('There is nothing here that waits for you.')

export function decide(check: Check, event: CheckEvent): CheckResult {
  switch (event.kind) {
    case 'notified':
      return notify(check, event)
    case 'overdue':
      return notifyOfOverdue(check, event.at)
    case 'approved':
    case 'refused':
      return refuseDeciding(check, event.by, event.at) ?? end(check, event)
    case 'undone':
      return refuseUndoing(check, event.by, event.at) ?? undo(check, event)
    case 'proved':
      return buildOutcome(
        { ...check, endedAs: 'approved', endedAt: event.at },
        {
          mails: [buildMail('approved-for-operator', check, { decider: '' })],
          tasks: ['release all'],
        },
      )
  }
}

function notify(before: Check, { at, decider }: CheckEventOf<'notified'>): CheckOutcome {
  if (before.notifiedAt !== null || before.endedAt !== null) return buildOutcome(before)
  const check = { ...before, notifiedAt: at, askedAt: at, deciderId: decider.id, deciderName: decider.name }
  const words = { reason: describeReason(check), replyTo: check.askedEmail || null }
  return buildOutcome(check, { mails: [buildMail('asked-for-decider', check, words)] })
}

function notifyOfOverdue(check: Check, at: Date): CheckOutcome {
  const { deciderId, notifiedAt, staffNotifiedAt, endedAt, askedEmail } = check
  const isTold = endedAt !== null || staffNotifiedAt !== null || deciderId === allianceId
  if (isTold || notifiedAt === null || notifiedAt >= addDays(at, -affiliateDays)) return buildOutcome(check)
  const mails = [
    buildMail('overdue-for-staff', check),
    buildMail('overdue-for-decider', check, { replyTo: askedEmail || null }),
  ]
  return buildOutcome({ ...check, staffNotifiedAt: at }, { mails })
}

function end(check: Check, { kind, at, by, reason }: CheckEventOf<'approved' | 'refused'>): CheckOutcome {
  const { name: decider, id: decidedBy } = by.organization
  const decidedName = `${by.personName}, ${decider}`
  const mails = [buildMail(`${kind}-for-operator`, check, { decider, reason, replyTo: by.replyTo })]
  if (check.deciderId !== null && check.deciderId !== decidedBy) {
    mails.push(buildMail('decided-for-decider', check, { decider }))
  }
  const isOfOne = check.residenceId !== null
  const approving = isOfOne ? (['allow one'] as const) : (['trust', 'release all'] as const)
  const refusing = isOfOne ? 'take one off' : 'take all off'
  const ended = { ...check, endedAs: kind, endedAt: at, endReason: reason, decidedBy, decidedName }
  return buildOutcome(ended, { mails, tasks: kind === 'approved' ? [...approving] : [refusing] })
}

/** What the decision made public becomes a draft. */
function undo(check: Check, { at, by, reason }: CheckEventOf<'undone'>): CheckOutcome {
  const words = { decider: by.organization.name, reason, replyTo: by.replyTo }
  return buildOutcome(
    { ...check, undoneAt: at, undoReason: reason },
    {
      mails: [buildMail('undone-for-operator', check, words)],
      tasks: check.residenceId !== null ? ['take one off'] : ['distrust', 'take all off'],
    },
  )
}

function buildMail(
  kind: CheckMailKind,
  { deciderName }: Check,
  words: Partial<Omit<CheckMail, 'kind'>> = {},
): CheckMail {
  return { kind, replyTo: null, decider: deciderName ?? '', reason: '', ...words }
}

function refuseDeciding({ endedAt, askedAt, deciderId, deciderName }: Check, by: Decider, at: Date): Refusal | null {
  if (endedAt !== null) return refuseAsConflict('This is decided already, or was withdrawn.')
  const refusal = refuseParty(by)
  if (refusal || by.organization.id !== allianceId || deciderId === null) return refusal
  const from = computeStaffDecisionStart({ shownAt: askedAt, isAffiliates: deciderId !== allianceId })
  return from > at ? refuseAsNotAllowed(`${deciderName} has ${affiliateDays} days to decide this first.`) : null
}

function refuseUndoing({ endedAs, endedAt, decidedBy, undoneAt }: Check, by: Decider, at: Date): Refusal | null {
  const refusal = refuseParty(by)
  if (refusal) return refusal
  if (endedAs !== 'approved' || endedAt === null || decidedBy === null) return missing
  if (undoneAt !== null) return refuseAsConflict('This is undone already.')
  if (decidedBy !== by.organization.id) return refuseAsNotAllowed('Only who decided it can undo it.')
  return addDays(endedAt, undoDays) < at ? refuseAsConflict(`This was decided more than ${undoDays} days ago.`) : null
}

function refuseParty({ isParty }: Decider): Refusal | null {
  return isParty ? refuseAsNotAllowed('You belong to this organization. Somebody else decides about it.') : null
}
