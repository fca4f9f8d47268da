import { sql } from 'kysely'
import type { StateTotals } from '#contract/states/state-totals.ts'
import { computeStaleBefore, isCounted, openBeds } from '#server/plumbing/database/listing/conditions.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type CountedState = Omit<StateTotals, 'slug'>
export type StateDay = Omit<CountedState, 'saidAt'> & { day: string; countedAt: string }

export async function countStates(tx: Tx, now: Date): Promise<CountedState[]> {
  const { rows } = await sql<CountedState>`
    with beds as (
      select b.state_code, sum(b.total_beds)::int as total, sum(b.total_beds) filter (where ${isCounted(now)})::int as said,
        sum(${openBeds(now)}) filter (where ${isCounted(now)})::int as available,
        sum(${openBeds(now)}) filter (where ${isCounted(now)} and b.reported_at < ${computeStaleBefore(now)})::int as to_confirm,
        max(b.reported_at) as reported_at
      from listing_beds b group by b.state_code
    ), certified as (
      select l.state_code, count(*)::int as residences from listing l
      where ${isCertified(now)} group by l.state_code
    )
    select s.code as state, s.name, coalesce(f.residences, 0) as homes, coalesce(c.residences, 0) as certified,
      coalesce(b.total, 0) as "totalBeds", coalesce(b.said, 0) as "saidBeds",
      coalesce(b.available, 0) as "availableBeds", coalesce(b.to_confirm, 0) as "bedsToConfirm",
      iso_time(b.reported_at) as "saidAt"
    from state s
    left join listing_facet f on f.state_code = s.code and f.facet = 'residences'
    left join certified c on c.state_code = s.code
    left join beds b on b.state_code = s.code
    order by s.name`.execute(tx)
  return rows
}

export async function readSpan(tx: Tx): Promise<{ since: string | null; days: number }> {
  const { rows } = await sql<{ since: string | null; days: number }>`
    select to_char(min(day), 'YYYY-MM-DD') as since, count(distinct day)::int as days from state_day`.execute(tx)
  return rows[0] ?? { since: null, days: 0 }
}

export async function hasDay(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql`select from state_day where day = ${day}::date limit 1`.execute(tx)
  return rows.length > 0
}

export async function insertDay(tx: Tx, day: string, states: readonly CountedState[], now: Date): Promise<void> {
  const rows = states.map(
    (one) => sql`(${day}::date, ${one.state}, ${one.homes}::int, ${one.certified}::int, ${one.totalBeds}::int,
      ${one.saidBeds}::int, ${one.availableBeds}::int, ${one.bedsToConfirm}::int, ${now}::timestamptz)`,
  )
  await sql`
    insert into state_day (day, state_code, residences, certified, total_beds, reported_beds, available_beds, beds_to_confirm,
      counted_at)
    values ${sql.join(rows)} on conflict do nothing`.execute(tx)
}

export async function readDays(tx: Tx, after: { day: string; state: string }, limit: number): Promise<StateDay[]> {
  const { rows } = await sql<StateDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, d.state_code as state, s.name, d.residences as homes, d.certified,
      d.total_beds as "totalBeds", d.reported_beds as "saidBeds", d.available_beds as "availableBeds",
      d.beds_to_confirm as "bedsToConfirm", iso_time(d.counted_at) as "countedAt"
    from state_day d join state s on s.code = d.state_code
    where (d.day, d.state_code) > (${after.day}::date, ${after.state}::char(2))
    order by d.day, d.state_code limit ${limit}`.execute(tx)
  return rows
}
