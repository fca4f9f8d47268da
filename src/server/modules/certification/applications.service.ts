import type { ApplicationAnswer, ApplicationQueue, OwnApplications } from '#contract/certification/applications.ts'
import { monthsAfter } from '#domain/certification/application/application.ts'
import { noApplication } from '#domain/certification/application/guards.ts'
import { certificateDay } from '#domain/certification/certificate/certificate.ts'
import { refusalError } from '#server/plumbing/calls/refuse.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { readCase } from './cases/application.store.ts'
import { type ApplicationCases, actorOf, type CertificationContext, decisionRulesOf } from './cases/cases.service.ts'
import { listOfficers, stateOf } from './cases/people.store.ts'
import {
  countBeds,
  findLine,
  listCertifiable,
  listForDeciders,
  listOfOrganisation,
  listSilent,
  saveSetting,
} from './lists/application-lists.store.ts'
import { toAnswer, toApply, toLine } from './lists/application-view.rules.ts'

const listLength = 500
const system = { kind: 'system' } as const

export function createApplications(parts: { transactions: Transactions; cases: ApplicationCases; clock: Clock }) {
  const { transactions, cases, clock } = parts
  return {
    async listOwn(who: CertificationContext): Promise<OwnApplications> {
      const organisationId = who.organisation.id
      const applications = await transactions.run(who.actor, (tx) => listOfOrganisation(tx, organisationId, listLength))
      const day = certificateDay(clock.now())
      const residences = await transactions.run(system, (tx) => listCertifiable(tx, organisationId, day))
      return { applications: applications.map(toLine), residences: residences.map(toApply) }
    },
    queue: (who: CertificationContext): Promise<ApplicationQueue> =>
      transactions.run(who.actor, async (tx) => {
        const { id } = who.organisation
        const applications = await listForDeciders(tx, id, listLength)
        const { deciders, holdsInterviews } = await decisionRulesOf(tx, id, (await stateOf(tx, id)) ?? '')
        return { applications: applications.map(toLine), settings: { deciders, holdsInterviews } }
      }),
    async read(who: CertificationContext, id: string): Promise<ApplicationAnswer> {
      const seen = await transactions.run(who.actor, async (tx) => {
        const [stored, row] = [await readCase(tx, id), await findLine(tx, id)]
        return stored && row ? { stored, row } : null
      })
      if (!seen) throw refusalError(noApplication)
      return transactions.run(system, async (tx) => {
        const of = await cases.withRules(tx, seen.stored)
        const by = await actorOf(tx, who, of.application.organisationId)
        const officers = who.side === 'affiliate' ? await listOfficers(tx, of.application.affiliateId) : []
        return toAnswer(of, seen.row, { by, officers, beds: await countBeds(tx, of.application.residenceId) })
      })
    },
    saveSetting: (who: CertificationContext, setting: { deciders: number; holdsInterviews: boolean }): Promise<void> =>
      transactions.run(who.actor, (tx) => saveSetting(tx, who.organisation.id, setting)),
    /** Looks at whoever was silent for a month; the state machine says what each affiliate allows. */
    async endSilent(): Promise<void> {
      const before = monthsAfter(clock.now(), -1)
      await cases.sweep(await transactions.run(system, (tx) => listSilent(tx, before)))
    },
  }
}
