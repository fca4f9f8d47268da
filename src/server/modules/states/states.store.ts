import type { StateOption } from '#contract/residence/residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Tables = { state: { code: string; name: string } }

export async function listStates(tx: Tx): Promise<StateOption[]> {
  return tx.withTables<Tables>().selectFrom('state').select(['code as id', 'name']).orderBy('name').execute()
}
