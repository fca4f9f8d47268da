import { sql } from 'kysely'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { type BedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { type EndedPaper, toEndOfCertificate } from '#domain/certification/certificate/told-certificate.ts'
import { readNeedBits } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { toMiles } from '#domain/search/residence-search.ts'
import { isCounted, matchPeople, openBeds, type Sql } from '#server/plumbing/database/listing/conditions.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import { listFacts } from '#server/plumbing/database/listing/public-facts.ts'

type WorkedField =
  | 'distance'
  | 'availabilityAge'
  | 'yes'
  | 'no'
  | 'reportedAt'
  | 'groups'
  | 'certificateEndedAs'
  | 'certificateEndedOn'

export type Row = Omit<FoundResidence, WorkedField> & {
  key: string
  way: number | null
  saidYes: string
  saidNo: string
  ended: EndedPaper | null
  ranOutOn: string | null
  reportedAt: Date | null
  groups: [audience: Audience, totalBeds: number, availableBeds: number | null, saidAt: string | null][]
}

export const selectColumns = (
  now: Date,
): Sql => sql`l.residence_id as id, l.slug, ${listFacts('l')}, l.organization_name as organization,
  l.latitude, l.longitude, ${isCertified(now)} as certified,
  case when not ${isCertified(now)} then (
    select json_build_object('as', c.ended_as, 'at', iso_time(c.ended_at), 'until', c.ends_on::text)
    from listed_certificate c where c.residence_id = l.residence_id) end as ended,
  case when not ${isCertified(now)} then l.certified_until::text end as "ranOutOn",
  case when ${isCertified(now)} then (
    select c.form from listed_certificate c where c.residence_id = l.residence_id) end as "certificateForm",
  l.cash_to_move_in as "cashToMoveIn", l.stated_yes::text as "saidYes", l.stated_no::text as "saidNo",
  l.is_claimed as "isClaimed", l.is_sample as "isSample"`

/** "offset 0" keeps the planner from computing each group several times. */
export function selectBeds(people: People, now: Date): Sql {
  const counted = sql`b.taken and b.open is not null`
  return sql`
    select coalesce(sum(b.total_beds) filter (where b.taken), 0)::int as "totalBeds",
      sum(b.open) filter (where b.taken)::int as "availableBeds",
      coalesce(min(b.reported_at) filter (where ${counted}), max(b.reported_at) filter (where b.taken)) as "reportedAt",
      coalesce(json_agg(json_build_array(b.audience, b.total_beds, b.open, b.reported_at)
        order by b.total_beds desc, b.audience) filter (where b.total_beds is not null), '[]') as groups
    from (
      select b.audience, b.total_beds, b.reported_at, ${matchPeople(people)} as taken,
        case when ${isCounted(now)} then ${openBeds(now)} end as open
      from listing_beds b where b.residence_id = l.residence_id offset 0
    ) b`
}

export function toFound(
  { key: _, way, saidYes, saidNo, reportedAt, groups, ended, ranOutOn, ...row }: Row,
  now: Date,
): FoundResidence {
  return {
    ...row,
    ...toEndOfCertificate(ended, ranOutOn, row.state),
    reportedAt: reportedAt?.toISOString() ?? null,
    groups: groups.map(([audience, totalBeds, availableBeds, saidAt]) => ({
      audience,
      totalBeds,
      availableBeds,
      reportedAt: saidAt && new Date(saidAt).toISOString(),
    })),
    distance: way === null ? null : Math.round(toMiles(way) * 10) / 10,
    availabilityAge: gradeAge(row.availableBeds, reportedAt, now),
    yes: readNeedBits(BigInt(saidYes)),
    no: readNeedBits(BigInt(saidNo)),
  }
}

/** As old as its oldest number, so that a fresh number never makes an old one look fresh. */
function gradeAge(availableBeds: number | null, reportedAt: Date | null, now: Date): BedAge {
  if (availableBeds === null || reportedAt === null) return 'withdrawn'
  const age = gradeBedAge(reportedAt, now)
  // The database counts microseconds: in the last millisecond of the seventh day it still counted the number.
  return age === 'withdrawn' ? 'stale' : age
}
