import { sql } from 'kysely'
import type { CertificateKind } from '#domain/certification/certificate/certificate.ts'
import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type KeptCertificate = {
  id: string
  affiliateId: string
  number: string
  state: string
  stateName: string
  by: string
  residenceId: string
  name: string
  city: string
  zip: string
  /** Of the place it was given for; null where the home does not show its street now, or did not show this one. */
  street: string | null
  hasMoved: boolean
  operator: string
  beds: number | null
  bedsFor: Audience[]
  kind: CertificateKind
  level: number
  standard: string
  issuedOn: string
  endsOn: string
  setAt: string
  endedAs: 'replaced' | 'suspended' | 'withdrawn' | null
  endedAt: string | null
  isUnconfirmed: boolean
  statusIndex: number
  form: ConditionalForm | null
  extendedFrom: string | null
  /** Of the public list, so no more than the home shows; null where it is not on it. */
  listed: {
    slug: string
    name: string
    street: string | null
    zip: string | null
    city: string
    isSample: boolean
  } | null
}

/** The last one of each affiliate with this number. As the system: papers of homes that left the list are found too. */
export async function findByNumber(tx: Tx, number: string, state: string | null): Promise<KeptCertificate[]> {
  const { rows } = await sql<KeptCertificate>`
    select distinct on (o.state_code) c.id, c.organization_id as "affiliateId", c.number, o.state_code as state,
      s.name as "stateName", o.name as "by", c.residence_id as "residenceId", c.residence_name as name, c.city,
      c.zip, case when l.street is not null and (c.shows_street or l.street_key = street_key(c.street))
        then nullif(c.street, '') end as street,
      c.unconfirmed_as is not distinct from 'moved' or town_key(l.city) is distinct from town_key(c.city) as "hasMoved",
      c.operator_name as operator, c.beds, c.beds_for as "bedsFor", c.kind, c.narr_level as level, c.standard,
      c.issued_on::text as "issuedOn", c.ends_on::text as "endsOn", iso_time(c.set_at) as "setAt",
      c.ended_as as "endedAs", iso_time(coalesce(c.ended_at, c.unconfirmed_at)) as "endedAt",
      c.unconfirmed_at is not null as "isUnconfirmed", c.status_index as "statusIndex", c.form,
      c.extended_from::text as "extendedFrom",
      case when l.residence_id is not null then json_build_object('slug', l.slug, 'name', l.name, 'street', l.street,
        'zip', l.zip, 'city', l.city, 'isSample', l.is_sample) end as listed
    from certificate c join organization o on o.id = c.organization_id join state s on s.code = o.state_code
      left join listing l on l.residence_id = c.residence_id
    where lower(c.number) = lower(${number}) and (${state}::text is null or o.state_code = ${state})
    order by o.state_code, c.set_at desc`.execute(tx)
  return rows
}

export async function findNear(tx: Tx, near: string, asked: string): Promise<string[]> {
  if (near === '') return []
  const { rows } = await sql<{ number: string }>`
    select distinct c.number from certificate c join listing l on l.residence_id = c.residence_id
    where near_number(c.number) = ${near} and lower(c.number) <> lower(${asked})
    order by c.number limit 5`.execute(tx)
  return rows.map(({ number }) => number)
}

const mostParts = 3

/** Numbers that begin or end so. Where many do it says nothing of them: nobody reads the list of all numbers here. */
export async function findByPart(tx: Tx, part: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct c.number from certificate c join listing l on l.residence_id = c.residence_id
    where near_number(c.number) like ${`${part}%`} or near_number(c.number) like ${`%${part}`}
    order by c.number limit ${mostParts + 1}`.execute(tx)
  return rows.length > mostParts ? [] : rows.map(({ number }) => number)
}

export type CertificateHistory = {
  firstOn: string
  times: number
  renewals: number
  suspensions: number
  withdrawals: number
  newer: string | null
}

/** Papers that were only corrected have the same first day, and count once. */
export async function readHistory(tx: Tx, of: { residenceId: string; id: string }): Promise<CertificateHistory> {
  const { rows } = await sql<CertificateHistory>`
    select min(c.issued_on)::text as "firstOn",
      count(distinct c.issued_on) filter (where c.issued_on <= own.issued_on)::int as times,
      count(distinct c.issued_on) filter (where c.kind = 'renewal')::int as renewals,
      count(*) filter (where c.ended_as = 'suspended')::int as suspensions,
      count(*) filter (where c.ended_as = 'withdrawn')::int as withdrawals,
      (select n.number from certificate n where n.residence_id = ${of.residenceId} and n.set_at > own.set_at
        order by n.set_at desc limit 1) as newer
    from certificate c cross join (select issued_on, set_at from certificate where id = ${of.id}) own
    where c.residence_id = ${of.residenceId} group by own.set_at`.execute(tx)
  return rows[0] ?? { firstOn: '', times: 1, renewals: 0, suspensions: 0, withdrawals: 0, newer: null }
}

export async function findWritten(tx: Tx, near: string, asked: string): Promise<string[]> {
  if (near === '') return []
  const { rows } = await sql<{ number: string }>`
    select distinct lower(c.number) as number from certificate c
    where near_number(c.number) = ${near}
      and regexp_replace(lower(c.number), '[^a-z0-9]', '', 'g') = regexp_replace(lower(${asked}), '[^a-z0-9]', '', 'g')
    limit 2`.execute(tx)
  return rows.map(({ number }) => number)
}
