import { sql } from 'kysely'
import { audiences } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { writeHistory } from './noted-lines.ts'

const writeUuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::text::uuid[]`

/**
 * Notes which groups of beds of these residences were added or changed, and the open number where the beds have no room
 * any more for what was said, or have it again.
 */
export async function noteGroupChanges<T>(tx: Tx, residences: readonly string[], work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ groups: string | null }>`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'audience', audience, 'total_beds', total_beds)), '[]')::text
      as groups
    from bed_group where residence_id = any (${writeUuids(residences)})
    having app_source() is not null`.execute(tx)
  const done = await work()
  if (rows[0]) await noteGroups(tx, residences, rows[0].groups ?? '[]')
  return done
}

async function noteGroups(tx: Tx, residences: readonly string[], before: string): Promise<void> {
  const lines = sql`
    select n.organization_id, 'beds', n.id, r.name,
      case when o.id is null then 'added' else 'changed' end,
      case when o.id is null then '{}' else jsonb_build_object('audience', o.audience, 'total_beds', o.total_beds)
        || case when b.open_then <> b.open_now then jsonb_build_object('open', b.open_then) else '{}' end end,
      jsonb_build_object('audience', n.audience, 'total_beds', n.total_beds)
        || case when b.open_then <> b.open_now then jsonb_build_object('open', b.open_now) else '{}' end
    from bed_group n join residence r on r.id = n.residence_id
    left join jsonb_to_recordset(${before}::text::jsonb) o (id uuid, audience text, total_beds int) on o.id = n.id
    left join lateral (
      select beds_open(o.total_beds, beds_taken(o.total_beds, said.occupied, said.total_beds), held.untils, now())
          as open_then,
        beds_open(n.total_beds, beds_taken(n.total_beds, said.occupied, said.total_beds), held.untils, now()) as open_now
      from (
        select p.occupied, p.total_beds from bed_report p
        where p.bed_group_id = n.id order by p.reported_at desc, p.id desc limit 1
      ) said
      cross join lateral (
        select array(
          select h.until from bed_hold h
          where h.bed_group_id = n.id and not exists (select from bed_hold_end e where e.hold_id = h.id)
        ) as untils
      ) held
    ) b on o.id is not null
    where n.residence_id = any (${writeUuids(residences)})
      and (n.audience, n.total_beds) is distinct from (o.audience, o.total_beds)
    order by r.name collate by_name, r.id, array_position(${sql.raw(`array['${audiences.join("','")}']`)}, n.audience)`
  await writeHistory(tx, lines)
}

type ReportNote = { together?: number | undefined; byHold?: 'moved_in' | 'held_again' | undefined }

/** `together`: how many numbers one press confirmed or set. `byHold`: what became of a hold, where nobody said a number. */
export async function noteReports(tx: Tx, reports: readonly string[], { together = 1, byHold }: ReportNote = {}) {
  const lines = sql`
    select c.organization_id, 'beds', g.id, r.name,
      case c.kind when 'confirm' then 'confirmed' else 'said' end,
      case when b.id is null then '{}'
        else jsonb_build_object('occupied', beds_taken(c.total_beds, b.occupied, b.total_beds)) end,
      jsonb_build_object('occupied', c.occupied, 'total_beds', c.total_beds, 'audience', g.audience, 'report', c.id)
      -- Said on the board while the device had no connection, and sent later.
      || case when app_source() = 'board' and c.reported_at < clock_timestamp() - interval '1 minute'
        then jsonb_build_object('said_at', iso_time(c.reported_at)) else '{}' end
      || case when ${together}::int > 1 then jsonb_build_object('together', ${together}::int) else '{}' end
      || case when ${byHold ?? null}::text is not null then jsonb_build_object('by_hold', ${byHold ?? null}::text)
        else '{}' end
    from bed_report c
    join bed_group g on g.id = c.bed_group_id
    join residence r on r.id = g.residence_id
    left join lateral (
      select earlier.id, earlier.occupied, earlier.total_beds from bed_report earlier
      where earlier.bed_group_id = c.bed_group_id and (earlier.reported_at, earlier.id) < (c.reported_at, c.id)
      order by earlier.reported_at desc, earlier.id desc limit 1
    ) b on true
    where c.id = any (${writeUuids(reports)})`
  await writeHistory(tx, lines)
}
