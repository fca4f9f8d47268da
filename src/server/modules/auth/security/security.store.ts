import { type RawBuilder, sql } from 'kysely'
import type { GatheredEvents, SecurityEventKind } from '#domain/people/security-event.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type StoredEvent = GatheredEvents & { id: string }

export type EventFilter = {
  kind?: SecurityEventKind | undefined
  network?: string | undefined
  person?: string | undefined
  organization?: string | undefined
  /** Inclusive; `to` is exclusive. */
  from?: Date | undefined
  to?: Date | undefined
}

export async function insertEvents(tx: Tx, events: readonly GatheredEvents[]): Promise<void> {
  const rows = events.map(({ until, personId, organizationId, ...rest }) => ({
    ...rest,
    happened_at: until,
    person_id: personId,
    acting_for: organizationId,
  }))
  await tx.insertInto('security_event').values(rows).execute()
}

export async function listEvents(tx: Tx, wanted: { filter: EventFilter; after: PageEnd | null; limit: number }) {
  const { filter, after, limit } = wanted
  const conditions = [
    sql`true`,
    ...(filter.kind ? [sql`kind = ${filter.kind}`] : []),
    ...(filter.network ? [sql`network = ${filter.network}`] : []),
    ...(filter.person ? [sql`person_id = ${filter.person}`] : []),
    ...(filter.organization ? [sql`acting_for = ${filter.organization}`] : []),
    ...(filter.from ? [sql`happened_at >= ${filter.from}`] : []),
    ...(filter.to ? [sql`happened_at < ${filter.to}`] : []),
    ...(after ? [sql`(happened_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`] : []),
  ]
  const { rows } = await sql<StoredEvent>`
    select id, since, happened_at as until, kind, network, person_id as "personId", acting_for as "organizationId",
      about, events, things, gathered
    from security_event where ${sql.join(conditions, sql` and `)}
    order by happened_at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

export type CountOfKind = { kind: SecurityEventKind; events: number; networks: number }

export async function countEvents(tx: Tx, since: Date): Promise<CountOfKind[]> {
  const { rows } = await sql<CountOfKind>`
    select kind, sum(events)::float8 as events, count(distinct network)::int as networks
    from security_event where happened_at > ${since} group by kind`.execute(tx)
  return rows
}

export async function listNames(tx: Tx, ids: { people: readonly string[]; organizations: readonly string[] }) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(' ', first_name, last_name) as name from person where id = any(${ids.people}::uuid[])
    union all select id, name from organization where id = any(${ids.organizations}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function deleteOldEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await sql`
    delete from security_event where id in (
      select id from security_event where happened_at < ${before} order by happened_at, id limit ${limit}
    )`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}

export async function findMomentOfRow(tx: Tx, most: number): Promise<Date | null> {
  const newest = tx.selectFrom('security_event').orderBy('happened_at', 'desc').orderBy('id', 'desc')
  const last = newest.limit(1).offset(most - 1)
  const event = await last.select('happened_at').executeTakeFirst()
  return event?.happened_at ?? null
}

export async function countWorstSince(
  tx: Tx,
  wanted: { kinds: readonly string[]; of: 'person' | 'network' | 'staff' | 'all'; since: Date },
): Promise<number> {
  const by: Record<typeof wanted.of, RawBuilder<unknown>> = {
    person: sql`e.person_id`,
    staff: sql`e.person_id`,
    network: sql`e.network`,
    // One group of all.
    all: sql`e.events > 0`,
  }
  const column = by[wanted.of]
  const ofStaff = sql`and exists (
    select from membership m join organization o on o.id = m.organization_id
    where m.person_id = e.person_id and o.kind = 'alliance'
  )`
  const { rows } = await sql<{ worst: number | null }>`
    select max(total)::float8 as worst from (
      select sum(e.events) as total from security_event e
      where e.kind = any(${wanted.kinds}) and e.happened_at > ${wanted.since} and ${column} is not null
      ${wanted.of === 'staff' ? ofStaff : sql``}
      group by ${column}
    ) each_one`.execute(tx)
  return rows[0]?.worst ?? 0
}

/** Takes a lock: the next caller waits until this transaction has ended. */
export async function wasAlerted(tx: Tx, alert: string, since: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('security alert'))`.execute(tx)
  const { rows } = await sql`
    select from security_event
    where kind = 'alert_sent' and about = ${alert} and happened_at > ${since} limit 1`.execute(tx)
  return rows.length > 0
}
