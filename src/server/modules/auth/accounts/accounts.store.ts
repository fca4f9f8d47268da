import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type Belonging = { personId: string; organisationId: string; since: Date }

/** When each of these people last used a session, whichever organisation it acts for. */
export async function lastSessions(database: SignInDatabase, personIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select person_id as id, max(updated_at) as at from session
    where person_id = any(${personIds}::uuid[]) group by person_id`.execute(database)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/**
 * Ends the sessions in which somebody acted for an organisation they no longer belong to, save one. A session that names
 * no organisation acts for the one its person belongs to longest: it did so for this one if no membership is older.
 */
export async function endSessionsFor(
  database: SignInDatabase,
  { personId, organisationId, since }: Belonging,
  keptId: string | null,
): Promise<void> {
  await sql`
    delete from session
    where person_id = ${personId} and id is distinct from ${keptId}
      and (acting_for = ${organisationId} or acting_for is null and not exists (
        select from membership
        where person_id = ${personId} and (created_at, organisation_id) < (${since}, ${organisationId}::uuid)
      ))`.execute(database)
}

/** The session goes on for another of its person's organisations, or for none. */
export async function forgetActingFor(database: SignInDatabase, sessionId: string): Promise<void> {
  await sql`update session set acting_for = null where id = ${sessionId}`.execute(database)
}

/** The newest session of a person acts for this organisation from now on. */
export async function actInNewest(database: SignInDatabase, personId: string, organisationId: string): Promise<void> {
  await sql`
    update session set acting_for = ${organisationId}
    where id = (select id from session where person_id = ${personId} order by created_at desc, id limit 1)`.execute(
    database,
  )
}

/**
 * Opens an account that was made with a form and never confirmed to whoever has shown that the address is theirs: with
 * the name and the password they give now. False when the account is open already.
 */
export async function takeUnconfirmed(
  database: SignInDatabase,
  person: { id: string; firstName: string; lastName: string; passwordHash: string },
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const taken = await sql`
      update person set first_name = ${person.firstName}, last_name = ${person.lastName}, email_verified = true,
        updated_at = now()
      where id = ${person.id} and not email_verified`.execute(tx)
    if (taken.numAffectedRows !== 1n) return false
    await sql`delete from session where person_id = ${person.id}`.execute(tx)
    await sql`delete from account where person_id = ${person.id} and provider_id = 'credential'`.execute(tx)
    await sql`
      insert into account (person_id, provider_id, account_id, password)
      values (${person.id}, 'credential', ${person.id}::text, ${person.passwordHash})`.execute(tx)
    return true
  })
}
