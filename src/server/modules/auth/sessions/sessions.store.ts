import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { SessionList, SignedInUser } from '#contract/account/auth.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

type Lasting = { acting_for: string | null; created_at: Date; second_factor_at: Date | null }

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

type NewSession = { personId: string; token: string; now: Date; visitor: { address: string; userAgent: string } }

/** The database ends it in time. */
export async function insertSession(database: SignInDatabase, { personId, token, now, visitor }: NewSession) {
  await sql`
    insert into session (person_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
    values (${personId}, ${hashToken(token)}, 'infinity', ${visitor.address}, ${visitor.userAgent.slice(0, 300)}, ${now},
      ${now})`.execute(database)
}

export async function isOfLocked(database: SignInDatabase, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from session s join person_lock l on l.person_id = s.person_id and l.ended_at is null
    where s.token = ${hashToken(token)}`.execute(database)
  return rows.length > 0
}

export async function noteUse(database: SignInDatabase, id: string, now: Date): Promise<void> {
  await sql`
    update session set updated_at = ${now}, expires_at = 'infinity' where id = ${id} and updated_at < ${now}`.execute(
    database,
  )
}

type Proved = { withSecondFactor: boolean }

export async function noteProof(database: SignInDatabase, token: string, now: Date, { withSecondFactor }: Proved) {
  await sql`
    update session set proved_at = ${now} ${withSecondFactor ? sql`, second_factor_at = ${now}` : sql``}
    where token = ${hashToken(token)}`.execute(database)
}

export async function readLasting(database: SignInDatabase, token: string): Promise<Lasting | null> {
  const { rows } = await sql<Lasting>`
    select acting_for, created_at, second_factor_at from session where token = ${hashToken(token)}`.execute(database)
  return rows[0] ?? null
}

export async function carryOver(database: SignInDatabase, token: string, lasting: Lasting): Promise<void> {
  await sql`
    update session set acting_for = ${lasting.acting_for}, created_at = ${lasting.created_at},
      second_factor_at = ${lasting.second_factor_at}
    where token = ${hashToken(token)}`.execute(database)
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
  await sql`delete from session where token = ${hashToken(token)}`.execute(database)
}

type ListedSession = Omit<SessionList[number], 'current'>

export async function listSessions(database: SignInDatabase, personId: string, now: Date): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    select id, nullif(user_agent, '') as device, nullif(ip_address, '') as address, iso_time(created_at) as "signedInAt",
      iso_time(updated_at) as "lastSeenAt", iso_time(expires_at) as "endsAt"
    from session where person_id = ${personId} and expires_at > ${now} order by updated_at desc, id`.execute(database)
  return rows
}

export async function openSessions(database: SignInDatabase, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from session where id = any(${ids}::uuid[]) and expires_at > ${now}`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

export async function revokeSession(database: SignInDatabase, personId: string, id: string): Promise<boolean> {
  const ended = await sql`delete from session where person_id = ${personId} and id::text = ${id}`.execute(database)
  return ended.numAffectedRows === 1n
}

export async function revokeOthers(database: SignInDatabase, personId: string, keptId: string): Promise<void> {
  await sql`delete from session where person_id = ${personId} and id <> ${keptId}`.execute(database)
}

type Session = { sessionId: string; id: string }

export async function actFor(database: SignInDatabase, { sessionId, id }: Session, organizationId: string) {
  const changed = await sql`
    update session set acting_for = ${organizationId} where id = ${sessionId} and exists (
      select from membership where person_id = ${id} and organization_id = ${organizationId})`.execute(database)
  return changed.numAffectedRows === 1n
}
