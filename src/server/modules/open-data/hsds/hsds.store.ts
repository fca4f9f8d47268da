import { type RawBuilder, sql } from 'kysely'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import { hoursToItsEnd } from '#domain/certification/certificate/certificate.ts'
import {
  type CertificateOfList,
  type EndedPaper,
  toEndOfCertificate,
} from '#domain/certification/certificate/told-certificate.ts'
import type { ApiName } from '#domain/residence/fact-api.ts'
import { type Need, readNeedBits, toNeedBits } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'
import { type Point, toChord } from '#domain/search/residence-search.ts'
import { isCounted, openBeds } from '#server/plumbing/database/listing/conditions.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import { listFacts, selectPageFacts } from '#server/plumbing/database/listing/public-facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Sql = RawBuilder<unknown>

export type ResidencesAsked = {
  words: readonly string[]
  organizationId: string | null
  changedFrom: Date | null
  around: { point: Point; miles: number } | null
  level: NarrLevel | null
  hasLevel: boolean
  hasAnswer: boolean
  answers: readonly { need: Need; said: boolean }[]
  isNothing: boolean
}

export type Residence = Pick<ResidenceDetail, ApiName> &
  CertificateOfList & {
    id: string
    slug: string
    organization: Organization
    latitude: number | null
    longitude: number | null
    certifiedUntil: string | null
    certifiedBy: string | null
    cashToMoveIn: number | null
    feeSaidOn: string | null
    yes: Need[]
    no: Need[]
    notes: Partial<Record<Need, string>>
    photos: { id: string; description: string }[]
    checkedOn: string | null
    isClaimed: boolean
    isSample: boolean
    changedAt: string
    beds: { id: string; audience: Audience; total: number; open: number; saidAt: string }[]
    audiences: Audience[]
  }

export type Organization = { id: string; name: string; residences: number; states: string[] }

type ResidenceRow = Omit<Residence, 'yes' | 'no' | 'certificateEndedAs' | 'certificateEndedOn'> & {
  saidYes: string
  saidNo: string
  ended: EndedPaper | null
}

/** In the order of ids, which stays the same while a client reads page after page. */
export async function readResidences(
  tx: Tx,
  asked: ResidencesAsked,
  now: Date,
  { limit, offset = 0, after = null }: { limit: number; offset?: number; after?: string | null },
): Promise<Residence[]> {
  const from = after === null ? [] : [sql`l.residence_id > ${after}::uuid`]
  const { rows } = await sql<ResidenceRow>`
    with here as materialized (
      select l.* from listing l where ${joinConditions([...writeConditions(asked, now), ...from])}
      order by l.residence_id limit ${limit}::int offset ${offset}::int
    )
    select ${selectResidenceColumns(now)}
    from here l cross join lateral (${residenceOf}) r
    cross join lateral (${selectBeds(now)}) beds
    order by l.residence_id`.execute(tx)
  return rows.map(toResidence)
}

export async function readResidence(tx: Tx, id: string, now: Date): Promise<Residence | null> {
  const { rows } = await sql<ResidenceRow>`
    select ${selectResidenceColumns(now)}
    from listing l cross join lateral (${residenceOf}) r
    cross join lateral (${selectBeds(now)}) beds
    where l.residence_id = ${id}::uuid`.execute(tx)
  return rows[0] ? toResidence(rows[0]) : null
}

function toResidence({ saidYes, saidNo, ended, ...row }: ResidenceRow): Residence {
  return {
    ...row,
    ...toEndOfCertificate(ended, row.certified ? null : row.certifiedUntil, row.state),
    yes: readNeedBits(BigInt(saidYes)),
    no: readNeedBits(BigInt(saidNo)),
  }
}

export async function countResidences(tx: Tx, asked: ResidencesAsked, now: Date): Promise<number> {
  const { rows } = await sql<{ residences: number }>`
    select count(*)::int as residences from listing l where ${joinConditions(writeConditions(asked, now))}`.execute(tx)
  return rows[0]?.residences ?? 0
}

export async function readChanges(
  tx: Tx,
  asked: ResidencesAsked,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; changedAt: string }[]> {
  const { rows } = await sql<{ id: string; changedAt: string }>`
    select l.residence_id as id, iso_time(${selectChangedAt(now)}) as "changedAt"
    from listing l where ${joinConditions(writeConditions(asked, now))}
    order by l.residence_id limit ${limit}::int offset ${offset}::int`.execute(tx)
  return rows
}

