import { sql } from 'kysely'
import type { GroupBeds } from '#domain/beds/residence-beds.ts'
import { endingDays, toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import type { ResidenceCertificate, StateResidence } from '#domain/states/residences/state-residence.ts'
import { openBeds } from '#server/plumbing/database/listing/conditions.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { lastChecked } from './listing-checks.store.ts'

type ResidenceRow = Omit<StateResidence, 'county' | 'operator' | 'open' | 'saidAt' | 'age' | 'isToCheck'> & {
  listedAt: string | null
  operator: string | null
  certificate: ResidenceCertificate | null
  groups: GroupBeds[]
}

/** What is published, and what the affiliate itself has not published yet. */
export async function listResidences(tx: Tx, { id, state }: { id: string; state: string }, now: Date) {
  const today = sql`${toCertificateDay(now)}::date`
  const { rows } = await sql<ResidenceRow>`
    select r.id, r.slug, r.name, r.city, r.status = 'published' as "isPublished", r.claimed_at is not null as "isClaimed",
      case when r.claimed_at is not null then l.organization_name end as operator,
      coalesce(c.narr_level, r.narr_level) as level,
      certificate_holds(r.certified, r.certified_until, ${today}) as "isCertified",
      c.id is null and (select s.ended_as = 'suspended' from certificate s where s.residence_id = r.id
        order by s.ended_at desc, s.id limit 1) is true as "isSuspended",
      case when c.id is not null then json_build_object('number', c.number, 'endsOn', c.ends_on::text,
        'isUnconfirmed', c.unconfirmed_at is not null, 'isForATime', c.form is not null,
        'isEnding', c.ends_on <= ${today} + ${endingDays}::int) end as certificate,
      array(select e.number from certificate e where e.residence_id = r.id and e.ended_at is not null
        order by e.set_at desc) as "earlierNumbers",
      coalesce(b.beds, g.beds, 0)::int as beds, coalesce(b.groups, '[]') as groups, iso_time(${lastChecked}) as "checkedAt",
      iso_time(r.listed_since) as "listedAt"
    from residence r
    left join listing l on l.residence_id = r.id
    left join certificate c on c.residence_id = r.id and c.ended_at is null
    left join lateral (
      select sum(b.total_beds) as beds, json_agg(json_build_object('audience', b.audience, 'totalBeds', b.total_beds,
        'availableBeds', case when b.occupied is not null then
          ${openBeds(now)} end,
        'reportedAt', iso_time(b.reported_at))) as groups
      from listing_beds b where b.residence_id = r.id
    ) b on true
    left join lateral (select sum(g.total_beds) as beds from bed_group g where g.residence_id = r.id) g on true
    where r.state_code = ${state} and (r.status = 'published' or (r.organization_id = ${id} and r.status = 'draft'))
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

type CheckIn = { id: string; name: string; number: string; dueOn: string; isLate: boolean }

export async function listCheckIns(tx: Tx, affiliateId: string, { today, within }: { today: string; within: number }) {
  const { rows } = await sql<CheckIn>`
    select r.id, r.name, c.number, c.check_in_on::text as "dueOn", c.check_in_on < ${today}::date as "isLate"
    from certificate c join residence r on r.id = c.residence_id
    where c.organization_id = ${affiliateId} and c.ended_at is null and c.ends_on >= ${today}::date
      and c.check_in_on <= ${today}::date + ${within}::int and c.checked_in_on is null and r.status <> 'archived'
    order by c.check_in_on, r.name collate by_name, r.id`.execute(tx)
  return rows
}

export async function countDesk(tx: Tx, { id, state }: { id: string; state: string }) {
  const { rows } = await sql<{ people: number; claims: number }>`
    select (select count(*)::int from membership where organization_id = ${id}) as people,
      (select count(*)::int from claim where state_code = ${state} and shown_at is not null and ended_at is null)
        + (select count(*)::int from publishing_check where state_code = ${state} and ended_at is null) as claims`.execute(
    tx,
  )
  return rows[0] ?? { people: 0, claims: 0 }
}
