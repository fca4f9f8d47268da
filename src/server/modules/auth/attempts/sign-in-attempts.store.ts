import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type Tables = {
  sign_in_attempt: { key: string; uses: number; window_started_at: Date }
  session: { expires_at: Date }
  verification: { expires_at: Date }
}

const on = (database: SignInDatabase) => database.withTables<Tables>()

/** Counts one use of a key in one statement, so that tries made at the same moment cannot pass each other. */
export async function countUse(
  database: SignInDatabase,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ uses: number; windowStartedAt: Date }> {
  const over = new Date(now.getTime() - windowSeconds * 1000)
  const { rows } = await sql<{ uses: number; windowStartedAt: Date }>`
    insert into sign_in_attempt as seen (key, uses, window_started_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      uses = case when seen.window_started_at <= ${over} then 1 else seen.uses + 1 end,
      window_started_at = case when seen.window_started_at <= ${over} then ${now} else seen.window_started_at end
    returning uses, window_started_at as "windowStartedAt"`.execute(database)
  const row = rows[0]
  if (!row) throw new Error('A try was not counted.')
  return row
}

export async function giveBackUse(database: SignInDatabase, key: string): Promise<void> {
  await on(database)
    .updateTable('sign_in_attempt')
    .set({ uses: sql<number>`greatest(uses - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function forgetUses(database: SignInDatabase, key: string): Promise<void> {
  await on(database).deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

/** Deletes what has run out: sessions, mailed links, counted tries older than `triesBefore`. */
export async function deleteExpired(database: SignInDatabase, now: Date, triesBefore: Date): Promise<void> {
  await on(database).deleteFrom('session').where('expires_at', '<', now).execute()
  await on(database).deleteFrom('verification').where('expires_at', '<', now).execute()
  await on(database).deleteFrom('sign_in_attempt').where('window_started_at', '<', triesBefore).execute()
}
