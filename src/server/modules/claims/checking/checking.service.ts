import type { PublishingCheck } from '#contract/residence/publishing.ts'
import { type Check, describeReason } from '#domain/claims/checking/check-case.ts'
import { missing } from '#domain/claims/checking/decide.ts'
import { affiliateDays, residencesShown, retentionMonths } from '#domain/claims/claim.ts'
import { alliance } from '#domain/claims/ending.ts'
import { addDays } from '#domain/language/added-time.ts'
import { type ClaimContext, readDecider, toSystemActor } from '#server/modules/claims/case.service.ts'
import { computeDecidableFrom, computeUndoableUntil } from '#server/modules/claims/deciding/decision.rules.ts'
import type { ClaimMailing } from '#server/modules/claims/mails/mailing.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { findListingsLike } from '#server/modules/residence/listing/alike.service.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { findDecidingAffiliate } from '#server/plumbing/members.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { apply } from './check-case.service.ts'
import type { CheckMailing } from './check-mailing.service.ts'
import {
  deleteEndedChecks,
  listCheckIds,
  lockCheck,
  type ReadCheck,
  readChecks,
  readWaitingResidences,
  seesCheck,
  takeOverdue,
  takeUnnotified,
} from './checks.store.ts'

export type CheckingService = ReturnType<typeof createChecking>

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  mailing: Pick<ClaimMailing, 'mailboxOf'>
  checkMailing: CheckMailing
  mail: Pick<MailService, 'startDelivery'>
}

const listLength = 100
const decidedDays = 90

type Decision = { decision: 'approve' | 'refuse'; reason: string }

export function createChecking(parts: Parts) {
  const { transactions, mailing, checkMailing, mail, clock } = parts

  async function act(who: ClaimContext, id: string, said: { kind: 'approved' | 'refused' | 'undone'; reason: string }) {
    await requireSeen(parts, who, id)
    await transactions.run(toSystemActor(who), async (tx) => {
      const check = await lockCheck(tx, id)
      if (!check) throw toRefusalError(missing)
      const by = await readDecider(tx, who, { mailing, sides: [check.organizationId] })
      await apply(tx, checkMailing, await nameDecider(tx, check), { ...said, by, at: clock.now() })
    })
    await mail.startDelivery()
  }

  return {
    read: (who: ClaimContext): Promise<{ waiting: PublishingCheck[]; decided: PublishingCheck[] }> =>
      readFor(parts, who),
    decide: (who: ClaimContext, id: string, { decision, reason }: Decision): Promise<void> =>
      act(who, id, { kind: decision === 'approve' ? 'approved' : 'refused', reason }),
    undo: (who: ClaimContext, id: string, reason: string): Promise<void> => act(who, id, { kind: 'undone', reason }),
    async notifyOfNew(): Promise<void> {
      const notified = await transactions.run(system, async (tx) => {
        const unnotified = await takeUnnotified(tx)
        for (const check of unnotified) {
          const decider = await findDecider(tx, check.stateCode)
          await apply(tx, checkMailing, check, { kind: 'notified', decider, at: clock.now() })
        }
        return unnotified.length
      })
      if (notified > 0) await mail.startDelivery()
    },
    async notifyOfOverdue(): Promise<void> {
      await transactions.run(system, async (tx) => {
        const at = clock.now()
        for (const check of await takeOverdue(tx, addDays(at, -affiliateDays))) {
          await apply(tx, checkMailing, check, { kind: 'overdue', at })
        }
      })
      await mail.startDelivery()
    },
    forgetOld: (): Promise<void> =>
      transactions.run(system, (tx) => deleteEndedChecks(tx, addDays(clock.now(), -retentionMonths * 30.5))),
  }
}

const findDecider = async (tx: Tx, state: string) => (await findDecidingAffiliate(tx, state)) ?? alliance

/** It is the affiliate's to decide from the first minute, before it is told. */
async function nameDecider(tx: Tx, check: Check): Promise<Check> {
  if (check.deciderId !== null) return check
  const { id, name } = await findDecider(tx, check.stateCode)
  return { ...check, deciderId: id, deciderName: name }
}

/** The database shows the actor the entries of their state, but the rows behind them belong to others. */
async function requireSeen({ transactions }: Parts, who: ClaimContext, id: string): Promise<void> {
  if (!(await transactions.run(who.actor, (tx) => seesCheck(tx, id)))) throw toRefusalError(missing)
}

async function readFor({ transactions, clock }: Parts, who: ClaimContext): ReturnType<CheckingService['read']> {
  const now = clock.now()
  const ids = await transactions.run(who.actor, (tx) => listCheckIds(tx, addDays(now, -decidedDays), listLength))
  return transactions.run(system, async (tx) => {
    const listShown = async (entries: readonly ReadCheck[]) => {
      const read: PublishingCheck[] = []
      for (const entry of entries) {
        const residences = entry.end === null ? await findResidences(tx, entry) : []
        const isUntold = entry.end === null && entry.deciderId === null
        const named = isUntold ? { deciderId: (await findDecider(tx, entry.residence.state)).id } : {}
        read.push(showTo(who, { ...entry, ...named, residences }, now))
      }
      return read
    }
    return {
      waiting: await listShown(await readChecks(tx, ids.waiting)),
      decided: await listShown(await readChecks(tx, ids.decided)),
    }
  })
}

async function findResidences(tx: Tx, entry: ReadCheck): Promise<PublishingCheck['residences']> {
  const residences = await readWaitingResidences(tx, entry)
  const compared = residences.slice(0, residencesShown).map(({ hiddenStreet, ...residence }) => ({
    ...residence,
    key: residence.id,
    street: hiddenStreet,
  }))
  const like = await findListingsLike(tx, entry.organizationId, compared)
  return residences.map(({ zip: _zip, hiddenStreet: _street, organizationId: _organization, ...residence }) => ({
    ...residence,
    like: like.get(residence.id) ?? [],
  }))
}

function showTo(who: ClaimContext, row: ReadCheck & Pick<PublishingCheck, 'residences'>, now: Date): PublishingCheck {
  const { deciderId, decidedBy, organizationId: _organization, residenceId: _residence, ...check } = row
  const isOpen = check.end === null && deciderId !== null
  return {
    ...check,
    reason: describeReason(row),
    mayDecideFrom: isOpen ? computeDecidableFrom(who, { askedAt: check.askedAt, deciderId }, now) : null,
    mayUndoUntil: computeUndoableUntil(who, { ...check, decidedBy }, now),
  }
}
