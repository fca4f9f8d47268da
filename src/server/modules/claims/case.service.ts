import { type ClaimCase, findClaim } from '#domain/claims/claim-case.ts'
import type { ClaimEvent, ClaimOutcome, ClaimTask, Decider } from '#domain/claims/claim-event.ts'
import { decide } from '#domain/claims/decide.ts'
import { listSides } from '#domain/claims/deciding.ts'
import { missing } from '#domain/claims/refusal.ts'
import { allianceName } from '#domain/people/desk-powers.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { requireOutcome, toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { isMember } from '#server/plumbing/members.ts'
import { type Actor, type ChangeOrigin, system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { lockCase, noteClaim, saveCase, seesClaim } from './case.store.ts'
import type { Trust } from './checking/trust.service.ts'
import type { Codes } from './codes/codes.service.ts'
import { forgetCode } from './codes/codes.store.ts'
import { forgetDecision, keepDecision } from './deciding/decisions.store.ts'
import type { ClaimMailing } from './mails/mailing.service.ts'
import { restoreListing } from './stopping/restoring.store.ts'

export type ClaimContext = {
  actor: Actor
  organization: { id: string; name: string }
  person: { id: string; name: string; email: string }
  origin: ChangeOrigin
}

export type ClaimCases = ReturnType<typeof createClaimCases>

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  mailing: ClaimMailing
  trust: Trust
  codes: Pick<Codes, 'send'>
  mail: Pick<MailService, 'startDelivery'>
}

export function createClaimCases({ transactions, mailing, trust, codes, mail, clock }: Parts) {
  async function lock(tx: Tx, id: string): Promise<ClaimCase> {
    const found = await lockCase(tx, id)
    if (!found) throw toRefusalError(missing)
    return found
  }

  async function apply(tx: Tx, before: ClaimCase, event: ClaimEvent): Promise<ClaimOutcome> {
    const out = requireOutcome(decide(before, event))
    await noteAll(tx, out)
    await saveCase(tx, before, out.case)
    for (const task of out.tasks) await carryOut(tx, out, task)
    await mailing.send(tx, out)
    return out
  }

  function carryOut(tx: Tx, { case: of, held }: ClaimOutcome, task: ClaimTask): Promise<void> {
    switch (task.kind) {
      case 'forget code':
        return forgetCode(tx, task.claimId)
      case 'trust':
        return trust.give(tx, task, held)
      case 'distrust':
        return trust.take(tx, task)
      case 'restore listing':
        return restoreListing(tx, { residenceId: of.residence.id, heldBy: task.heldBy, since: task.since })
      case 'keep decision':
        return keepDecision(tx, findClaim(of, task.claimId), task)
      case 'forget decision':
        return forgetDecision(tx, task.claimId)
      case 'send code':
        return codes.send(tx, of, task)
    }
  }

  async function requireSeen(who: ClaimContext, id: string, sees: typeof seesClaim = seesClaim): Promise<void> {
    if (!(await transactions.run(who.actor, (tx) => sees(tx, id)))) throw toRefusalError(missing)
  }

  return {
    lock,
    apply,
    requireSeen,
    /** The database shows the claim to who acts; the event itself is done by the system, for them. */
    async act(who: ClaimContext, id: string, said: EventMaker, sees?: typeof seesClaim): Promise<void> {
      await requireSeen(who, id, sees)
      const { held } = await transactions.run(toSystemActor(who), async (tx) => {
        const before = await lock(tx, id)
        const event = await said(before, tx)
        return apply(tx, before, { ...event, claimId: id, at: clock.now() })
      })
      await mail.startDelivery(held)
    },
    deciderOf: (tx: Tx, who: ClaimContext, of: ClaimCase, id: string) =>
      readDecider(tx, who, { mailing, sides: listSides(of, findClaim(of, id)) }),
    /** One by one, so that no claim waits for another. */
    async sweep(kind: 'overdue' | 'lapsed', claims: readonly { id: string }[]): Promise<void> {
      for (const { id: claimId } of claims) {
        await transactions.run(system, async (tx) => {
          const before = await lockCase(tx, claimId)
          if (before) await apply(tx, before, { kind, claimId, at: clock.now() })
        })
      }
      await mail.startDelivery()
    },
  }
}

type EventSaid = ClaimEvent extends infer One ? (One extends ClaimEvent ? Omit<One, 'at' | 'claimId'> : never) : never

type EventMaker = (of: ClaimCase, tx: Tx) => Promise<EventSaid> | EventSaid

async function noteAll(tx: Tx, { case: of, history }: ClaimOutcome): Promise<void> {
  for (const note of history) await noteClaim(tx, note.organizationId, findClaim(of, note.claimId), note)
}

export async function readDecider(
  tx: Tx,
  who: ClaimContext,
  { mailing, sides }: { mailing: Pick<ClaimMailing, 'mailboxOf'>; sides: readonly string[] },
): Promise<Decider> {
  return {
    organization: { id: who.organization.id, name: getDeciderName(who) },
    personName: who.person.name,
    replyTo: mailing.mailboxOf(who),
    isParty: await isMember(tx, who.person.id, ...sides),
  }
}

export function toSystemActor({ person, origin }: ClaimContext): Actor {
  return { kind: 'system', personId: person.id, origin }
}

const getDeciderName = ({ organization }: Pick<ClaimContext, 'organization'>) =>
  organization.id === allianceId ? allianceName : organization.name
