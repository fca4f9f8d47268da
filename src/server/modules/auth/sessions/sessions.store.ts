import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

/** The database holds only this hash, so that reading it opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export type FoundSession = SignedInUser & {
  sessionId: string
  usedAt: Date
  provedAt: Date | null
  hasSecondFactor: boolean
}

type SessionRow = Omit<FoundSession, 'usedAt' | 'provedAt'> & { usedAt: string; provedAt: string | null }

export async function findSession(database: SignInDatabase, token: string, now: Date): Promise<FoundSession | null> {
  const { rows } = await sql<{ found: SessionRow | null }>`
    select find_session(${hashToken(token)}, ${now}) as found`.execute(database)
  const found = rows[0]?.found
  return found
    ? { ...found, usedAt: new Date(found.usedAt), provedAt: found.provedAt ? new Date(found.provedAt) : null }
    : null
}

export async function insertSession(
  database: SignInDatabase,
  {
    personId,
    token,
    now,
    visitor,
  }: { personId: string; token: string; now: Date; visitor: { address: string; userAgent: string } },
): Promise<void> {
  const { address, userAgent } = visitor
  await database
    .insertInto('session')
    .values({
      id: crypto.randomUUID(),
      person_id: personId,
      token: hashToken(token),
      // The database ends it in time.
      expires_at: sql<Date>`'infinity'`,
      ip_address: address,
      user_agent: userAgent.slice(0, 300),
      acting_for: null,
      second_factor_at: null,
      proved_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function isOfLocked(database: SignInDatabase, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from session s join person_lock l on l.person_id = s.person_id and l.ended_at is null
    where s.token = ${hashToken(token)}`.execute(database)
  return rows.length > 0
}

export async function noteUse(database: SignInDatabase, id: string, now: Date): Promise<void> {
  await database
    .updateTable('session')
    .set({ updated_at: now, expires_at: sql<Date>`'infinity'` })
    .where('id', '=', id)
    .where('updated_at', '<', now)
    .execute()
}

export async function noteProof(
  database: SignInDatabase,
  token: string,
  now: Date,
  { withSecondFactor }: { withSecondFactor: boolean },
): Promise<void> {
  await database
    .updateTable('session')
    .set({ proved_at: now, ...(withSecondFactor && { second_factor_at: now }) })
    .where('token', '=', hashToken(token))
    .execute()
}

export async function readLasting(database: SignInDatabase, token: string) {
  const found = await database
    .selectFrom('session')
    .select(['acting_for', 'created_at', 'second_factor_at'])
    .where('token', '=', hashToken(token))
    .executeTakeFirst()
  return found ?? null
}

export type LastingSession = NonNullable<Awaited<ReturnType<typeof readLasting>>>

export async function carryOver(
  database: SignInDatabase,
  token: string,
  lasting: Partial<LastingSession>,
): Promise<void> {
  await database.updateTable('session').set(lasting).where('token', '=', hashToken(token)).execute()
}

/** As JSON, because they go with their session, which may end before the new one is there; null where there are none. */
export async function readDevices(database: SignInDatabase, token: string): Promise<string | null> {
  const { rows } = await sql<{ devices: string | null }>`
    select json_agg(d)::text as devices from push_device d
    where d.session_id = (select id from session where token = ${hashToken(token)})`.execute(database)
  return rows[0]?.devices ?? null
}

export async function carryDevices(database: SignInDatabase, token: string, devices: string): Promise<void> {
  await sql`
    insert into push_device
    select d.id, d.person_id, s.id, d.endpoint, d.p256dh, d.auth, d.server_key, d.device, d.created_at, d.reached_at
    from json_populate_recordset(null::push_device, ${devices}::text::json) d
    join session s on s.token = ${hashToken(token)} and s.person_id = d.person_id
    on conflict (id) do update set session_id = excluded.session_id`.execute(database)
}

export async function endSession(database: SignInDatabase, token: string): Promise<void> {
  await database.deleteFrom('session').where('token', '=', hashToken(token)).execute()
}

export async function listSessions(database: SignInDatabase, personId: string, now: Date) {
  const rows = await database
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'])
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
    endsAt: row.expires_at.toISOString(),
  }))
}

export async function openSessions(
  database: SignInDatabase,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function revokeSession(database: SignInDatabase, personId: string, id: string): Promise<boolean> {
  const ended = await database
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function revokeOthers(database: SignInDatabase, personId: string, keptId: string): Promise<void> {
  await database.deleteFrom('session').where('person_id', '=', personId).where('id', '<>', keptId).execute()
}

export async function actFor(
  database: SignInDatabase,
  session: { sessionId: string; id: string },
  organizationId: string,
): Promise<boolean> {
  const changed = await database
    .updateTable('session')
    .set({ acting_for: organizationId })
    .where('id', '=', session.sessionId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .select('person_id')
          .where('person_id', '=', session.id)
          .where('organization_id', '=', organizationId),
      ),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
