import type { DecidedClaim, DeciderClaims } from '#contract/claims/claims.ts'
import { affiliateDays, lapseDays, retentionMonths, undoDays } from '#domain/claims/claim.ts'
import { findClaim } from '#domain/claims/claim-case.ts'
import { decide } from '#domain/claims/decide.ts'
import { refuseLate } from '#domain/claims/recalling.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { ClaimCases, ClaimContext } from '#server/modules/claims/case.service.ts'
import {
  deleteEnded,
  listEnded,
  listOverdue,
  listUnproved,
  listWaiting,
  type ReadDecidedClaim,
} from '#server/modules/claims/lists/claim-lists.store.ts'
import { forgetSetAside } from '#server/modules/claims/stopping/set-aside.store.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { requireOutcome, toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { computeDecidableFrom, computeRecallSeconds, computeUndoableUntil } from './decision.rules.ts'

type Words = { reason: string; note: string }
type Decision = Words & { decision: 'approve' | 'refuse' }

const listLength = 200

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl'> & {
  cases: ClaimCases
  mail: Pick<MailService, 'takeBack'>
}

export function createDeciding({ transactions, cases, mail, clock, baseUrl }: Parts) {
  const computeDaysAgo = (days: number) => addDays(clock.now(), -days)
  return {
    read: (who: ClaimContext): Promise<Omit<DeciderClaims, 'checks'>> =>
      transactions.run(who.actor, async (tx) => {
        const show = (row: ReadDecidedClaim) => ({
          ...showTo(who, row, clock.now()),
          url: `${baseUrl}/workspace/claims#claim-${row.id}`,
        })
        const waiting = (await listWaiting(tx, listLength)).map(show)
        const decided = (await listEnded(tx, computeDaysAgo(undoDays), listLength)).map(show)
        return { view: 'decider', waiting, decided }
      }),
    decide: (who: ClaimContext, id: string, { decision, reason, note }: Decision) =>
      cases.act(who, id, async (of, tx) => {
        const by = await cases.deciderOf(tx, who, of, id)
        return { kind: decision === 'approve' ? 'approved' : 'refused', by, reason, note }
      }),
    undo: (who: ClaimContext, id: string, { reason, note }: Words) =>
      cases.act(who, id, async (of, tx) => {
        const by = await cases.deciderOf(tx, who, of, id)
        return { kind: 'undone', by, reason, note }
      }),
    recall: (who: ClaimContext, id: string) =>
      cases.act(who, id, async (of, tx) => {
        const by = await cases.deciderOf(tx, who, of, id)
        // Refused here rather than by the mails where it may not be called back at all.
        requireOutcome(decide(of, { kind: 'recalled', claimId: id, by, at: clock.now() }))
        if (!(await mail.takeBack(tx, id))) throw toRefusalError(refuseLate(findClaim(of, id)))
        return { kind: 'recalled', by }
      }),
    async notifyOfOverdue(): Promise<void> {
      await cases.sweep(
        'overdue',
        await transactions.run(system, (tx) => listOverdue(tx, computeDaysAgo(affiliateDays))),
      )
    },
    async forgetOld(): Promise<void> {
      await cases.sweep('lapsed', await transactions.run(system, (tx) => listUnproved(tx, computeDaysAgo(lapseDays))))
      await transactions.run(system, async (tx) => {
        await deleteEnded(tx, computeDaysAgo(retentionMonths * 30.5))
        await forgetSetAside(tx, clock.now())
      })
    },
  }
}

function showTo(who: ClaimContext, row: ReadDecidedClaim, now: Date): Omit<DecidedClaim, 'url'> {
  const { deciderId, decidedBy, isHandedOn, ...claim } = row
  const until = isHandedOn ? null : computeUndoableUntil(who, { ...claim, decidedBy: decidedBy ?? deciderId }, now)
  return {
    ...claim,
    mayDecideFrom: computeDecidableFrom(who, { askedAt: claim.shownAt, deciderId }, now),
    recallSeconds: computeRecallSeconds(who, { ...claim, decidedBy }, now),
    mayUndoUntil: until,
  }
}
