import { sql } from 'kysely'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'
import { toWebsiteUrl } from '#domain/residence/website-url.ts'
import { isCounted, matchPeople, openBeds } from '#server/plumbing/database/listing/conditions.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import { selectPageFacts } from '#server/plumbing/database/listing/public-facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ResidenceDetails = Omit<ResidenceDetail, keyof FoundResidence | 'similar'>

export async function findResidence(tx: Tx, slug: string): Promise<string | null> {
  const found = await tx.selectFrom('listing').select('residence_id').where('slug', '=', slug).executeTakeFirst()
  return found?.residence_id ?? null
}

export async function findMoved(tx: Tx, slug: string): Promise<string | null> {
  const moved = await tx
    .selectFrom('residence_slug as s')
    .innerJoin('residence as r', 'r.id', 's.residence_id')
    .select('r.slug')
    .where((is) => is.and({ 's.slug': slug, 'r.status': 'published' }))
    .executeTakeFirst()
  return moved?.slug ?? null
}

/** Only for a transaction that is rolled back afterwards. False when the organization has no such home. */
export async function publishToLook(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const changed = await sql`
    update residence set status = 'published' where id = ${id} and organization_id = ${organizationId}`.execute(tx)
  return changed.numAffectedRows === 1n
}

export async function isHidden(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from hidden_listing where residence_id = ${id} and shown_at is null`.execute(tx)
  return rows.length > 0
}

/** Leaves out unpublished homes, and never includes an address. */
export async function readDetails(tx: Tx, ids: readonly string[], now: Date): Promise<Map<string, ResidenceDetails>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ResidenceDetails & { id: string; stateCode: string }>`
    select r.id, r.state_code as "stateCode", ${selectPageFacts('r')}, r.fee_said_on::text as "feeSaidOn", r.answer_notes as "answerNotes", r.rules,
      l.certified_until::text as "certifiedUntil",
      case when ${isCertified(now)} then (
        select o.name from organization o where o.kind = 'affiliate' and o.state_code = r.state_code
        order by o.created_at, o.id limit 1) end as "certifiedBy",
      (select jsonb_build_object('number', c.number, 'level', c.narr_level, 'issuedOn', c.issued_on::text,
        'endsOn', c.ends_on::text, 'by', c.certified_by, 'endedAs', c.ended_as,
        'form', c.form, 'endedOn', iso_time(c.ended_at))
        from listed_certificate c where c.residence_id = r.id) as certificate,
      (select coalesce(jsonb_agg(jsonb_build_object('audience', g.audience, 'beds', g.opens_beds,
        'opensOn', g.opens_on::text) order by g.opens_on, g.audience), '[]')
        from bed_group g where g.residence_id = r.id and g.opens_on >= ${toCertificateDay(now)}::date) as openings,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'description', p.description, 'width', p.width,
        'height', p.height, 'color', p.color) order by p.position), '[]')
        from residence_photo p where p.residence_id = r.id) as photos,
      (select json_build_object('by', k.checked_by, 'on', iso_time(k.happened_at))
        from listed_check k where k.residence_id = r.id) as "phoneCheck",
      public_contact(r.id) as "organizationContact", iso_time(r.checked_at) as "checkedAt", a.usual_minutes as "usualAnswerMinutes",
      case when r.keeps_waiting_list then a.people_waiting end as "peopleWaiting"
    from residence r join listing l on l.residence_id = r.id left join listing_answers a on a.residence_id = r.id
    where r.status = 'published' and r.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(tx)
  return new Map(
    rows.map(({ id, stateCode, website, certificate, phoneCheck, ...details }) => [
      id,
      {
        ...details,
        certificate: certificate && putOnClockOf(stateCode, certificate),
        phoneCheck: phoneCheck && { by: phoneCheck.by, on: toLocalDay(new Date(phoneCheck.on), stateCode) },
        website: toWebsiteUrl(website),
      },
    ]),
  )
}

type Paper = NonNullable<ResidenceDetails['certificate']>

/** The day it stopped is one of the state: an evening there is the next day at the server. */
function putOnClockOf(state: string, paper: Paper): Paper {
  return { ...paper, endedOn: paper.endedOn && toLocalDay(new Date(paper.endedOn), state) }
}

const lookedAt = 300

/** In miles, a straight line through the earth (toMiles). */
export type NearResidence = { id: string; chord: number }

const isForThem = (audience: Audience) =>
  sql`(${audience} = any(here.audiences) and ${matchPeople({ audience, includesNotStated: false })})`

export async function findSimilar(
  tx: Tx,
  { id, now, chord, limit }: { id: string; now: Date; chord: number; limit: number },
): Promise<NearResidence[]> {
  const { rows } = await sql<NearResidence>`
    with here as materialized (
      select l.place, array(select audience from listing_beds b where b.residence_id = l.residence_id) as audiences
      from listing l where l.residence_id = ${id}
    ), near as materialized (
      select l.residence_id as id, l.stated_yes, l.stated_no, l.place <-> here.place as chord
      from here, lateral (select * from listing order by place <-> here.place limit ${lookedAt}::int) l
      where l.residence_id <> ${id}
    )
    select l.id, l.chord from near l, here
    where l.chord <= ${chord}::float8 and exists (
      select from listing_beds b
      where b.residence_id = l.id and ${isCounted(now)} and ${openBeds(now)} > 0 and (
        'any' = any(here.audiences) or ${sql.join(audiences.map(isForThem), sql` or `)}
      )
    )
    order by l.chord, l.id limit ${limit}::int`.execute(tx)
  return rows
}
