import { sql } from 'kysely'
import { selectHeldBeds } from '#server/modules/imports/imports.store.ts'
import { writeHistory } from '#server/plumbing/history/noted-lines.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { assignColumns } from './commit.store.ts'
import { selectChanges, selectIds } from './finish.store.ts'

export function listNextDone(tx: Tx, importId: string, { after, most }: { after: string | null; most: number }) {
  return selectChanges(tx, importId, after).select(['residence_id as id', 'kind']).limit(most).execute()
}

/** Changed since the import, or without room for the beds held now: an undo leaves such a house as it is. */
const selectStaying = (now: Date) => sql`
    r.version <> c.version
    or exists (
      select from jsonb_to_recordset(c.beds) b ("group" uuid, audience text, total int)
      left join bed_group g on g.id = b.group
      where (g.audience, g.total_beds) is distinct from (b.audience, b.total)
    )
    or exists (
      select from jsonb_to_recordset(c.beds) b ("group" uuid, report uuid)
      join lateral (
        select p.id from bed_report p where p.bed_group_id = b.group order by p.reported_at desc, p.id desc limit 1
      ) latest on true
      where b.report is distinct from latest.id and (b.report is not null or c.kind = 'added')
    )
    or (c.kind = 'changed' and exists (
      select from jsonb_to_recordset(c.beds) b ("group" uuid, report uuid, was_total int, was_occupied int)
      join bed_group g on g.id = b.group
      where coalesce(b.was_total, 0) - case when b.report is null then 0 else coalesce(b.was_occupied, 0) end
        < ${selectHeldBeds(now)}
    ))
    or (c.kind = 'added' and (
      exists (
        select from bed_group g where g.residence_id = r.id
          and not exists (select from jsonb_to_recordset(c.beds) b ("group" uuid) where b.group = g.id)
      )
      or exists (select from bed_hold h join bed_group g on g.id = h.bed_group_id where g.residence_id = r.id)
    ))`

