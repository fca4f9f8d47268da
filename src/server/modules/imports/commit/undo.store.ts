import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { heldBeds } from '../imports.store.ts'
import { columnsFrom } from './commit.store.ts'
import { idsOf } from './finish.store.ts'

export async function nextDone(
  tx: Tx,
  importId: string,
  { after, most }: { after: string | null; most: number },
): Promise<{ id: string; kind: 'added' | 'changed' }[]> {
  const { rows } = await sql<{ id: string; kind: 'added' | 'changed' }>`
    select residence_id as id, kind from import_change
    where import_id = ${importId} and residence_id > ${after ?? '00000000-0000-0000-0000-000000000000'}
    order by residence_id limit ${most}`.execute(tx)
  return rows
}

/** Changed since the import, or without room for the beds held now: an undo leaves such a house as it is. */
const stays = (now: Date) => sql`
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
    ))`

export async function keptHouses(
  tx: Tx,
  id: string,
  houses: readonly string[],
  now: Date,
): Promise<{ id: string; name: string }[]> {
  // House by house: the database expects one row of them and would look through all houses for each.
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.name from unnest(${idsOf(houses)}) home
    cross join lateral (
      select kind, version, beds from import_change where import_id = ${id} and residence_id = home offset 0) c
    cross join lateral (select id, name, version from residence where id = home offset 0) r
    where ${stays(now)} order by r.name, r.id`.execute(tx)
  return rows
}

export async function takeBack(tx: Tx, importId: string, houses: readonly string[], at: Date): Promise<void> {
  const ids = idsOf(houses)
  // Said to be put back, what nobody has touched is gone: a trigger takes it away. The others are archived.
  await sql`
    update import_change set put_back_at = ${at} where import_id = ${importId} and residence_id = any (${ids})`.execute(
    tx,
  )
  await sql`
    update residence set status = 'archived' where id = any (${ids}) and status <> 'archived'`.execute(tx)
}

export async function putBack(tx: Tx, importId: string, houses: readonly string[], at: Date): Promise<void> {
  const ids = idsOf(houses)
  const mine = sql`c.import_id = ${importId} and c.residence_id = any (${ids})`
  // House by house: without statistics the database would look through all of them for these few.
  await sql`
    update residence r set ${columnsFrom('n')}
    from import_change c
    cross join lateral (select o as now from own_residence o where o.id = c.residence_id offset 0) o
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
  // With this a trigger takes away what the import said of their beds.
  await sql`update import_change c set put_back_at = ${at} where ${mine}`.execute(tx)
}
