import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type Tables = {
  sign_in_attempt: { key: string; uses: number; ends_at: Date }
  session: { expires_at: Date }
  verification: { expires_at: Date }
  sign_up: { expires_at: Date }
}

const openTables = (database: SignInDatabase) => database.withTables<Tables>()

export async function giveBackUse(database: SignInDatabase, key: string): Promise<void> {
  await openTables(database)
    .updateTable('sign_in_attempt')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function forgetUses(database: SignInDatabase, key: string): Promise<void> {
  await openTables(database).deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

export async function deleteExpired(database: SignInDatabase, now: Date): Promise<void> {
  await openTables(database).deleteFrom('session').where('expires_at', '<', now).execute()
  await openTables(database).deleteFrom('verification').where('expires_at', '<', now).execute()
  await openTables(database).deleteFrom('sign_up').where('expires_at', '<', now).execute()
  await openTables(database).deleteFrom('sign_in_attempt').where('ends_at', '<=', now).execute()
}
