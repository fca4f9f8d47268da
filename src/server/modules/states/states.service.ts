import type { StateOption } from '#contract/residence/residences.ts'
import { reader, type Transactions } from '#server/plumbing/transactions.ts'
import { listStates } from './states.store.ts'

export type States = ReturnType<typeof createStates>

/** States change only by migration, so they are cached for the life of the server. */
export function createStates({ transactions }: { transactions: Transactions }) {
  let known: Promise<StateOption[]> | undefined
  return {
    options(): Promise<StateOption[]> {
      known ??= transactions.run(reader, listStates).catch((error: unknown) => {
        known = undefined
        throw error
      })
      return known
    },
  }
}
