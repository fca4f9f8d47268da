import { sql } from 'kysely'
import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { ResidenceToFind } from '#domain/beds/board-finding.ts'
import { toCertificateDay } from '#domain/certification/certificate/certificate.ts'
import type { StoppedRow } from '#domain/certification/certificate/own-standing.ts'
import {
  isOwnResidence,
  joinLatestReport,
  joinRunningHolds,
  selectOpenBeds,
  selectStoppedCertificate,
} from '#server/plumbing/database/desk-residences.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type BoardRow = Omit<MyResidence, 'totalBeds' | 'availableBeds' | 'reportedAt' | 'certificateStop'> & {
  stopped: StoppedRow | null
}

export async function readBoard(tx: Tx, organizationId: string, now: Date, ids: readonly string[] | null = null) {
  const { rows } = await sql<BoardRow>`
    select r.id, r.slug, r.name, r.city, r.status,
      case when s.code is null then null else json_build_object('name', s.name) end as state,
      certificate_holds(r.certified, r.certified_until, ${toCertificateDay(now)}::date) as "narrCertified",
      r.certified_until::text as "certifiedUntil", (select c.form from certificate c where c.residence_id = r.id and c.ended_at is null) as "certificateForm",
      ${selectStoppedCertificate(toCertificateDay(now))} as stopped,
      coalesce((
        select json_agg(${selectGroupAsJson(now)} order by g.total_beds desc, g.audience, g.id)
        from bed_group g ${describeKnown(now)}
        where g.residence_id = r.id
      ), '[]') as groups
    from residence r
    left join state s on s.code = r.state_code
    where r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}
      ${ids === null ? sql`` : sql`and r.id = any (${`{${ids.join(',')}}`}::text::uuid[])`}
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export type OutlinedResidence = Omit<ResidenceToFind, 'groups'> & {
  id: string
  narrCertified: boolean
  groups: { id: string; totalBeds: number; open: number | null; saidAt: string | null }[]
}

export async function outlineBoard(tx: Tx, organizationId: string, now: Date): Promise<OutlinedResidence[]> {
  const { rows } = await sql<OutlinedResidence>`
    select r.id, r.name, r.city, case when s.code is null then null else json_build_object('name', s.name) end as state,
      certificate_holds(r.certified, r.certified_until, ${toCertificateDay(now)}::date) as "narrCertified",
      coalesce(beds.groups, '[]') as groups
    from residence r
    left join state s on s.code = r.state_code
    left join (
      select g.residence_id, json_agg(json_build_object('id', g.id, 'totalBeds', g.total_beds,
        'open', ${selectOpenBeds(now)},
        'saidAt', iso_time(coalesce(latest.as_of, latest.reported_at)))) as groups
      from bed_group g
      ${joinLatestReport}
      ${joinRunningHolds(now)}
      where g.organization_id = ${organizationId}
      group by g.residence_id
    ) beds on beds.residence_id = r.id
    where r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export async function countOnBoard(tx: Tx, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from residence r
    where r.organization_id = ${organizationId} and r.status <> 'archived' and ${isOwnResidence}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function readBoardGroup(
  tx: Tx,
  { organizationId, groupId }: { organizationId: string; groupId: string },
  now: Date,
): Promise<BoardGroup | null> {
  const { rows } = await sql<{ group: BoardGroup }>`
    select ${selectGroupAsJson(now)} as "group"
    from bed_group g ${describeKnown(now)}
    where g.id = ${groupId} and g.organization_id = ${organizationId}`.execute(tx)
  return rows[0]?.group ?? null
}

const selectGroupAsJson = (now: Date) => sql`json_build_object(
  'id', g.id, 'audience', g.audience, 'totalBeds', g.total_beds,
  'open', ${selectOpenBeds(now)},
  'holds', held.holds, 'reportId', latest.id, 'saidAt', iso_time(coalesce(latest.as_of, latest.reported_at)), 'saidBy', said.by,
  'openBefore', case when latest.as_of is null and step.was <> step.became then step.was end,
  'opening', case when g.opens_on is not null then json_build_object('opensOn', g.opens_on::text, 'beds', g.opens_beds) end
)`

const describeKnown = (now: Date) => sql`
  ${joinLatestReport}
  left join lateral (
    select json_build_object(
      'name', n.person_name, 'isYou', coalesce(n.person_id = (select app_person()), false), 'source', n.source
    ) as by
    from history n
    where n.subject_id = g.id and n.subject = 'beds' and n.after->>'report' = coalesce((
      select first.id from bed_report first where first.bed_group_id = g.id and first.reported_at = latest.as_of limit 1
    ), latest.id)::text
    order by n.happened_at desc limit 1
  ) said on true
  cross join lateral (
    select coalesce(array_agg(h.until), '{}') as untils,
      coalesce(json_agg(json_build_object(
        'id', h.id, 'until', iso_time(h.until), 'note', h.note, 'placedAt', iso_time(h.placed_at),
        'placedBy', coalesce((
          select n.person_name from history n
          where n.subject_id = g.id and n.subject = 'hold' and n.after->>'hold' = h.id::text
          order by n.happened_at desc limit 1
        ), '')
      ) order by h.until, h.id), '[]') as holds
    from bed_hold h
    where h.bed_group_id = g.id and h.until > ${now}
      and not exists (select from bed_hold_end e where e.hold_id = h.id)
  ) held
  left join lateral (
    select greatest(latest.total_beds
      - beds_taken(latest.total_beds, earlier.occupied, earlier.total_beds) - count(*) filter (
        where h.placed_at <= latest.reported_at and (e.ended_at is null or e.ended_at >= latest.reported_at)
      )::int, 0) as was,
      greatest(latest.total_beds - latest.occupied - count(*) filter (
        where h.placed_at <= latest.reported_at and (e.ended_at is null or e.ended_at > latest.reported_at)
      )::int, 0) as became
    from (
      select b.occupied, b.total_beds from bed_report b
      where b.bed_group_id = g.id and (b.reported_at, b.id) < (latest.reported_at, latest.id)
      order by b.reported_at desc, b.id desc limit 1
    ) earlier
    left join bed_hold h on h.bed_group_id = g.id and h.until > latest.reported_at
    left join bed_hold_end e on e.hold_id = h.id
    group by earlier.occupied, earlier.total_beds
  ) step on true`
