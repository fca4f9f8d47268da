import { type RawBuilder, sql } from 'kysely'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import type { FoundResidence } from '#contract/residence-search.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** A home's row as the public list and its own words give it; the groups come along, what follows from them does not. */
export type HomeRow = Omit<
  FoundResidence,
  'distance' | 'totalBeds' | 'availableBeds' | 'availabilityAge' | 'reportedAt' | 'yes' | 'no'
> & { chord: number | null; saidYes: string; saidNo: string }

export type DetailRow = HomeRow & Omit<ResidenceDetail, keyof FoundResidence | 'similar'>

/** `near` is a point; the way to it is measured through the ball (milesOfChord). */
export type HomeWanted = {
  slug: string
  now: Date
  near: { latitude: number; longitude: number } | null
}

/** One published home with all that is public of it; null for any other slug. No street below 'exact' leaves here. */
export async function findHome(tx: Tx, { slug, now, near }: HomeWanted): Promise<DetailRow | null> {
  const from = near && sql`ball_point(${near.latitude}::double precision, ${near.longitude}::double precision)`
  const { rows } = await sql<DetailRow>`
    select ${listed(now)},
      ${from === null ? sql`null::double precision` : sql`l.place <-> ${from}`} as chord,
      r.description, r.website, r.email, r.fee_includes as "feeIncludes", r.fee_said_on::text as "feeSaidOn", r.deposit,
      r.other_first_day as "otherFirstDay", r.answer_notes as "answerNotes", r.staff, r.languages, r.rules,
      case when r.certified then r.certified_until::text end as "certifiedUntil",
      (select o.name from organisation o where o.kind = 'affiliate' and o.state_code = l.state_code
        order by o.created_at, o.id limit 1) as "certifiedBy",
      ${isoTime(sql`r.checked_at`)} as "checkedAt"
    from listing l join residence r on r.id = l.residence_id and r.status = 'published'
    where l.slug = ${slug}`.execute(tx)
  return rows[0] ?? null
}

/** How many of the nearest homes are looked at, so that a part of the country with no open bed costs no more. */
const lookedAt = 300

/** The nearest homes with an open bed for people this home takes, at most `limit` and within `chord` miles. */
export async function findSimilar(
  tx: Tx,
  wanted: { slug: string; now: Date; withdrawnBefore: Date; chord: number; limit: number },
): Promise<HomeRow[]> {
  const { slug, now, withdrawnBefore, chord, limit } = wanted
  const { rows } = await sql<HomeRow>`
    with here as materialized (
      select l.residence_id, l.place, array(select audience from listing_beds b where b.residence_id = l.residence_id)
        as audiences
      from listing l where l.slug = ${slug}
    ), near as materialized (
      select l.residence_id, l.place <-> here.place as chord
      from here, lateral (select * from listing order by place <-> here.place limit ${lookedAt}) l
      where l.residence_id <> here.residence_id and l.place <-> here.place <= ${chord}
    )
    select ${listed(now)}, near.chord
    from near join listing l on l.residence_id = near.residence_id, here
    where exists (
      select from listing_beds b
      where b.residence_id = near.residence_id and b.said_at >= ${withdrawnBefore}
        and beds_open(b.total_beds, b.occupied, b.holds, ${now}) > 0
        and (b.audience = any(here.audiences) or b.audience = 'any' or 'any' = any(here.audiences))
    )
    order by near.chord, l.residence_id limit ${limit}`.execute(tx)
  return rows
}

/** What stands of a home in the public list, as JSON values. */
function listed(now: Date): RawBuilder<unknown> {
  return sql`
    l.residence_id as id, l.slug, l.name, l.organisation_name as organization, l.city, l.state_code as state, l.zip,
    l.street, l.address_visibility as "addressVisibility", l.latitude, l.longitude, l.phone,
    l.takes_texts as "takesTexts", l.keeps_waiting_list as "keepsWaitingList", l.narr_level as "narrLevel", l.certified,
    l.fee_amount as "feeAmount", l.fee_per as "feePer", l.cash_to_move_in as "cashToMoveIn",
    l.minimum_sobriety_days as "minimumSobrietyDays", l.said_yes::text as "saidYes", l.said_no::text as "saidNo",
    l.is_claimed as "isClaimed", l.is_sample as "isSample",
    (select coalesce(json_agg(json_build_object(
        'audience', b.audience, 'totalBeds', b.total_beds,
        'availableBeds', case when b.said_at is not null then beds_open(b.total_beds, b.occupied, b.holds, ${now}) end,
        'reportedAt', ${isoTime(sql`b.said_at`)}
      ) order by b.total_beds desc, b.audience), '[]')
      from listing_beds b where b.residence_id = l.residence_id) as groups`
}

function isoTime(moment: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
