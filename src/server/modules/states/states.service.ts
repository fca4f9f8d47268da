import type { StateOption } from '#contract/residence/residences.ts'
import { listStates } from '#server/modules/states/states.store.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type States = {
  options(): Promise<StateOption[]>
}

/** States change only by migration, so they are cached for the life of the server. */
export function createStates({ transactions }: { transactions: Transactions }): States {
  let known: Promise<StateOption[]> | undefined
  return {
    options() {
      known ??= transactions.run({ kind: 'visitor', onlyReads: true }, listStates).catch((error: unknown) => {
        known = undefined
        throw error
      })
      return known
    },
  }
}
