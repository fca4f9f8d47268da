import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type EndingCertificate = {
  id: string
  number: string
  residenceId: string
  residence: string
  city: string
  endsOn: string
  daysLeft: number
  remindedDays: number | null
  termDays: number
  affiliateId: string
  affiliate: string
  operatorId: string | null
  state: string
  isForATime: boolean
}

const mostGraceDays = 366

/** Those that end within so many days, and those that have lapsed. */
export async function listEnding(tx: Tx, today: string, within: number): Promise<EndingCertificate[]> {
  const { rows } = await sql<EndingCertificate>`
    select c.id, c.number, r.id as "residenceId", r.name as residence, r.city, c.ends_on::text as "endsOn", c.ends_on - ${today}::date as "daysLeft",
      c.reminded_days as "remindedDays",
      c.ends_on - coalesce(c.extended_from, c.issued_on - 1) as "termDays", o.id as "affiliateId", o.name as affiliate,
      case when r.claimed_at is not null then r.organization_id end as "operatorId", o.state_code as state,
      c.form is not null as "isForATime"
    from certificate c join residence r on r.id = c.residence_id join organization o on o.id = c.organization_id
    where c.ended_at is null and c.ends_on between ${today}::date - ${mostGraceDays}::int and ${today}::date + ${within}::int
      and r.status = 'published' and not r.is_sample
    order by c.ends_on, r.name collate by_name, c.id
    for update of c skip locked`.execute(tx)
  return rows
}

/** Those whose check-in comes within so many days, or is late, once. */
export async function takeCheckIns(tx: Tx, today: string, within: number, at: Date): Promise<EndingCertificate[]> {
  const { rows } = await sql<EndingCertificate>`
    update certificate c set check_in_reminded_at = ${at}
    from residence r, organization o
    where r.id = c.residence_id and o.id = c.organization_id and c.ended_at is null and c.ends_on >= ${today}::date
      and c.check_in_on <= ${today}::date + ${within}::int and c.checked_in_on is null and c.check_in_reminded_at is null
      and r.status = 'published' and not r.is_sample
    returning c.id, c.number, r.id as "residenceId", r.name as residence, r.city, c.check_in_on::text as "endsOn",
      c.check_in_on - ${today}::date as "daysLeft", c.reminded_days as "remindedDays", 0 as "termDays",
      o.id as "affiliateId", o.name as affiliate,
      case when r.claimed_at is not null then r.organization_id end as "operatorId", o.state_code as state,
      true as "isForATime"`.execute(tx)
  return rows
}

export type UnconfirmedCertificate = Pick<
  EndingCertificate,
  'id' | 'number' | 'residence' | 'city' | 'affiliateId' | 'affiliate' | 'operatorId'
> & { as: 'moved' | 'operator' }

/** Those that count no more since their home moved or changed hands, once. */
export async function takeUnconfirmed(tx: Tx): Promise<UnconfirmedCertificate[]> {
  const { rows } = await sql<UnconfirmedCertificate>`
    update certificate c set unconfirmed_told_at = unconfirmed_at
    from residence r, organization o
    where r.id = c.residence_id and o.id = c.organization_id and c.ended_at is null and c.unconfirmed_at is not null
      and c.unconfirmed_told_at is distinct from c.unconfirmed_at
      and r.status = 'published' and not r.is_sample
    returning c.id, c.number, r.name as residence, r.city, c.unconfirmed_as as "as", o.id as "affiliateId",
      o.name as affiliate, case when r.claimed_at is not null then r.organization_id end as "operatorId"`.execute(tx)
  return rows
}

export async function setReminded(tx: Tx, id: string, days: number): Promise<void> {
  await sql`update certificate set reminded_days = ${days} where id = ${id}`.execute(tx)
}

export async function listLeaders(tx: Tx, organizationId: string): Promise<string[]> {
  return (await listLeadersOfEach(tx, [organizationId])).get(organizationId) ?? []
}

export async function listLeadersOfEach(tx: Tx, organizationIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; emails: string[] }>`
    select m.organization_id as id, array_agg(p.email order by p.email) as emails
    from membership m join person p on p.id = m.person_id
    where m.organization_id = any(${organizationIds}::uuid[]) and role_may(m.role, 'residences')
      and not exists (select from person_lock k where k.person_id = p.id and k.ended_at is null)
      and not exists (select from organization_lock k where k.organization_id = m.organization_id and k.ended_at is null)
    group by m.organization_id`.execute(tx)
  return new Map(rows.map(({ id, emails }) => [id, emails]))
}

export async function listLeadersOf(tx: Tx, residenceId: string): Promise<string[]> {
  const claimed = tx.selectFrom('residence').where('id', '=', residenceId).where('claimed_at', 'is not', null)
  const residence = await claimed.select('organization_id').executeTakeFirst()
  return residence ? listLeaders(tx, residence.organization_id) : []
}
