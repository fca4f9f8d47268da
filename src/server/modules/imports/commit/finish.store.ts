import { sql } from 'kysely'
import { selectHeldBeds } from '#server/modules/imports/imports.store.ts'
import { writeHistory } from '#server/plumbing/history/noted-lines.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type PlannedResidence = {
  id: string
  /** `certified`: a house that somebody else speaks for gets a certificate, and nothing else. */
  kind: 'changed' | 'certified'
  fields: object
  groups: object[]
  changedGroups: object[]
  reports: { report: string }[]
  papers: { residence: string }[]
}

export async function takePlanned(tx: Tx, importId: string, most: number): Promise<PlannedResidence[]> {
  const { rows } = await sql<PlannedResidence>`
    select residence_id as id, kind, planned -> 'fields' as fields, planned -> 'groups' as groups,
      planned -> 'changedGroups' as "changedGroups", planned -> 'reports' as reports,
      coalesce(planned -> 'papers', '[]') as papers
    from import_change
    where import_id = ${importId} and planned is not null order by residence_id limit ${most}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await holdResidences(tx, ids)
  return rows
}

/** Locks beds first, each in id order, as holds and bed reports do, to avoid deadlocks. */
export async function holdResidences(tx: Tx, residences: readonly string[]): Promise<void> {
  const ids = selectIds(residences)
  await sql`
    select count(*) from (
      select id from bed_group where residence_id = any (${ids}) order by id for update) held`.execute(tx)
  await sql`
    select count(*) from (
      select id from residence where id = any (${ids}) order by id for update) held`.execute(tx)
}

export async function listOvertaken(tx: Tx, importId: string, residences: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.residence_id as id, coalesce(r.name, '') as name
    from import_change c left join residence r on r.id = c.residence_id and r.organization_id = c.organization_id
    where c.import_id = ${importId} and c.residence_id = any (${selectIds(residences)}) and (
      r.id is null
      or r.version <> (c.planned ->> 'version')::int
      or exists (
        select from jsonb_to_recordset(c.beds) b ("group" uuid, added boolean, audience text, total int,
          was_audience text, was_total int, report uuid, occupied int, was_occupied int)
        left join bed_group g on g.id = b.group
        left join lateral (
          select p.occupied, p.total_beds from bed_report p
          where p.bed_group_id = b.group order by p.reported_at desc, p.id desc limit 1
        ) latest on true
        where case when b.added
          then exists (select from bed_group n where n.residence_id = r.id and n.audience = b.audience)
          else (g.audience, g.total_beds) is distinct from (b.was_audience, b.was_total)
            or beds_taken(g.total_beds, latest.occupied, latest.total_beds) is distinct from b.was_occupied
            or b.total - coalesce(b.occupied, 0) < ${selectHeldBeds(now)}
        end
      )
    )
    order by name collate by_name, id`.execute(tx)
  return rows
}

export async function skipResidence(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  await sql`
    delete from import_change
    where import_id = ${importId} and residence_id = any (${selectIds(residences)}) and planned is not null`.execute(tx)
}

export function selectChanges(tx: Tx, importId: string, after: string | null) {
  const changes = tx.selectFrom('import_change').where('import_id', '=', importId).orderBy('residence_id')
  return changes.where('residence_id', '>', after ?? '00000000-0000-0000-0000-000000000000')
}

export async function listNextAdded(tx: Tx, importId: string, { after, most }: { after: string | null; most: number }) {
  const added = selectChanges(tx, importId, after).select('residence_id').where('kind', '=', 'added')
  const rows = await added.limit(most).execute()
  return rows.map(({ residence_id }) => residence_id)
}

export async function dropWritten(tx: Tx, importId: string, most: number): Promise<number> {
  const { rows } = await sql<{ id: string; kind: string }>`
    delete from import_change where (import_id, residence_id) in (
      select import_id, residence_id from import_change where import_id = ${importId} limit ${most})
    returning residence_id as id, kind`.execute(tx)
  const ids = selectIds(rows.flatMap(({ id, kind }) => (kind === 'added' ? [id] : [])))
  const mine = sql`r.id = any (${ids}) and r.import_id = ${importId}`
  await sql`
    delete from bed_report b using bed_group g join residence r on r.id = g.residence_id
    where b.bed_group_id = g.id and ${mine}`.execute(tx)
  await sql`delete from bed_group g using residence r where r.id = g.residence_id and ${mine}`.execute(tx)
  await sql`delete from residence r where ${mine}`.execute(tx)
  return rows.length
}

export const selectIds = (ids: readonly string[]) => sql`(select ${`{${ids.join(',')}}`}::text::uuid[])::uuid[]`

export async function forgetPlanned(tx: Tx, id: string): Promise<void> {
  await sql`
    with gone as (delete from import_change where import_id = ${id} and planned is not null returning 1)
    update import_run set changed = changed - (select count(*) from gone) where id = ${id}`.execute(tx)
}

export async function hideListings(tx: Tx, id: string): Promise<void> {
  const added = sql`(select residence_id from import_change where import_id = ${id} and kind = 'added')`
  await sql`delete from listing where residence_id in ${added}`.execute(tx)
  await sql`delete from listing_beds where residence_id in ${added}`.execute(tx)
  await sql`select pg_notify('listing', '*')`.execute(tx)
}

/** Residences that the import added were written before anybody could see them: they are noted once they are shown. */
export async function noteAddedResidences(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  const lines = sql`
    select c.organization_id, noted.subject, noted.id, r.name, noted.change, '{}'::jsonb, noted.after
    from import_change c
    join residence r on r.id = c.residence_id
    cross join lateral (
      select 'residence' as subject, r.id, 'added' as change, jsonb_build_object('status', r.status) as after
      union all
      select 'beds', b.group, 'added', jsonb_build_object('audience', b.audience, 'total_beds', b.total)
      from jsonb_to_recordset(c.beds) b ("group" uuid, audience text, total int)
      union all
      select 'beds', b.group, 'said', jsonb_build_object('occupied', b.occupied, 'total_beds', b.total,
        'audience', b.audience, 'report', b.report)
      from jsonb_to_recordset(c.beds) b ("group" uuid, audience text, total int, report uuid, occupied int)
      where b.report is not null
    ) noted
    where c.import_id = ${importId} and c.kind = 'added' and c.residence_id = any (${selectIds(residences)})`
  await writeHistory(tx, lines, { source: 'import' })
}
