import { sql } from 'kysely'
import { type Role, roles } from '#server/plumbing/database/roles/role-names.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/**
 * A part of a transaction that needs the rights of the system, once the person's own rights have said that they may. Who
 * acts stays who it was: the history names them.
 */
export function runAsSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return runAsRole(tx, roles.system, work)
}

/** What is read here is read whole, also what nobody may see yet, so nothing of it may be shown. */
export function runAsReader<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return runAsRole(tx, roles.backup, work)
}

export function runAsSignIn<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return runAsRole(tx, roles.signIn, work)
}

async function runAsRole<T>(tx: Tx, role: Role, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select current_user as before, set_config('role', ${role}, true)`.execute(tx)
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
