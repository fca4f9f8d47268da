import type { DeskProgress } from '#contract/team/desk-progress.ts'
import { addDays } from '#domain/language/added-time.ts'
import { countTraining } from '#domain/people/training.ts'
import { listMembers } from '#server/modules/team/team.store.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions } from '#server/plumbing/transactions.ts'
import { countResidences, listDone } from './training.store.ts'

export type Progress = ReturnType<typeof createProgress>

export type Reader = { organizationId: string; hasAccount: boolean }

export function createProgress({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    /** Names nobody, so the system reads it for everyone at the desk. */
    progress: ({ organizationId, hasAccount }: Reader): Promise<DeskProgress> =>
      transactions.run(system, async (tx) => {
        const { residences, withoutNumbers, live, hasPlan } = await countResidences(
          tx,
          organizationId,
          addDays(clock.now(), -1),
        )
        const members = await listMembers(tx, organizationId)
        const done = Map.groupBy(await listDone(tx, organizationId), ({ personId }) => personId)
        const inTraining = members.filter(({ id, role }) => {
          const count = countTraining(role, new Set(done.get(id)?.map(({ step }) => step)))
          return count.done < count.of
        })
        return {
          claim: residences > 0,
          account: hasAccount,
          data: residences > 0 && withoutNumbers === 0,
          team: members.length > 0 && inTraining.length === 0,
          live: live > 0,
          reminders: hasPlan,
          residencesWithoutNumbers: withoutNumbers,
          peopleInTraining: inTraining.length,
        }
      }),
  }
}
