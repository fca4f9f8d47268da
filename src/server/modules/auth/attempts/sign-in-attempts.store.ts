import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export async function giveBackUse(database: SignInDatabase, key: string): Promise<void> {
  await database
    .updateTable('sign_in_attempt')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function forgetUses(database: SignInDatabase, key: string): Promise<void> {
  await database.deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

export async function deleteExpired(database: SignInDatabase, now: Date): Promise<void> {
  await database.deleteFrom('session').where('expires_at', '<', now).execute()
  await database.deleteFrom('verification').where('expires_at', '<', now).execute()
  await database.deleteFrom('sign_up').where('expires_at', '<', now).execute()
  await database.deleteFrom('sign_in_attempt').where('ends_at', '<=', now).execute()
}
