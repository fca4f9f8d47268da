import { sql } from 'kysely'
import type { NarrLevel } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type EndingEvidence = {
  id: string
  organizationId: string
  applicationId: string
  code: string
  title: string
  endsOn: string
  daysLeft: number
  remindedDays: number | null
  residence: string | null
  version: string
  level: NarrLevel
  stateCode: string
}

/** Of applications under way and of certificates that run or are suspended, and only where nothing by the same title that is good for longer was added since. */
export async function listEnding(tx: Tx, today: string, within: number): Promise<EndingEvidence[]> {
  const { rows } = await sql<EndingEvidence>`
    select e.id, e.organization_id as "organizationId", a.id as "applicationId", e.code, e.title,
      e.ends_on::text as "endsOn", e.ends_on - ${today}::date as "daysLeft", e.reminded_days as "remindedDays",
      case when e.application_id is not null then a.residence_name end as residence, a.version, a.level,
      a.state_code as "stateCode"
    from evidence e join lateral (
      select a.* from application a join application_rule r on r.application_id = a.id and r.code = e.code
      join residence h on h.id = a.residence_id and not h.is_sample
      where a.organization_id = e.organization_id and (e.application_id is null or a.id = e.application_id)
        and (a.ended_at is null or (a.ended_as in ('certified', 'conditional') and exists (
          select from certificate c
          where c.residence_id = a.residence_id and c.ends_on >= ${today}::date
            and (c.ended_as is null or c.ended_as = 'suspended')
        )))
        and not exists (
          select from application later
          where later.residence_id = a.residence_id and later.started_at > a.started_at
            and (later.ended_at is null or later.ended_as in ('certified', 'conditional'))
        )
      order by a.started_at desc limit 1
    ) a on true
    where e.ends_on between ${today}::date and ${today}::date + ${within}::int and not exists (
      select from evidence newer
      where newer.organization_id = e.organization_id and newer.code = e.code and newer.ends_on > e.ends_on
        and lower(newer.title) = lower(e.title) and newer.added_at >= e.added_at
        and newer.application_id is not distinct from e.application_id
    )
    order by e.ends_on, e.code, e.id
    for update of e skip locked`.execute(tx)
  return rows
}

export async function setReminded(tx: Tx, id: string, days: number): Promise<void> {
  await sql`update evidence set reminded_days = ${days} where id = ${id}`.execute(tx)
}
