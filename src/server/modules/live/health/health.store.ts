import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type StateNumbers = {
  state: string
  name: string
  hasAffiliate: boolean
  homes: number
  day: number
  week: number
  older: number
  never: number
}

/** Of each published home its newest number; the bounds are those of `gradeNumberAge`. */
export async function countNumberAges(tx: Tx, since: { day: Date; week: Date }): Promise<StateNumbers[]> {
  const { rows } = await sql<StateNumbers>`
    select state, name, exists (select from organization o where o.kind = 'affiliate' and o.state_code = state)
        as "hasAffiliate",
      count(*)::int as homes, count(*) filter (where at > ${since.day})::int as day,
      count(*) filter (where at <= ${since.day} and at >= ${since.week})::int as week,
      count(*) filter (where at < ${since.week})::int as older, count(*) filter (where at is null)::int as never
    from (
      select l.state_code as state, s.name, (select max(b.reported_at) from listing_beds b where b.residence_id = l.residence_id) as at
      from listing l join state s on s.code = l.state_code
    ) home group by state, name order by name`.execute(tx)
  return rows
}
