import { sql } from 'kysely'
import type { NoticeMember, NoticeWay } from '#domain/inquiries/question-notice.ts'
import { isOwnResidence } from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type NoticeSetting = NonNullable<Awaited<ReturnType<typeof readSetting>>>

export async function readSetting(tx: Tx, { organizationId, personId }: NoticeMember) {
  const setting = await tx
    .selectFrom('question_setting')
    .select(['way', 'phone', 'residence_ids as residenceIds', 'quiet_from as quietFrom', 'quiet_to as quietTo'])
    .select(['time_zone as timeZone', 'tonight_passes as tonightPasses'])
    .where((is) => is.and({ organization_id: organizationId, person_id: personId }))
    .executeTakeFirst()
  return setting ?? null
}

export async function saveSetting(
  tx: Tx,
  { organizationId, personId }: NoticeMember,
  setting: NoticeSetting,
): Promise<void> {
  const { way, phone, residenceIds, quietFrom, quietTo, timeZone, tonightPasses } = setting
  await sql`
    insert into question_setting (organization_id, person_id, way, phone, residence_ids, quiet_from, quiet_to, time_zone,
      tonight_passes)
    values (${organizationId}, ${personId}, ${way}, ${phone}, ${residenceIds}::uuid[], ${quietFrom}, ${quietTo},
      ${timeZone}, ${tonightPasses})
    on conflict (organization_id, person_id) do update set way = excluded.way, phone = excluded.phone,
      residence_ids = excluded.residence_ids, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
      time_zone = excluded.time_zone, tonight_passes = excluded.tonight_passes`.execute(tx)
}

export async function listOwnResidences(tx: Tx, organizationId: string) {
  return tx
    .selectFrom('residence as r')
    .select(['r.id', 'r.name'])
    .where('r.organization_id', '=', organizationId)
    .where('r.status', '<>', 'archived')
    .where(isOwnResidence)
    .orderBy('r.name', (by) => by.collate('by_name'))
    .orderBy('r.id')
    .execute()
}

export async function findState(tx: Tx, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select coalesce((
      select r.state_code from residence r where r.organization_id = o.id and r.status <> 'archived' and ${isOwnResidence}
      group by r.state_code order by count(*) desc, r.state_code limit 1
    ), o.state_code) as state from organization o where o.id = ${organizationId}`.execute(tx)
  return rows[0]?.state ?? null
}

export type StoppedPerson = { name: string; email: string; organization: string; way: NoticeWay }

export async function findToldPerson(
  tx: Tx,
  { organizationId, personId }: NoticeMember,
): Promise<StoppedPerson | null> {
  const { rows } = await sql<StoppedPerson>`
    select coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) as name,
      p.email, o.name as organization, coalesce(s.way, 'email') as way
    from membership m join person p on p.id = m.person_id join organization o on o.id = m.organization_id
    left join question_setting s on s.person_id = m.person_id and s.organization_id = m.organization_id
    where m.organization_id = ${organizationId} and m.person_id = ${personId}
      and role_may(m.role, 'messages')`.execute(tx)
  return rows[0] ?? null
}
