import { sql } from 'kysely'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import type { StoppedRow } from '#domain/certification/certificate/own-standing.ts'
import type { FactValues } from '#domain/residence/facts.ts'
import type { HideReason } from '#domain/residence/listing/hiding.ts'
import type { Audience, ListingStatus } from '#domain/residence/residence.ts'
import {
  joinLatestReport,
  joinRunningHolds,
  selectOpenBeds,
  selectStoppedCertificate,
} from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectFacts } from './facts.store.ts'

export type ListingRow = FactValues & {
  id: string
  slug: string
  status: ListingStatus
  wasPublic: boolean
  version: number
  latitude: number
  longitude: number
  certified: boolean
  certifiedUntil: string | null
  certificateForm: ConditionalForm | null
  stopped: StoppedRow | null
  certifiedBy: string | null
  answers: Partial<Record<string, boolean>>
  notes: Partial<Record<string, string>>
  rules: Partial<Record<string, string>>
  checkedAt: string | null
  hidden: { reason: HideReason; words: string; at: string } | null
  /** `open` counts against the present total; null where no number was reported. */
  groups: { id: string; audience: Audience; total: number; open: number | null; held: number }[]
}

export async function readListings(
  tx: Tx,
  organizationId: string,
  { now, ids }: { now: Date; ids: readonly string[] },
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select r.id, r.slug, r.status, r.status = 'published' or r.listed_since is not null as "wasPublic", r.version,
      ${selectFacts('r')}, r.latitude, r.longitude,
      certificate_holds(r.certified, r.certified_until, ${toCertificateDay(now)}::date) as certified,
      r.certified_until::text as "certifiedUntil", (select c.form from certificate c where c.residence_id = r.id and c.ended_at is null) as "certificateForm",
      ${selectStoppedCertificate(toCertificateDay(now))} as stopped,
      (select o.name from organization o where o.kind = 'affiliate' and o.state_code = r.state_code
        order by o.created_at, o.id limit 1) as "certifiedBy",
      r.answers, r.answer_notes as notes, r.rules, iso_time(r.checked_at) as "checkedAt",
      (select json_build_object('reason', h.reason, 'words', h.words, 'at', iso_time(h.hidden_at))
        from hidden_listing h where h.residence_id = r.id and h.shown_at is null) as hidden,
      coalesce((
        select json_agg(json_build_object('id', g.id, 'audience', g.audience, 'total', g.total_beds,
          'open', ${selectOpenBeds(now)},
          'held', cardinality(held.untils)) order by g.audience)
        from bed_group g
        ${joinLatestReport}
        ${joinRunningHolds(now)}
        where g.residence_id = r.id
      ), '[]') as groups
    from own_residence r
    where r.organization_id = ${organizationId} and r.id = any (${`{${ids.join(',')}}`}::text::uuid[])
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

type TwinListing = { id: string; name: string; zip: string }

export async function readTwin(
  tx: Tx,
  organizationId: string,
  { id, name, zip }: TwinListing,
): Promise<TwinListing | null> {
  const { rows } = await sql<TwinListing>`
    select id, name, zip from own_residence
    where organization_id = ${organizationId} and id <> ${id} and zip = ${zip} and status <> 'archived'
      and lower(name) = lower(${name})
    order by created_at, id limit 1`.execute(tx)
  return rows[0] ?? null
}

export type HistoryRow = {
  groupId: string | null
  change: string
  by: string
  isYou: boolean
  at: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const undoBatchSize = 200

export async function readHistory(tx: Tx, id: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select case when h.subject = 'beds' then h.subject_id end as "groupId", h.change, h.person_name as by,
      coalesce(h.person_id = app_person(), false) as "isYou", iso_time(h.happened_at) as at, h.before, h.after
    from history h
    where (h.subject = 'residence' and h.subject_id = ${id})
      or (h.subject = 'beds' and h.change in ('added', 'changed')
        and h.subject_id in (select g.id from bed_group g where g.residence_id = ${id}))
    order by h.happened_at desc, h.id desc limit ${undoBatchSize}`.execute(tx)
  return rows
}
