import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type EndingGroup = { organizationId: string; groupId: string; endsAt: Date }

/**
 * Public numbers of operators that are withdrawn between these moments and that nobody was warned of yet. `endsAt` is in
 * whole milliseconds, as reminders store it.
 */
export async function listEnding(tx: Tx, { from, to, days }: { from: Date; to: Date; days: number }) {
  const { rows } = await sql<EndingGroup>`
    select r.organization_id as "organizationId", b.bed_group_id as "groupId", ends.at as "endsAt"
    from listing_beds b join residence r on r.id = b.residence_id join organization o on o.id = r.organization_id
    cross join lateral (
      select date_trunc('milliseconds', b.reported_at) + make_interval(days => ${days}::int) as at
    ) ends
    where o.kind = 'operator' and b.total_beds > 0 and ends.at > ${from} and ends.at <= ${to}
      and not exists (select from reminder m where m.bed_group_id = b.bed_group_id and m.due_at = ends.at)
    order by r.organization_id, r.name collate by_name, b.bed_group_id`.execute(tx)
  return rows
}

export type WarnedPerson = { personId: string; email: string; residenceIds: string[] | null }

const isTold = sql`role_may(m.role, 'messages')`

export async function listWarned(tx: Tx, organizationId: string): Promise<WarnedPerson[]> {
  const { rows } = await sql<WarnedPerson>`
    select p.id as "personId", p.email, m.residence_ids as "residenceIds" from membership m join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} and ${isTold} and m.warnings_stopped_at is null
      and not exists (select from person_lock k where k.person_id = p.id and k.ended_at is null)
      and not exists (select from organization_lock k where k.organization_id = m.organization_id and k.ended_at is null)
    order by p.id`.execute(tx)
  return rows
}

export async function isWarned(tx: Tx, organizationId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership where organization_id = ${organizationId} and person_id = ${personId}
      and warnings_stopped_at is null`.execute(tx)
  return rows.length === 1
}

type Member = { organizationId: string; personId: string }
type WarningRow = { organization: string; email: string; isOn: boolean }

export async function findWarned(tx: Tx, { personId, organizationId }: Member): Promise<WarningRow | null> {
  const { rows } = await sql<WarningRow>`
    select o.name as organization, p.email, m.warnings_stopped_at is null as "isOn"
    from membership m join person p on p.id = m.person_id join organization o on o.id = m.organization_id
    where m.person_id = ${personId} and m.organization_id = ${organizationId} and ${isTold}`.execute(tx)
  return rows[0] ?? null
}

export async function setStopped(tx: Tx, { personId, organizationId }: Member, at: Date | null): Promise<void> {
  await sql`
    update membership set warnings_stopped_at = ${at}
    where person_id = ${personId} and organization_id = ${organizationId}`.execute(tx)
}
