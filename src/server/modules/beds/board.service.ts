import type { MyResidence } from '#contract/residence/residences.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'
import { type BoardRow, readBoard } from './board.store.ts'

export type Board = ReturnType<typeof createBoard>

export function createBoard({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    async mine(actor: Extract<Actor, { kind: 'person' }>): Promise<MyResidence[]> {
      const { organisationId } = actor
      if (!organisationId) return []
      return (await transactions.run(actor, (tx) => readBoard(tx, organisationId, clock.now()))).map(withSums)
    },
  }
}

/** A group that never reported counts as having no open beds. A house is as old as its oldest number. */
function withSums(row: BoardRow): MyResidence {
  const { groups, status, ...residence } = row
  const reportTimes = groups.flatMap(({ saidAt }) => saidAt ?? [])
  return {
    ...residence,
    totalBeds: groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    availableBeds: groups.reduce((sum, { open }) => sum + (open ?? 0), 0),
    reportedAt: reportTimes.toSorted()[0] ?? null,
    status,
    groups,
  }
}
