import type { OperatorQuestions } from '#contract/grievances/handling.ts'
import { refuseAsNotFound } from '#domain/decisions/refusal.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import { findQuestion, listOwnQuestions } from '#server/modules/grievances/desk/desk.store.ts'
import { toQuestion } from '#server/modules/grievances/desk/questions.rules.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import { type Actor, system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'

export type OperatorContext = { actor: Actor; organizationId: string; name: string }

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  cases: GrievanceCases
  mailing: GrievanceMailing
  seals: Seals
}

export function createConcerns({ transactions, cases, mailing, seals, clock }: Parts) {
  return {
    list: (who: OperatorContext): Promise<OperatorQuestions> =>
      transactions.run(who.actor, async (tx) => {
        const rows = await listOwnQuestions(tx, who.organizationId)
        return { questions: rows.map((row) => toQuestion(row, seals)) }
      }),
    /** Throws `not_found`, and `conflict` where it is answered or closed already. */
    async answer(who: OperatorContext, id: string, words: string): Promise<void> {
      const grievanceId = await transactions.run(who.actor, (tx) => findQuestion(tx, id, who.organizationId))
      if (grievanceId === null) throw toRefusalError(refuseAsNotFound('There is no such question.'))
      await transactions.run(system, async (tx) => {
        const by = { side: 'operator', name: who.name } as const
        const before = await cases.lock(tx, grievanceId)
        await cases.apply(tx, before, { kind: 'operator answered', by, questionId: id, words, at: clock.now() })
      })
      await mailing.start()
    },
  }
}
