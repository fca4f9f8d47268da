import type { GrievanceCounts } from '#contract/grievances/grievance-counts.ts'
import { mostHidden } from '#domain/figures/hidden-counts.ts'
import { listHalfYears } from '#domain/grievances/half-years.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions } from '#server/plumbing/transactions.ts'
import { countFiled } from './counts.store.ts'

export function createGrievanceCounts({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    async list(): Promise<GrievanceCounts> {
      const items: GrievanceCounts['items'] = []
      for (const halfYear of listHalfYears(clock.now())) {
        const states = await transactions.run(system, (tx) => countFiled(tx, halfYear, mostHidden))
        items.push({ ...halfYear, states })
      }
      return { items }
    },
  }
}
