import { sql } from 'kysely'
import type { SeenStep, TrainingStep } from '#domain/people/training.ts'
import { isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type DoneStep = { personId: string; step: string; doneAt: Date; isSeen: boolean }

const seenInHistory = sql`(values
  ('beds', 'said', ${'say_number' satisfies SeenStep}),
  ('beds', 'confirmed', ${'confirm_number' satisfies SeenStep}),
  ('hold', 'held', ${'hold_bed' satisfies SeenStep}))`

export async function listDone(tx: Tx, organizationId: string, personId?: string): Promise<DoneStep[]> {
  const whose = personId === undefined ? sql`true` : sql`person_id = ${personId}`
  const { rows } = await sql<DoneStep>`
    with done as (
      select m.person_id, seen.step, first.done_at, true as is_seen
      from membership m cross join ${seenInHistory} seen (subject, change, step)
      cross join lateral (
        select h.happened_at as done_at from history h
        where h.organization_id = m.organization_id and h.person_id = m.person_id and h.subject = seen.subject
          and h.change = seen.change
        order by h.happened_at limit 1
      ) first
      where m.organization_id = ${organizationId} and ${whose}
      union all
      select person_id, step, done_at, false from training_step where organization_id = ${organizationId} and ${whose}
    )
    select distinct on (person_id, step) person_id as "personId", step, done_at as "doneAt", is_seen as "isSeen"
    from done order by person_id, step, is_seen desc, done_at`.execute(tx)
  return rows
}

export async function tick(tx: Tx, organizationId: string, personId: string, step: TrainingStep): Promise<void> {
  await sql`
    insert into training_step (organization_id, person_id, step) values (${organizationId}, ${personId}, ${step})
    on conflict do nothing`.execute(tx)
}

export async function untick(tx: Tx, organizationId: string, personId: string, step: TrainingStep): Promise<void> {
  await sql`
    delete from training_step
    where organization_id = ${organizationId} and person_id = ${personId} and step = ${step}`.execute(tx)
}

type ResidenceCounts = { residences: number; withoutNumbers: number; live: number; hasPlan: boolean }

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
