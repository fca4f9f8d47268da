import { sql } from 'kysely'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { TrainingStep } from '#domain/people/training.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { operatorOrganization, operatorPerson } from './accounts.ts'

const dayInMs = 24 * 3_600_000

type Teammate = { firstName: string; role: DeskRole; daysAgo: number; device: string; steps: readonly TrainingStep[] }

export const teammates: readonly Teammate[] = [
  {
    firstName: 'Marcus',
    role: 'manager',
    daysAgo: 25,
    device: 'Chrome on Windows',
    steps: ['see_board', 'note_words', 'crisis_call'],
  },
  { firstName: 'Hollis', role: 'house_manager', daysAgo: 18, device: 'Firefox on Android', steps: ['see_board'] },
  { firstName: 'Tess', role: 'bed_updater', daysAgo: 12, device: 'Safari on iPhone', steps: ['see_board'] },
]

export async function insertDemoTeam(tx: Tx, now: Date): Promise<void> {
  const organization = operatorOrganization.id
  for (const { firstName, role, daysAgo, device, steps } of teammates) {
    const email = `${firstName.toLowerCase()}@demo.example`
    const id = buildDemoId(`person ${email}`)
    const joined = new Date(now.getTime() - daysAgo * dayInMs)
    const invited = new Date(joined.getTime() - dayInMs)
    const name = `${firstName} Sample`
    await sql`
      insert into person (id, first_name, last_name, email, email_verified)
      values (${id}, ${firstName}, 'Sample', ${email}, true)`.execute(tx)
    await sql`
      insert into membership (person_id, organization_id, role, created_at)
      values (${id}, ${organization}, ${role}, ${joined})`.execute(tx)
    await sql`
      insert into training_step (organization_id, person_id, step, done_at)
      select ${organization}, ${id}, step, ${joined}::timestamptz + interval '1 hour'
      from unnest(${steps}::text[]) step`.execute(tx)
    await sql`
      insert into history (organization_id, happened_at, person_id, person_name, source, device, subject, subject_id,
        subject_name, change, after)
      values (${organization}, ${invited}, ${operatorPerson.id}, 'Dana Sample', 'team', 'Safari on iPhone', 'invitation',
          ${buildDemoId(`invitation ${email}`)}, '', 'invited', jsonb_build_object('role', ${role}::text)),
        (${organization}, ${joined}, ${id}, ${name}, 'team', ${device}, 'person', ${id}, ${name}, 'joined',
          jsonb_build_object('role', ${role}::text))`.execute(tx)
  }
  // Who invites was there before.
  await sql`
    update membership set created_at = ${new Date(now.getTime() - 90 * dayInMs)}
    where person_id = ${operatorPerson.id} and organization_id = ${organization}`.execute(tx)
  await noteWork(tx, organization, now)
  await keepToFirstResidence(tx, organization, now)
}

/** The house manager works for one house; its last shift left a note. */
async function keepToFirstResidence(tx: Tx, organization: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from residence where organization_id = ${organization} order by slug limit 1`.execute(tx)
  const [residence] = rows
  if (!residence) return
  const [hollis, tess] = [buildDemoId('person hollis@demo.example'), buildDemoId('person tess@demo.example')]
  await sql`
    update membership set residence_ids = array[${residence.id}::uuid]
    where person_id = ${hollis} and organization_id = ${organization}`.execute(tx)
  const written = new Date(now.getTime() - dayInMs / 2)
  await sql`
    insert into shift_note (id, organization_id, residence_id, words, written_at, changed_at, written_by, written_name)
    values (${buildDemoId('shift note')}, ${organization}, ${residence.id},
      'Sample: the lower bunk upstairs is being painted until Friday. K. comes by bus at 8.', ${written}, ${written},
      ${tess}, 'Tess Sample')`.execute(tx)
}

async function noteWork(tx: Tx, organization: string, now: Date): Promise<void> {
  await sql`
    insert into history (organization_id, happened_at, person_id, person_name, source, device, subject, subject_id,
      subject_name, change, before, after)
    select g.organization_id, b.reported_at, b.reported_by, 'Dana Sample', 'board', 'Safari on iPhone', 'beds', g.id,
      r.name, case b.kind when 'confirm' then 'confirmed' else 'said' end,
      case when b.before is null then '{}' else jsonb_build_object('occupied', b.before) end,
      jsonb_build_object('occupied', b.occupied, 'total_beds', g.total_beds, 'audience', g.audience, 'report', b.id)
    from bed_group g join residence r on r.id = g.residence_id
    cross join lateral (
      select id, reported_at, reported_by, kind, occupied,
        lead(occupied) over (order by reported_at desc, id desc) as before
      from bed_report where bed_group_id = g.id order by reported_at desc, id desc limit 1
    ) b
    where g.organization_id = ${organization}`.execute(tx)
  await sql`
    insert into history (organization_id, happened_at, person_id, person_name, source, device, subject, subject_id,
      subject_name, change, before, after)
    select organization_id, ${new Date(now.getTime() - 6 * dayInMs)}::timestamptz, ${buildDemoId('person marcus@demo.example')}::uuid,
      'Marcus Sample', 'residence', 'Chrome on Windows', 'residence', id, name, 'changed',
      jsonb_build_object('fee_amount', fee_amount - 20), jsonb_build_object('fee_amount', fee_amount)
    from residence
    where organization_id = ${organization} and fee_amount > 20 order by slug limit 1`.execute(tx)
}
