import { sql } from 'kysely'
import { roles } from '#server/plumbing/database/roles/role-names.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/**
 * A part of a transaction that needs the rights of the system, once the person's own rights have said that they may. Who
 * acts stays who it was: the history names them.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select current_user as before, set_config('role', ${roles.system}, true)`.execute(tx)
  const before = rows[0]?.before ?? roles.app
  const goBack = () => sql`select set_config('role', ${before}, true)`.execute(tx)
  let done: T
  try {
    done = await work()
  } catch (error) {
    // Where a statement failed the transaction is over, and the role with it.
    await goBack().catch(() => undefined)
    throw error
  }
  await goBack()
  return done
}
