import { sql } from 'kysely'
import type { SignInDatabase, Tx } from '#server/plumbing/transactions.ts'

export type SignInFacts = {
  signedInAt: string | null
  sessions: number
  lastUsed: string | null
  passkeys: number
  hasApp: boolean
}

export async function readSignInFacts(database: SignInDatabase, personId: string, now: Date): Promise<SignInFacts> {
  const { rows } = await sql<SignInFacts>`
    select iso_time(max(created_at)) as "signedInAt", (count(*) filter (where expires_at > ${now}))::int as sessions,
      iso_time(max(updated_at)) as "lastUsed",
      (select count(*)::int from passkey where person_id = ${personId}) as passkeys,
      exists (select from two_factor where person_id = ${personId} and verified) as "hasApp"
    from session where person_id = ${personId}`.execute(database)
  return rows[0] ?? { signedInAt: null, sessions: 0, lastUsed: null, passkeys: 0, hasApp: false }
}

export async function endAllSessions(database: SignInDatabase, personId: string): Promise<void> {
  await sql`
    with places as (delete from sign_in_place where person_id = ${personId})
    delete from session where person_id = ${personId}`.execute(database)
}

export async function endFactors(tx: Tx, personId: string): Promise<void> {
  await sql`
    with app as (delete from two_factor where person_id = ${personId}),
      keys as (delete from passkey where person_id = ${personId}),
      places as (delete from sign_in_place where person_id = ${personId}),
      sessions as (delete from session where person_id = ${personId})
    update person set two_factor_enabled = false where id = ${personId}`.execute(tx)
}

export type WaitingAddress = { email: string; name: string; organization: string; askedAt: string; expiresAt: string }

export async function findWaitingAddresses(
  database: SignInDatabase,
  words: readonly string[],
  now: Date,
  limit: number,
): Promise<WaitingAddress[]> {
  const fits = words.map(
    (word) =>
      sql`strpos(lower(concat_ws(' ', first_name, last_name, email, organization_name)), ${word.toLowerCase()}) > 0`,
  )
  const { rows } = await sql<WaitingAddress>`
    select * from (
      select distinct on (email) email, trim(concat_ws(' ', first_name, last_name)) as name,
        organization_name as organization, iso_time(created_at) as "askedAt", iso_time(expires_at) as "expiresAt"
      from sign_up where opened_at is null and expires_at > ${now} and ${sql.join(fits, sql` and `)}
      order by email, created_at desc
    ) newest order by "askedAt" desc limit ${limit}`.execute(database)
  return rows
}
