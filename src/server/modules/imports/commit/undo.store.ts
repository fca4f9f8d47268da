import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { heldBeds } from '../imports.store.ts'
import { columnsFrom } from './commit.store.ts'

/** Takes an import to be undone, so that nobody else undoes it at once; null when there is none that still can be. */
export async function takeRun(tx: Tx, id: string, since: Date): Promise<{ fileName: string } | null> {
  const { rows } = await sql<{ fileName: string }>`
    select file_name as "fileName" from import_run i
    where id = ${id} and undone_at is null and imported_at > ${since}
      and exists (select from import_change c where c.import_id = i.id)
    for update`.execute(tx)
  return rows[0] ?? null
}

/**
 * Houses that somebody changed since: another version, another group of beds, or a number or a hold said after the
 * import of a house it added. They stay as they are, and so do those that had no room for the beds that are held now.
 */
const staying = (id: string, now: Date) => sql`
  select c.residence_id from import_change c join residence r on r.id = c.residence_id
  where c.import_id = ${id} and (
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
        < ${heldBeds(now)}
    ))
    or (c.kind = 'added' and (
      exists (
        select from bed_group g where g.residence_id = r.id
          and not exists (select from jsonb_to_recordset(c.beds) b ("group" uuid) where b.group = g.id)
      )
      or exists (select from bed_hold h join bed_group g on g.id = h.bed_group_id where g.residence_id = r.id)
    ))
  )`

/** The houses that stay, by name. */
export async function keptHouses(tx: Tx, id: string, now: Date): Promise<{ ids: string[]; names: string[] }> {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.name from residence r where r.id in (${staying(id, now)}) order by r.name, r.id`.execute(tx)
  return { ids: rows.map((row) => row.id), names: rows.map(({ name }) => name) }
}

/**
 * The houses of an import that are put back, all but those that stay: those it added, and those it changed. Of one state
 * together, as they were written.
 */
export async function housesToPutBack(
  tx: Tx,
  importId: string,
  kept: readonly string[],
): Promise<{ added: string[]; changed: string[] }> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select r.id, c.kind from import_change c join residence r on r.id = c.residence_id
    where c.import_id = ${importId} and c.residence_id <> all (${idsOf(kept)}) order by r.state_code, r.id`.execute(tx)
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  return { added: of('added'), changed: of('changed') }
}

/** In a subquery, which is asked once: by itself the database would read the list anew for each row it looks at. */
const idsOf = (ids: readonly string[]) => sql`(select ${`{${ids.join(',')}}`}::text::uuid[])::uuid[]`

/** Takes back houses that the import added: gone where nobody has touched them, else archived. */
export async function takeBack(tx: Tx, importId: string, houses: readonly string[], at: Date): Promise<void> {
  const ids = idsOf(houses)
  // Said to be put back, what nobody has touched is gone: a trigger takes it away. The others are archived.
  await sql`
    update import_change set put_back_at = ${at} where import_id = ${importId} and residence_id = any (${ids})`.execute(
    tx,
  )
  const { numAffectedRows } = await sql`
    update residence set status = 'archived' where id = any (${ids}) and status <> 'archived'`.execute(tx)
  if (numAffectedRows === 0n) return
  // With this they are drawn on the public list as they are now.
  await sql`
    update import_change set put_back_at = ${at} where import_id = ${importId} and residence_id = any (${ids})`.execute(
    tx,
  )
}

/** Puts houses that the import changed back to what they were. */
export async function putBack(tx: Tx, importId: string, houses: readonly string[], at: Date): Promise<void> {
  const ids = idsOf(houses)
  const mine = sql`c.import_id = ${importId} and c.residence_id = any (${ids})`
  // House by house: without statistics the database would look through all of them for these few.
  await sql`
    update residence r set ${columnsFrom('n')}
    from import_change c
    cross join lateral (select o as now from residence o where o.id = c.residence_id offset 0) o
    cross join lateral jsonb_populate_record(o.now, c.before) n
    where ${mine} and c.before <> '{}' and r.id = c.residence_id and r.id = any (${ids})`.execute(tx)
  const beds = sql`import_change c cross join lateral jsonb_to_recordset(c.beds) b ("group" uuid, added boolean,
    was_audience text, was_total int, report uuid, was_occupied int)`
  // A group cannot be taken away from what was said of it: without beds it is shown nowhere.
  await sql`
    update bed_group g set audience = coalesce(b.was_audience, g.audience), total_beds = coalesce(b.was_total, 0)
    from ${beds}
    where ${mine} and g.id = b.group
      and (g.audience, g.total_beds) is distinct from (coalesce(b.was_audience, g.audience), coalesce(b.was_total, 0))`.execute(
    tx,
  )
  // With this a trigger takes away what the import said of their beds, and they are drawn on the public list as they are now.
  await sql`update import_change c set put_back_at = ${at} where ${mine}`.execute(tx)
}

export async function markUndone(
  tx: Tx,
  id: string,
  { at, by, kept, names }: { at: Date; by: string; kept: number; names: readonly string[] },
): Promise<void> {
  await sql`
    update import_run set undone_at = ${at}, undone_by = ${by}, kept = ${kept},
      kept_names = array(select jsonb_array_elements_text(${JSON.stringify(names.slice(0, 50))}::text::jsonb))
    where id = ${id}`.execute(tx)
}
