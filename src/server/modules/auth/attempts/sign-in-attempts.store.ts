import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export async function giveBackUse(database: SignInDatabase, key: string): Promise<void> {
  await sql`update sign_in_attempt set uses = greatest(uses - 1, 0) where key = ${key}`.execute(database)
}

export async function forgetUses(database: SignInDatabase, key: string): Promise<void> {
  await sql`delete from sign_in_attempt where key = ${key}`.execute(database)
}

export async function deleteExpired(database: SignInDatabase, now: Date): Promise<void> {
  for (const table of ['session', 'verification', 'sign_up'])
    await sql`delete from ${sql.table(table)} where expires_at < ${now}`.execute(database)
  await sql`delete from sign_in_attempt where ends_at <= ${now}`.execute(database)
}
