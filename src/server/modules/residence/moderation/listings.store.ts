import { type RawBuilder, sql } from 'kysely'
import type { ListingChoice } from '#contract/residence/moderation/listing-choices.ts'
import type { StaffListing, StaffListings } from '#contract/residence/moderation/staff-listings.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { isHidden } from './hiding.store.ts'

type Row = StaffListings['rows'][number]

export const selectLastBeds = (now: Date) => sql`coalesce((
  select json_agg(json_build_object('audience', g.audience, 'total', g.total_beds, 'last',
    case when latest.occupied is not null then json_build_object('open', beds_open(g.total_beds,
      beds_taken(g.total_beds, latest.occupied, latest.total_beds), '{}', ${now}),
      'at', iso_time(coalesce(latest.as_of, latest.reported_at)), 'kind', latest.kind) end) order by g.audience)
  from bed_group g
  left join lateral (
    select b.occupied, b.total_beds, b.reported_at, b.as_of, b.kind from bed_report b
    where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest on true
  where g.residence_id = r.id
), '[]')`

const openReports = sql`(select count(*)::int from listing_report p where p.residence_id = r.id and p.decided_at is null)`

// A street or a ZIP code that a house hides is found by nobody, and shown to nobody but its own people.
export const rowColumns = sql`r.id, r.slug, r.name, r.city, r.state_code as state,
  case when r.address_visibility <> 'hidden' then r.zip end as zip, r.phone,
  json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organization, r.status,
  ${isHidden} as "isHidden", r.claimed_at is not null as "isClaimed", r.is_sample as "isSample",
  ${openReports} as "openReports"`

export const joined = sql`residence r join organization o on o.id = r.organization_id left join state s on s.code = r.state_code`

function matchWord(word: string): RawBuilder<unknown> {
  const low = word.toLowerCase()
  const digits = word.replace(/\D/g, '')
  const isNumber = digits.length >= 3 && /^[\d()+./-]+$/.test(word)
  return sql`(strpos(lower(r.name), ${low}) > 0 or strpos(lower(r.city), ${low}) > 0
    or strpos(lower(o.name), ${low}) > 0 or strpos(lower(s.name), ${low}) > 0 or lower(r.state_code) = ${low}
    or r.slug = ${low} or lower(r.email) = ${low}
    ${isNumber ? sql`or strpos(phone_digits(r.phone), ${digits}) > 0 or (r.zip = ${digits} and r.address_visibility <> 'hidden')` : sql``})`
}

const kept: Record<ListingChoice, RawBuilder<unknown>> = {
  all: sql`true`,
  hidden: isHidden,
  reported: sql`exists (select from listing_report p where p.residence_id = r.id and p.decided_at is null)`,
}

const wordsAtMost = 8

/** `publicOf`: only the public ones of a state. */
type ListingsQuery = { words: string; show: ListingChoice; page: number; publicOf?: string | undefined }

export async function findListings(tx: Tx, { words, show, page, publicOf }: ListingsQuery, limit: number) {
  const typed = words.split(/[\s,]+/).filter(Boolean)
  const within = publicOf === undefined ? sql`true` : sql`r.state_code = ${publicOf} and r.status = 'published'`
  const where = sql.join([kept[show], within, ...typed.slice(0, wordsAtMost).map(matchWord)], sql` and `)
  const { rows } = await sql<Row>`
    select ${rowColumns} from ${joined} where ${where}
    order by r.name collate by_name, r.id limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${joined} where ${where}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type StaffListingRow = Omit<StaffListing, 'reports' | 'history' | 'mayChange' | 'merges'>

export async function readListing(tx: Tx, id: string, now: Date): Promise<StaffListingRow | null> {
  const { rows } = await sql<StaffListingRow>`
    select ${rowColumns}, case when r.address_visibility = 'exact' then nullif(r.street, '') end as street, r.email,
      r.website, iso_time(r.created_at) as "createdAt", iso_time(r.listed_since) as "listedSince",
      iso_time(r.checked_at) as "checkedAt", case when r.certified then r.certified_until::text end as "certifiedUntil",
      coalesce((
        select json_agg(json_build_object('name', trim(concat_ws(' ', p.first_name, p.last_name)), 'email', p.email,
          'role', m.role) order by m.role = 'owner' desc, p.email)
        from membership m join person p on p.id = m.person_id
        where m.organization_id = o.id and role_may(m.role, 'residences')
      ), '[]') as people,
      ${selectLastBeds(now)} as beds,
      coalesce((
        select json_agg(json_build_object('reason', h.reason, 'words', h.words, 'at', iso_time(h.hidden_at),
          'by', h.hidden_name, 'shown', case when h.shown_at is not null then json_build_object(
            'at', iso_time(h.shown_at), 'by', h.shown_name, 'words', h.shown_words) end) order by h.hidden_at desc)
        from hidden_listing h where h.residence_id = r.id
      ), '[]') as hidings,
      coalesce((
        select json_agg(json_build_object('id', n.id, 'words', n.words, 'at', iso_time(n.noted_at), 'by', n.noted_name)
          order by n.noted_at desc)
        from listing_note n where n.residence_id = r.id
      ), '[]') as notes
    from ${joined} where r.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type HistoryLine = {
  id: string
  at: string
  by: string
  source: string
  subject: string
  subjectName: string
  change: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  held: number
}

export const lineColumns = sql`h.id, iso_time(h.happened_at) as at, h.person_name as by, h.source, h.subject,
  h.subject_name as "subjectName", h.change, h.before, h.after, 0 as held`

export async function readHistoryOf(tx: Tx, id: string): Promise<HistoryLine[]> {
  const { rows } = await sql<HistoryLine>`
    select ${lineColumns}
    from history h join residence r on r.id = ${id}
    where h.organization_id = r.organization_id and (
      (h.subject in ('residence', 'certificate') and h.subject_id = r.id)
      or (h.subject = 'beds' and h.subject_id in (select g.id from bed_group g where g.residence_id = r.id)))
    order by h.happened_at desc, h.id desc limit 20`.execute(tx)
  return rows
}
