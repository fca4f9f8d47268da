import { type Generated, type RawBuilder, sql } from 'kysely'
import type { GatheredEvents, SecurityEventKind } from '#domain/people/security-event.ts'
import type { PageEnd } from '#server/plumbing/calls/page-cursor.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type EventColumns = {
  id: Generated<string>
  since: Date
  happened_at: Date
  kind: SecurityEventKind
  network: string | null
  person_id: string | null
  acting_for: string | null
  about: string | null
  events: number
  things: number | null
  gathered: boolean
}

const openTables = (tx: Tx) => tx.withTables<{ security_event: EventColumns }>()

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
  await openTables(tx).insertInto('security_event').values(rows).execute()
}

export async function listEvents(tx: Tx, wanted: { filter: EventFilter; after: PageEnd | null; limit: number }) {
  const { filter, after, limit } = wanted
  let query = openTables(tx)
    .selectFrom('security_event')
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (filter.kind) query = query.where('kind', '=', filter.kind)
  if (filter.network) query = query.where('network', '=', filter.network)
  if (filter.person) query = query.where('person_id', '=', filter.person)
  if (filter.organization) query = query.where('acting_for', '=', filter.organization)
  if (filter.from) query = query.where('happened_at', '>=', filter.from)
  if (filter.to) query = query.where('happened_at', '<', filter.to)
  if (after) query = query.where(sql<boolean>`(happened_at, id) < (${after.time}::timestamptz, ${after.id}::uuid)`)
  return (await query.execute()).map((row) => ({
    id: row.id,
    since: row.since,
    until: row.happened_at,
    kind: row.kind,
    network: row.network,
    personId: row.person_id,
    organizationId: row.acting_for,
    about: row.about,
    events: row.events,
    things: row.things,
    gathered: row.gathered,
  }))
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
  const { rows } = await sql<{ at: Date }>`
    select happened_at as at from security_event order by happened_at desc, id desc offset ${most - 1} limit 1`.execute(
    tx,
  )
  return rows[0]?.at ?? null
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