export async function listChangedSinceImport(tx: Tx, id: string, residences: readonly string[], now: Date) {
  // House by house: the database expects one row of them and would look through all houses for each.
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.name from unnest(${selectIds(residences)}) home
    cross join lateral (
      select kind, version, beds from import_change where import_id = ${id} and residence_id = home offset 0) c
    cross join lateral (select id, name, version from residence where id = home offset 0) r
    where ${selectStaying(now)} order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export async function markPutBack(tx: Tx, importId: string, residences: readonly string[], at: Date) {
  const rows = await tx
    .updateTable('import_change')
    .set({ restored_at: at })
    .where('import_id', '=', importId)
    .where('residence_id', '=', sql<string>`any (${selectIds(residences)})`)
    .returning('residence_id')
    .execute()
  return rows.map(({ residence_id }) => residence_id)
}

/** What somebody asked, held, claimed, said or changed of a house that the import added keeps it. */
const isUntouched = sql`
    c.kind = 'added' and r.version = c.version and r.organization_id = c.organization_id
    and not exists (select from import_change o where o.residence_id = r.id and o.import_id <> c.import_id)
    and not exists (select from inquiry q where q.residence_id = r.id)
    and not exists (select from waiting w where w.residence_id = r.id)
    and not exists (select from waiting_setting w where w.residence_id = r.id)
    and not exists (select from claim k where k.residence_id = r.id)
    and not exists (
      select from reminder_recipient n where n.organization_id = r.organization_id and r.id = any (n.residence_ids))
    and not exists (select from bed_group g where g.residence_id = r.id and (
      g.id not in (select b.group from jsonb_to_recordset(c.beds) b ("group" uuid))
      or exists (select from bed_hold h where h.bed_group_id = g.id)
      or exists (select from reminder m where m.bed_group_id = g.id)
      or exists (select from bed_report p where p.bed_group_id = g.id
        and p.id not in (select b.report from jsonb_to_recordset(c.beds) b (report uuid) where b.report is not null))))`

/**
 * A house that was never more than a row of a sheet would stand beside the next one of its name for ever. Only the system
 * may delete it; the houses must be locked. Gives those that stay.
 */
export async function deleteUntouched(tx: Tx, importId: string, residences: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from unnest(${selectIds(residences)}) home
    cross join lateral (
      select * from import_change where import_id = ${importId} and residence_id = home offset 0) c
    cross join lateral (select id, version, organization_id from residence where id = home offset 0) r
    where ${isUntouched}`.execute(tx)
  if (rows.length === 0) return [...residences]
  const ids = new Set(rows.map(({ id }) => id))
  const gone = selectIds([...ids])
  const lines = sql`
    select organization_id, 'residence', id, name, 'taken_back', jsonb_build_object('status', status), '{}'::jsonb
    from residence where id = any (${gone})`
  await writeHistory(tx, lines, { source: 'import' })
  // As a list of groups, so that an index finds them: joined, all reports there are would be read for each slice.
  await sql`
    delete from bed_report
    where bed_group_id = any (array(select id from bed_group where residence_id = any (${gone})))`.execute(tx)
  await sql`delete from bed_group where residence_id = any (${gone})`.execute(tx)
  await sql`delete from residence where id = any (${gone})`.execute(tx)
  return residences.filter((id) => !ids.has(id))
}

export async function archive(tx: Tx, residences: readonly string[]): Promise<void> {
  await sql`
    update residence set status = 'archived' where id = any (${selectIds(residences)}) and status <> 'archived'`.execute(
    tx,
  )
}

/**
 * Deletes the bed numbers that the import gave for existing houses, where nobody said one since: the number before it
 * counts again, with its own age. Only the system may.
 */
export async function unsayNumbers(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  const unsaid = sql`
    with unsaid as (
      delete from bed_report p
      using import_change c cross join lateral jsonb_to_recordset(c.beds) b ("group" uuid, report uuid)
      where c.import_id = ${importId} and c.residence_id = any (${selectIds(residences)}) and c.kind = 'changed'
        and p.id = b.report and p.bed_group_id = b.group and p.organization_id = c.organization_id
        and not exists (
          select from bed_report n
          where n.bed_group_id = p.bed_group_id and (n.reported_at, n.id) > (p.reported_at, p.id)
        )
      returning p.id, p.bed_group_id, p.occupied, p.total_beds
    )`
  const lines = sql`
    select r.organization_id, 'beds', g.id, r.name, 'said',
      jsonb_build_object('occupied', beds_taken(g.total_beds, u.occupied, u.total_beds)),
      jsonb_build_object('occupied', beds_taken(g.total_beds, was.occupied, was.total_beds), 'total_beds', g.total_beds,
        'audience', g.audience)
    from unsaid u
    join bed_group g on g.id = u.bed_group_id
    join residence r on r.id = g.residence_id
    cross join lateral (
      select b.occupied, b.total_beds from bed_report b
      where b.bed_group_id = g.id and b.id <> u.id order by b.reported_at desc, b.id desc limit 1
    ) was`
  await writeHistory(tx, lines, { source: 'import' }, unsaid)
}

export async function putBackResidences(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  const ids = selectIds(residences)
  // House by house: without statistics the database would look through all of them for these few.
  await sql`
    update residence r set ${assignColumns('n')}
    from import_change c
    cross join lateral (select o as now from own_residence o where o.id = c.residence_id offset 0) o
    cross join lateral jsonb_populate_record(o.now, c.before) n
    where c.import_id = ${importId} and c.residence_id = any (${ids}) and c.before <> '{}' and r.id = c.residence_id and r.id = any (${ids})`.execute(
    tx,
  )
}

export async function putBackGroups(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  const beds = sql`import_change c cross join lateral jsonb_to_recordset(c.beds) b ("group" uuid, added boolean,
    was_audience text, was_total int, report uuid, was_occupied int)`
  // A group with reports cannot be deleted; with no beds it is not shown.
  await sql`
    update bed_group g set audience = coalesce(b.was_audience, g.audience), total_beds = coalesce(b.was_total, 0)
    from ${beds}
    where c.import_id = ${importId} and c.residence_id = any (${selectIds(residences)}) and g.id = b.group
      and (g.audience, g.total_beds) is distinct from (coalesce(b.was_audience, g.audience), coalesce(b.was_total, 0))`.execute(
    tx,
  )
}
