import { sql } from 'kysely'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type MembershipRow = { personId: string; organizationId: string; since: Date }

export async function readLastSessions(database: SignInDatabase, personIds: readonly string[]) {
  const { rows } = await sql<{ id: string; at: Date }>`
    select person_id as id, max(updated_at) as at from session
    where person_id = any(${personIds}::uuid[]) group by person_id`.execute(database)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/**
 * A session that names no organization acts for the one its person has belonged to longest, so it ends too if no
 * membership is older.
 */
export async function endSessionsFor(
  database: SignInDatabase,
  { personId, organizationId, since }: MembershipRow,
  keptId: string | null,
): Promise<void> {
  await sql`
    delete from session
    where person_id = ${personId} and id is distinct from ${keptId}
      and (acting_for = ${organizationId} or acting_for is null and not exists (
        select from membership
        where person_id = ${personId} and (created_at, organization_id) < (${since}, ${organizationId}::uuid)
      ))`.execute(database)
}

export async function forgetActingFor(database: SignInDatabase, sessionId: string): Promise<void> {
  await sql`update session set acting_for = null where id = ${sessionId}`.execute(database)
}

export async function actInNewest(database: SignInDatabase, personId: string, organizationId: string): Promise<void> {
  await sql`
    update session set acting_for = ${organizationId}
    where id = (select id from session where person_id = ${personId} order by created_at desc, id limit 1)`.execute(
    database,
  )
}

export async function forgetUnconfirmed(database: SignInDatabase, email: string): Promise<void> {
  await sql`select forget_unconfirmed(${email})`.execute(database)
}
