import type { ApplicationAct } from '#contract/certification/applications.ts'
import type { DecisionRules } from '#domain/certification/application/application.ts'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type {
  Actor as Acting,
  ApplicationEvent,
  ApplicationOutcome,
} from '#domain/certification/application/application-event.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { noApplication } from '#domain/certification/application/guards.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { issueCertificate } from '#server/modules/certification/certificates/issuing/issuing.service.ts'
import { findConditionalRefusal } from '#server/modules/certification/certificates/issuing/timed.service.ts'
import type { ApplicationMailing } from '#server/modules/certification/mails/mailing.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { requireOutcome, toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { isMember } from '#server/plumbing/members.ts'
import { type Actor, type ChangeOrigin, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { readCase, readSetting, type StoredCase, saveCase } from './application.store.ts'
import { toEvent } from './events.rules.ts'
import { listOfficers, listReviewers, readListed } from './people.store.ts'

export type CertificationContext = {
  actor: Actor
  side: Acting['side']
  organization: { id: string; name: string }
  person: { id: string; name: string; email: string }
  origin: ChangeOrigin
}

type Person = { id: string; name: string }
// The person of an event that time alone brings; no certificate comes of one.
const nobody = { id: '', name: '' }

export type ApplicationCases = ReturnType<typeof createApplicationCases>

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  mailing: ApplicationMailing
  mail: Pick<MailService, 'startDelivery'>
}

export function createApplicationCases({ transactions, mailing, mail, clock }: Parts) {
  async function apply(tx: Tx, before: ApplicationCase, event: ApplicationEvent, by: Person): Promise<void> {
    const out = requireOutcome(decide(before, event))
    await saveCase(tx, before, out.case)
    await noteAll(tx, out)
    for (const { outcome } of out.tasks) {
      const isConditional = outcome === 'conditional'
      await issueCertificate(tx, out.case.application, { isConditional, at: event.at, by })
    }
    await mailing.send(tx, out)
  }

  const addRules = async (tx: Tx, stored: StoredCase): Promise<ApplicationCase> => {
    const { affiliateId, stateCode } = stored.application
    const rules = await readDecisionRules(tx, affiliateId, stateCode)
    const notConditional = await findConditionalRefusal(tx, stored.application, clock.now())
    const listed = await readListed(tx, stored.application.residenceId)
    return { decisionRules: { ...rules, notConditional, ...listed }, ...stored }
  }

  return {
    addRules,
    async act(who: CertificationContext, id: string, sent: ApplicationAct): Promise<void> {
      await runOnSeen(transactions, who, id, async ({ tx, stored, by }) => {
        const before = await addRules(tx, stored)
        const { affiliateId, stateCode, proposedBy } = before.application
        const officers = await listOfficers(tx, affiliateId)
        const reviewers = await listReviewers(tx, before.application)
        const said = toEvent(sent, by, { officers, reviewers, stateCode, proposedBy })
        await apply(tx, before, { at: clock.now(), ...said }, by)
      })
      await mail.startDelivery()
    },
    /** One by one, so that no application waits for another. */
    async sweep(ids: readonly string[]): Promise<void> {
      for (const id of ids) {
        await transactions.run(system, async (tx) => {
          const before = await readCase(tx, id, { lock: true })
          if (before) await apply(tx, await addRules(tx, before), { kind: 'silent', at: clock.now() }, nobody)
        })
      }
      if (ids.length > 0) await mail.startDelivery()
    },
  }
}

type SeenCase = { tx: Tx; stored: StoredCase; by: Acting }

/**
 * The database shows the application to who acts; what they do is done by the system, for them, one after the other.
 * Throws `not_found`.
 */
export async function runOnSeen<Done>(
  transactions: Transactions,
  who: CertificationContext,
  id: string,
  work: (seen: SeenCase) => Promise<Done>,
): Promise<Done> {
  if (!(await transactions.run(who.actor, (tx) => readCase(tx, id)))) throw toRefusalError(noApplication)
  return transactions.run(toSystemActor(who), async (tx) => {
    const stored = await readCase(tx, id, { lock: true })
    if (!stored) throw toRefusalError(noApplication)
    return work({ tx, stored, by: await readActing(tx, who, stored.application.organizationId) })
  })
}

export async function readActing(tx: Tx, who: CertificationContext, applicantId: string): Promise<Acting> {
  const isParty = who.side !== 'applicant' && (await isMember(tx, who.person.id, applicantId))
  return { id: who.person.id, name: who.person.name, side: who.side, isParty }
}

export async function readDecisionRules(
  tx: Tx,
  affiliateId: string,
  stateCode: string,
): Promise<Omit<DecisionRules, 'notConditional' | 'isListed' | 'isToBeChecked'>> {
  const { deciders, holdsInterviews, appealDays, noContact, conditional } = buildOverlay(stateCode)
  const setting = await readSetting(tx, affiliateId)
  return { deciders, holdsInterviews, appealDays, noContact, conditional, ...setting }
}

/** Who stepped back, and what was proposed before a second person confirmed it. */
const keptFromOperator: ReadonlySet<string> = new Set([
  'conflict_declared',
  'decision_proposed',
  'decision_sent_back',
  'proposal_ended',
])

/** In the history of both sides: an affiliate's people are named to the operator, and the other way round. */
async function noteAll(tx: Tx, { case: of, history }: ApplicationOutcome): Promise<void> {
  const { id, organizationId, affiliateId, residenceId, residenceName, openedAt } = of.application
  const about = { subject: 'application', subjectId: residenceId, subjectName: residenceName }
  for (const { change, after: noted } of history) {
    const after = { application: id, ...noted }
    if (!keptFromOperator.has(change)) await noteChange(tx, { ...about, organizationId, change, after })
    if (openedAt !== null) await noteChange(tx, { ...about, organizationId: affiliateId, change, after })
  }
}

export function toSystemActor({ person, origin }: CertificationContext): Actor {
  return { kind: 'system', personId: person.id, origin }
}
