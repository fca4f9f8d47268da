import type { StateOption } from '#contract/residence/residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Tables = { state: { code: string; name: string } }

/** The 51 states by name. */
export async function listStates(tx: Tx): Promise<StateOption[]> {
  return tx.withTables<Tables>().selectFrom('state').select(['code as id', 'name']).orderBy('name').execute()
}