function writeConditions(asked: ResidencesAsked, now: Date): Sql[] {
  const { around } = asked
  const met = asked.words.map((word) => sql`position(lower(${word}::text) in lower(${searched})) > 0`)
  if (asked.isNothing) met.push(sql`false`)
  if (asked.organizationId !== null) {
    met.push(sql`l.residence_id in (
      select r.id from residence r where r.organization_id = ${asked.organizationId}::uuid and r.status = 'published')`)
  }
  if (asked.level !== null) met.push(sql`l.narr_level = ${asked.level}::smallint`)
  if (asked.hasLevel) met.push(sql`l.narr_level is not null`)
  if (asked.hasAnswer) met.push(sql`(l.stated_yes | l.stated_no) <> 0`)
  for (const { need, said } of asked.answers) {
    met.push(sql`(${said ? sql`l.stated_yes` : sql`l.stated_no`} & ${String(toNeedBits([need]))}::bigint) <> 0`)
  }
  if (around) {
    const chord = toChord(around.miles)
    const spot = sql`earth_point(${around.point.latitude}::float8, ${around.point.longitude}::float8)`
    // The box ends a walk along the index; the distance cuts its corners off.
    met.push(sql`l.place && cube_enlarge(${spot}, ${chord}::float8, 3)`)
    met.push(sql`l.place <-> ${spot} <= ${chord}::float8`)
  }
  if (asked.changedFrom) met.push(sql`${selectChangedAt(now)} >= ${asked.changedFrom}::timestamptz`)
  return met
}

const searched = sql`concat_ws(' ', l.name, l.organization_name, l.city, l.state_code, l.zip,
  (select s.name from state s where s.code = l.state_code),
  (select r.description from residence r where r.id = l.residence_id))`

/**
 * Includes holds that ran out, numbers that grew too old, and certificates that ended: all that changes what the
 * public reads.
 */
function selectChangedAt(now: Date): Sql {
  const withdrawn = sql`make_interval(secs => ${withdrawnAfterMs / 1000}::float8)`
  const ended = sql`(l.certified_until + make_interval(hours => ${hoursToItsEnd}::int)) at time zone 'utc'`
  return sql`(select greatest(l.changed_at, max(b.changed_at),
      case when l.certified and not ${isCertified(now)} then ${ended} end,
      max(b.reported_at + ${withdrawn}) filter (where not ${isCounted(now)}),
      max((select max(ends) from unnest(b.holds) ends where ends <= ${now}::timestamptz)))
    from listing_beds b where b.residence_id = l.residence_id)`
}

function selectBeds(now: Date): Sql {
  return sql`
    select array_agg(b.audience order by b.audience) as audiences,
      coalesce(json_agg(json_build_object(
        'id', b.bed_group_id, 'audience', b.audience, 'total', b.total_beds,
        'open', ${openBeds(now)}, 'saidAt', iso_time(b.reported_at)
      ) order by b.audience) filter (where ${isCounted(now)}), '[]') as beds
    from listing_beds b where b.residence_id = l.residence_id`
}

/** "offset 0" makes the planner look up each home by itself; otherwise it may read every published home. */
const residenceOf = sql`
  select r.organization_id, ${selectPageFacts('r')}, r.fee_said_on::text as "feeSaidOn", r.answer_notes as notes,
    (r.checked_at at time zone 'utc')::date::text as "checkedOn",
    (select coalesce(json_agg(json_build_object('id', p.id, 'description', p.description) order by p.position), '[]')
      from residence_photo p where p.residence_id = r.id) as photos
  from residence r where r.id = l.residence_id and r.status = 'published' offset 0`

const selectResidenceColumns = (now: Date) => sql`l.residence_id as id, l.slug, ${listFacts('l')}, r.*,
  (select json_build_object('id', r.organization_id, 'name', l.organization_name, 'residences', count(*),
    'states', array_agg(distinct o.state_code)) from residence o
    where o.organization_id = r.organization_id and o.status = 'published' and o.state_code is not null) as organization,
  l.latitude, l.longitude, ${isCertified(now)} as certified, l.certified_until::text as "certifiedUntil",
  case when ${isCertified(now)} then (
    select c.form from listed_certificate c where c.residence_id = l.residence_id) end as "certificateForm",
  case when not ${isCertified(now)} then (
    select json_build_object('as', c.ended_as, 'at', iso_time(c.ended_at), 'until', c.ends_on::text)
    from listed_certificate c where c.residence_id = l.residence_id) end as ended,
  (select o.name from organization o where o.kind = 'affiliate' and o.state_code = l.state_code
    order by o.created_at, o.id limit 1) as "certifiedBy",
  l.cash_to_move_in as "cashToMoveIn", l.stated_yes::text as "saidYes", l.stated_no::text as "saidNo",
  l.is_claimed as "isClaimed", l.is_sample as "isSample", iso_time(${selectChangedAt(now)}) as "changedAt",
  coalesce(beds.audiences, '{}') as audiences, beds.beds`

function joinConditions(met: readonly Sql[]): Sql {
  return met.length === 0 ? sql`true` : sql.join(met, sql` and `)
}
