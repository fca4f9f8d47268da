import { sql } from 'kysely'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import type { BedNumbers } from '#domain/beds/numbers/occupancy.ts'
import { isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ResidenceRow = { id: string; name: string; city: string; state: string | null }

export type Span = { residences: readonly { id: string; zone: string }[]; from: string; until: string; now: Date }

export async function countResidences(tx: Tx, organizationId: string): Promise<number> {
  const { rows } = await sql<{ houses: number }>`
    select count(*)::int as houses from residence r where ${isInUse(organizationId)}`.execute(tx)
  return rows[0]?.houses ?? 0
}

export async function listResidences(
  tx: Tx,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ResidenceRow[]> {
  const { rows } = await sql<ResidenceRow>`
    select id, name, city, state_code as state from residence r where ${isInUse(organizationId)}
    order by name collate by_name, id limit ${limit} offset ${offset}`.execute(tx)
  return rows
}

const isInUse = (organizationId: string) =>
  sql`r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}`

const lasts = sql`make_interval(secs => ${withdrawnAfterMs / 1000})`

/**
 * A day has the last number at its end, by the clock of the house (today, the number now); none where that number was
 * withdrawn by then.
 */
export async function measureBeds(tx: Tx, { residences, from, until, now }: Span): Promise<Map<string, BedNumbers>> {
  const { rows } = await sql<BedNumbers & { id: string }>`
    with day as (
      select h.id, h.zone, d.day::date as day,
        least((d.day + interval '1 day') at time zone h.zone, ${now}::timestamptz) as ends
      from ${unnestResidences(residences)}
      cross join generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') d (day)
      where d.day at time zone h.zone < ${now}
    ), of_group as (
      select day.id, day.day, said.total_beds, least(said.occupied, said.total_beds) as taken
      from day
      left join bed_group g on g.residence_id = day.id
      left join lateral (
        select b.total_beds, b.occupied, coalesce(b.as_of, b.reported_at) as said_at from bed_report b
        where b.bed_group_id = g.id and b.reported_at < day.ends
        order by b.reported_at desc, b.id desc limit 1
      ) said on said.said_at > day.ends - ${lasts} and said.total_beds > 0
    ), moved as (
      select g.residence_id as id, count(*)::int as people
      from bed_hold_end e
      join bed_hold b on b.id = e.hold_id
      join bed_group g on g.id = b.bed_group_id
      join ${unnestResidences(residences)} on h.id = g.residence_id
      where e.reason = 'moved_in' and e.ended_at >= ${from}::timestamp at time zone h.zone
        and e.ended_at < ${until}::timestamp at time zone h.zone
      group by g.residence_id
    )
    select o.id, count(distinct o.day)::int as days,
      (count(distinct o.day) filter (where o.total_beds is not null))::int as "knownDays",
      coalesce(sum(o.total_beds), 0)::int as "bedDays", coalesce(sum(o.taken), 0)::int as "takenDays",
      coalesce(max(moved.people), 0)::int as "movedIn"
    from of_group o left join moved on moved.id = o.id
    group by o.id`.execute(tx)
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]))
}

export type AnswerRow = { id: string | null; asked: number; answered: number; medianMinutes: number | null }

/** The questions about a bed that came in the month; the row without an id is of all houses together. */
export async function measureQuestions(tx: Tx, { residences, from, until }: Span): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select h.id, count(*)::int as asked, count(i.first_answered_at)::int as answered,
      floor(percentile_disc(0.5) within group (
        order by extract(epoch from i.first_answered_at - i.received_at)) / 60)::int as "medianMinutes"
    from inquiry i join ${unnestResidences(residences)} on h.id = i.residence_id
    where i.kind = 'bed' and i.received_at >= ${from}::timestamp at time zone h.zone
      and i.received_at < ${until}::timestamp at time zone h.zone
    group by grouping sets ((h.id), ())`.execute(tx)
  return rows
}

function unnestResidences(residences: Span['residences']) {
  const [ids, zones] = [residences.map(({ id }) => id), residences.map(({ zone }) => zone)]
  return sql`unnest(${`{${ids.join(',')}}`}::uuid[], ${`{${zones.map((zone) => `"${zone}"`).join(',')}}`}::text[]) as h (id, zone)`
}
