import { type Generated, sql } from 'kysely'
import type { SignedInUser } from '#contract/auth.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type Tables = {
  session: {
    id: string
    person_id: string
    token: string
    expires_at: Date
    ip_address: string | null
    user_agent: string | null
    acting_for: string | null
    created_at: Generated<Date>
    updated_at: Date
  }
  membership: { person_id: string; organisation_id: string }
}

const on = (database: SignInDatabase) => database.withTables<Tables>()

/** A signed-in person and when the session was last renewed. */
export type FoundSession = SignedInUser & { sessionId: string; renewedAt: Date }

/** The person behind a session that has not run out; null when there is none. */
export async function findSession(database: SignInDatabase, token: string, now: Date): Promise<FoundSession | null> {
  const { rows } = await sql<{ found: (Omit<FoundSession, 'renewedAt'> & { renewedAt: string }) | null }>`
    select find_session(${token}, ${now}) as found`.execute(database)
  const found = rows[0]?.found
  return found ? { ...found, renewedAt: new Date(found.renewedAt) } : null
}

export async function renewSession(database: SignInDatabase, id: string, now: Date, expiresAt: Date): Promise<void> {
  const renewed = { updated_at: now, expires_at: expiresAt }
  await on(database).updateTable('session').set(renewed).where('id', '=', id).execute()
}

export async function endSession(database: SignInDatabase, token: string): Promise<void> {
  await on(database).deleteFrom('session').where('token', '=', token).execute()
}

/** A person's sessions that have not run out, the latest used first. */
export async function listSessions(database: SignInDatabase, personId: string, now: Date) {
  const rows = await on(database)
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent || null,
    address: row.ip_address || null,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
  }))
}

/** Ends one session of the person; false when it is not theirs. */
export async function revokeSession(database: SignInDatabase, personId: string, id: string): Promise<boolean> {
  const ended = await on(database)
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function revokeOthers(database: SignInDatabase, personId: string, keptId: string): Promise<void> {
  await on(database).deleteFrom('session').where('person_id', '=', personId).where('id', '<>', keptId).execute()
}

/** Lets a session act for one of the person's organisations; false when they do not belong to it. */
export async function actFor(
  database: SignInDatabase,
  session: { sessionId: string; id: string },
  organisationId: string,
): Promise<boolean> {
  const changed = await on(database)
    .updateTable('session')
    .set({ acting_for: organisationId })
    .where('id', '=', session.sessionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .select('person_id')
          .where('person_id', '=', session.id)
          .where('organisation_id', '=', organisationId),
      ),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
