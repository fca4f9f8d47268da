import { sql } from 'kysely'
import type { SeenStep, TrainingStep } from '#domain/training.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** A step somebody has done: ticked by themselves, or seen by the software. */
export type DoneStep = { personId: string; step: string; doneAt: Date; isSeen: boolean }

const seenInHistory = sql`case
  when subject = 'beds' and change = 'said' then ${'say_number' satisfies SeenStep}
  when subject = 'beds' and change = 'confirmed' then ${'confirm_number' satisfies SeenStep}
  when subject = 'hold' and change = 'held' then ${'hold_bed' satisfies SeenStep} end`

/** The steps done in an organisation, as far as the actor may know: each once per person. */
export async function listDone(tx: Tx, organisationId: string, personId?: string): Promise<DoneStep[]> {
  const whose = personId === undefined ? sql`true` : sql`person_id = ${personId}`
  const { rows } = await sql<DoneStep>`
    with seen as (
      select person_id, ${seenInHistory} as step, happened_at from history
      where organisation_id = ${organisationId} and person_id is not null and ${whose}
        and (subject = 'beds' and change in ('said', 'confirmed') or subject = 'hold' and change = 'held')
    ), done as (
      select person_id, step, min(happened_at) as done_at, true as is_seen from seen group by person_id, step
      union all
      select person_id, step, done_at, false from training_step where organisation_id = ${organisationId} and ${whose}
    )
    select distinct on (person_id, step) person_id as "personId", step, done_at as "doneAt", is_seen as "isSeen"
    from done order by person_id, step, is_seen desc, done_at`.execute(tx)
  return rows
}

export async function tick(tx: Tx, organisationId: string, personId: string, step: TrainingStep): Promise<void> {
  await sql`
    insert into training_step (organisation_id, person_id, step) values (${organisationId}, ${personId}, ${step})
    on conflict do nothing`.execute(tx)
}

export async function untick(tx: Tx, organisationId: string, personId: string, step: TrainingStep): Promise<void> {
  await sql`
    delete from training_step
    where organisation_id = ${organisationId} and person_id = ${personId} and step = ${step}`.execute(tx)
}
