import type { StateOption } from '#contract/residence/residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function listStates(tx: Tx): Promise<StateOption[]> {
  return tx.selectFrom('state').select(['code as id', 'name']).orderBy('name').execute()
}
