import { sql } from 'kysely'
import type { GrievanceCount } from '#contract/grievances/grievance-counts.ts'
import type { HalfYear } from '#domain/grievances/half-years.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** For the system: no visitor may read a row of a case. */
export async function countFiled(tx: Tx, { from, until }: HalfYear, mostHidden: number): Promise<GrievanceCount[]> {
  const { rows } = await sql<GrievanceCount>`
    select s.code as state, s.name, nullif(greatest(count(*)::int, ${mostHidden}::int), ${mostHidden}::int) as filed
    from grievance g join state s on s.code = g.state_code
    where g.received_at >= ${from}::date::timestamp at time zone 'utc'
      and g.received_at < ${until}::date::timestamp at time zone 'utc'
    group by s.code, s.name order by s.name`.execute(tx)
  return rows
}
