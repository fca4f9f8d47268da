import { sql } from 'kysely'
import type { BedOpening } from '#contract/beds/board.ts'
import { type BedEvent, countTaken } from '#domain/beds/bed-availability.ts'
import { isOwnResidence, joinLatestReport } from '#server/plumbing/database/desk-residences.ts'
import { noteReports } from '#server/plumbing/history/noted-beds.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'

export type BedsActor = { organizationId: string; actor: Exclude<Actor, { kind: 'visitor' }> }

export type GroupLog = {
  groupId: string
  residenceName: string
  audience: string
  isArchived: boolean
  totalBeds: number
  /** `occupied` is counted against the present number of beds. */
  latest: { id: string; occupied: number } | null
  /**
   * When the report was made, but never in the future or before the latest report: as text to the microsecond, and in
   * ms since 1970.
   */
  moment: string
  at: number
  log: BedEvent[]
}

export async function takeLock(tx: Tx, groupId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`beds:${groupId.toLowerCase()}`}, 0))`.execute(tx)
}

type LogRow = Pick<
  GroupLog,
  'groupId' | 'residenceName' | 'audience' | 'isArchived' | 'totalBeds' | 'moment' | 'at'
> & {
  latest: { id: string; occupied: number; of: number; at: number } | null
  holds: { id: string; at: number; until: number; endedAt: number | null }[]
}

export async function readGroupLog(
  tx: Tx,
  { organizationId, groupId }: { organizationId: string; groupId: string },
  { madeAt, now }: { madeAt: Date; now: Date },
): Promise<GroupLog | null> {
  const { rows } = await sql<LogRow>`
    select g.id as "groupId", r.name as "residenceName", r.status = 'archived' as "isArchived",
      g.audience, g.total_beds as "totalBeds", place.moment::text as moment, ${computeMs(sql`place.moment`)} as at,
      case when latest.id is not null then json_build_object(
        'id', latest.id, 'occupied', latest.occupied, 'of', latest.total_beds, 'at', ${computeMs(sql`latest.reported_at`)}
      ) end as latest,
      coalesce((
        select json_agg(json_build_object('id', h.id, 'at', ${computeMs(sql`h.placed_at`)},
          'until', ${computeMs(sql`h.until`)}, 'endedAt', ${computeMs(sql`e.ended_at`)}))
        from bed_hold h left join bed_hold_end e on e.hold_id = h.id
        where h.bed_group_id = g.id and h.until > least(place.moment, ${now})
      ), '[]') as holds
    from bed_group g
    join residence r on r.id = g.residence_id
    ${joinLatestReport}
    cross join lateral (
      -- The least step PostgreSQL knows, so that what is said later also stands later.
      select greatest(least(${madeAt}::timestamptz, ${now}), latest.reported_at + interval '1 microsecond') as moment
    ) place
    where g.id = ${groupId} and g.organization_id = ${organizationId} and ${isOwnResidence}`.execute(tx)
  const [row] = rows
  if (!row) return null
  const { latest, holds, ...group } = row
  const log: BedEvent[] = holds.flatMap(({ id, at, until, endedAt }) => [
    { kind: 'hold' as const, id, at, until },
    // Behind its hold also where both are of one moment.
    ...(endedAt === null ? [] : [{ kind: 'hold_end' as const, id: `${id}~end`, at: endedAt, holdId: id }]),
  ])
  if (latest) log.push({ kind: 'report', ...latest })
  return { ...group, latest: latest && { id: latest.id, occupied: countTaken(group.totalBeds, latest) }, log }
}

export async function findReport(tx: Tx, organizationId: string, id: string) {
  const found = await tx
    .selectFrom('bed_report')
    .select(['bed_group_id as groupId', 'reported_open as saidOpen'])
    .where((is) => is.and({ id, organization_id: organizationId }))
    .executeTakeFirst()
  return found ?? null
}

export async function listNewestReports(tx: Tx, groupId: string): Promise<string[]> {
  const newest = await tx
    .selectFrom('bed_report')
    .select('id')
    .where('bed_group_id', '=', groupId)
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return newest.map(({ id }) => id)
}

type ReportSource = { organizationId: string; groupId: string; personId: string | null }

type NewReport = {
  id: string
  occupied: number
  kind: 'report' | 'confirm'
  moment: string
  saidOpen?: number | null
  together?: number | undefined
  back?: string | undefined
  /** A report that nobody said: a hold became it, or took it back. */
  byHold?: 'moved_in' | 'held_again'
}

const undoneWithin = sql`interval '10 minutes'`

/**
 * When the number that an undo gives back was said: of the report it names, where the number is the same and nothing was
 * said since but a moment ago. Null otherwise, and in a report that undoes nothing.
 */
const selectMoment = ({ groupId }: ReportSource, { occupied, moment, back }: NewReport) => sql`(
  select coalesce(b.as_of, b.reported_at) from bed_report b join bed_group g on g.id = b.bed_group_id
  where b.id = ${back ?? null}::uuid and b.bed_group_id = ${groupId}
    and beds_taken(g.total_beds, b.occupied, b.total_beds) = ${occupied} and not exists (
      select from bed_report n where n.bed_group_id = b.bed_group_id and (n.reported_at, n.id) > (b.reported_at, b.id)
        and n.reported_at < ${moment}::timestamptz - ${undoneWithin}
    )
)`

/** The id may be taken by a report the actor may not see, so the statement names no conflict target. */
export async function insertReport(tx: Tx, said: ReportSource, report: NewReport): Promise<boolean> {
  const { organizationId, groupId, personId } = said
  const { id, occupied, kind, moment, saidOpen = null, together, byHold } = report
  const inserted = await sql`
    insert into bed_report (id, organization_id, bed_group_id, occupied, reported_open, kind, reported_at, reported_by,
      as_of)
    values (${id}, ${organizationId}, ${groupId}, ${occupied}, ${saidOpen}, ${kind}, ${moment}::timestamptz, ${personId},
      ${selectMoment(said, report)})
    on conflict do nothing`.execute(tx)
  if (inserted.numAffectedRows !== 1n) return false
  await noteReports(tx, [id], { together, byHold })
  return true
}

/** The report written when a hold ended by moving in, and the one before it; null where a later one exists. */
export async function findMovedIn(tx: Tx, holdId: string): Promise<{ id: string; before: string | null } | null> {
  const { rows } = await sql<{ id: string; before: string | null; isOfEnd: boolean }>`
    select b.id, lead(b.id) over newest as before, b.reported_at = e.ended_at as "isOfEnd"
    from bed_hold_end e join bed_hold h on h.id = e.hold_id join bed_report b on b.bed_group_id = h.bed_group_id
    where e.hold_id = ${holdId} and e.reason = 'moved_in'
    window newest as (order by b.reported_at desc, b.id desc)
    order by b.reported_at desc, b.id desc limit 1`.execute(tx)
  const [newest] = rows
  return newest?.isOfEnd ? newest : null
}

export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

export async function findHold(tx: Tx, organizationId: string, id: string) {
  const found = await tx
    .selectFrom('bed_hold as h')
    .leftJoin('bed_hold_end as e', 'e.hold_id', 'h.id')
    .select(['h.id', 'h.bed_group_id as groupId', 'h.until', 'h.note', 'e.reason as ended', 'e.ended_at as endedAt'])
    .where((is) => is.and({ 'h.id': id, 'h.organization_id': organizationId }))
    .executeTakeFirst()
  return found ?? null
}

export async function insertHold(
  tx: Tx,
  { organizationId, groupId, personId }: ReportSource,
  { id, placedAt, until, note }: { id: string; placedAt: Date; until: Date; note: string },
): Promise<boolean> {
  const inserted = await sql`
    insert into bed_hold (id, organization_id, bed_group_id, placed_at, until, placed_by, note)
    values (${id}, ${organizationId}, ${groupId}, ${placedAt}, ${until}, ${personId}, ${note})
    on conflict do nothing`.execute(tx)
  return inserted.numAffectedRows === 1n
}

export async function emptyNotes(tx: Tx, before: Date): Promise<number> {
  const emptied = await sql`
    update bed_hold h set note = ''
    where note <> '' and (until < ${before} or exists (
      select from bed_hold_end e where e.hold_id = h.id and e.ended_at < ${before}))`.execute(tx)
  return Number(emptied.numAffectedRows ?? 0n)
}

export async function insertHoldEnd(
  tx: Tx,
  { organizationId, personId }: ReportSource,
  { holdId, moment, reason }: { holdId: string; moment: string; reason: 'cancelled' | 'moved_in' },
): Promise<void> {
  await sql`
    insert into bed_hold_end (hold_id, organization_id, ended_at, ended_by, reason)
    values (${holdId}, ${organizationId}, ${moment}::timestamptz, ${personId}, ${reason})`.execute(tx)
}

export async function sayOpening(tx: Tx, groupId: string, opening: BedOpening | null): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select say_opening(${groupId}, ${opening?.opensOn ?? null}::date, ${opening?.beds ?? null}::int) as changed`.execute(
    tx,
  )
  return rows[0]?.changed ?? false
}

function computeMs(moment: ReturnType<typeof sql>) {
  return sql`floor(extract(epoch from ${moment}) * 1000)::float8`
}
