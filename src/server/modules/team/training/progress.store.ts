import { sql } from 'kysely'
import { isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ResidenceCounts = { residences: number; withoutNumbers: number; live: number; hasPlan: boolean }

export async function countResidences(tx: Tx, organizationId: string, freshSince: Date): Promise<ResidenceCounts> {
  const { rows } = await sql<ResidenceCounts>`
    select count(*)::int as residences,
      count(*) filter (where not said.every_group)::int as "withoutNumbers",
      count(*) filter (where r.status = 'published' and said.newest > ${freshSince})::int as live,
      exists (select from reminder_plan p where p.organization_id = ${organizationId}) as "hasPlan"
    from residence r
    cross join lateral (
      select coalesce(bool_and(latest.at is not null), false) as every_group, max(latest.at) as newest
      from bed_group g
      left join lateral (
        select max(reported_at) as at from bed_report where bed_group_id = g.id
      ) latest on true
      where g.residence_id = r.id
    ) said
    where r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}`.execute(tx)
  return rows[0] ?? { residences: 0, withoutNumbers: 0, live: 0, hasPlan: false }
}
