import { sql } from 'kysely'
import type { ResidenceCheck } from '#contract/residence/publishing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export const openAtMost = 20

export async function countInsisting(tx: Tx, organizationId: string, id: string): Promise<number> {
  const { open } = await tx
    .selectFrom('publishing_check')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where((is) => is.and({ organization_id: organizationId, ended_at: null }))
    .where('residence_id', 'is not', null)
    .where('residence_id', '<>', id)
    .executeTakeFirstOrThrow()
  return open
}

export async function insertInsistence(tx: Tx, organizationId: string, id: string, reason: string): Promise<void> {
  await sql`
    insert into publishing_check (organization_id, organization_name, residence_id, residence_name, city, state_code,
      reason, asked_by, asked_name, asked_email)
    select o.id, o.name, r.id, r.name, r.city, r.state_code, ${reason}, p.id, acting_name(), p.email
    from residence r join organization o on o.id = r.organization_id join person p on p.id = app_person()
    where r.id = ${id} and r.organization_id = ${organizationId} and r.state_code is not null
    on conflict do nothing`.execute(tx)
}

/** Null where it would be public at once. */
export async function readResidenceCheck(tx: Tx, organizationId: string, id: string): Promise<ResidenceCheck | null> {
  const { rows } = await sql<ResidenceCheck & { isChecked: boolean }>`
    select o.checked_at is not null as "isChecked",
      case when c.residence_id is null then 'organization' else 'house' end as about, c.decider_name as who,
      iso_time(c.asked_at) as "askedAt",
      (select count(*)::int from residence r where r.organization_id = o.id and r.status = 'waiting') as waiting,
      (select json_build_object('at', iso_time(no.ended_at), 'reason', no.end_reason, 'by', no.decided_name)
        from publishing_check no
        where no.organization_id = o.id and (no.residence_id is null and o.checked_at is null or no.residence_id = ${id})
          and no.ended_as = 'refused'
        order by no.ended_at desc limit 1) as refused
    from organization o
    left join lateral (
      select * from publishing_check one
      where one.organization_id = o.id and one.ended_at is null
        and (one.residence_id = ${id} or one.residence_id is null)
      order by one.residence_id is null limit 1
    ) c on true
    where o.id = ${organizationId}`.execute(tx)
  const [read] = rows
  if (!read) return null
  const { isChecked, ...check } = read
  return isChecked && check.askedAt === null && check.refused === null ? null : check
}

export async function readStatuses(tx: Tx, organizationId: string, ids: readonly string[]) {
  const found = await tx
    .selectFrom('residence')
    .select(['id', 'status'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${`{${ids.join(',')}}`}::text::uuid[])`)
    .execute()
  return new Map(found.map(({ id, status }) => [id, status]))
}
