import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import { writeHistory } from './noted-lines.ts'

type ResidenceSubject = 'own_residence' | 'residence'

/** Follow from other columns, or are nobody's words. */
const notNoted = sql`('version', 'updated_at', 'cash_to_move_in', 'area_latitude', 'area_longitude', 'status',
  'allowed_beside', 'listed_since', 'import_id', 'stated_level')`

/**
 * Notes what became of the organization's own residences, which must be locked. It is read from the database, because
 * triggers decide some of it: whether a residence is listed at once, and what a certificate says.
 */
export async function noteResidenceChanges<T>(tx: Tx, ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = await readResidences(tx, 'own_residence', ids)
  const done = await work()
  if (before !== null) await noteResidences(tx, 'own_residence', before)
  return done
}

/** Of residences of any organization, in the history of their own: what certificates, claims and the system change. */
export async function noteAnyResidenceChanges<T>(tx: Tx, ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = await runAsSystem(tx, () => readResidences(tx, 'residence', ids))
  const done = await work()
  if (before !== null) await runAsSystem(tx, () => noteResidences(tx, 'residence', before))
  return done
}

async function readResidences(tx: Tx, seen: ResidenceSubject, ids: readonly string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const { rows } = await sql<{ residences: string | null }>`
    select jsonb_agg(to_jsonb(r))::text as residences from ${sql.table(seen)} r
    where r.id = any (${`{${ids.join(',')}}`}::text::uuid[]) and app_source() is not null`.execute(tx)
  return rows[0]?.residences ?? null
}

async function noteResidences(tx: Tx, seen: ResidenceSubject, before: string): Promise<void> {
  const lines = sql`
    select n.organization_id, 'residence', n.id, n.name,
      case when o.was ->> 'status' = n.status then 'changed' when n.status = 'published' then 'published'
        when n.status = 'waiting' then 'asked_for_check' when n.status = 'archived' then 'archived'
        when o.was ->> 'status' = 'archived' then 'restored' when o.was ->> 'status' = 'waiting' then 'check_withdrawn'
        else 'unpublished' end,
      d.before, d.after
    from jsonb_array_elements(${before}::text::jsonb) o (was)
    cross join lateral (select * from ${sql.table(seen)} where id = (o.was ->> 'id')::uuid offset 0) n
    cross join lateral (
      select coalesce(jsonb_object_agg(was.key, was.value), '{}') as before,
        coalesce(jsonb_object_agg(was.key, now.value), '{}') as after
      from jsonb_each(o.was) was join jsonb_each(to_jsonb(n)) now on now.key = was.key
      where was.value is distinct from now.value and was.key not in ${notNoted}
        -- A certificate has a line of its own.
        and not (app_source() = 'certificate' and was.key in ('certified', 'certified_until'))
    ) d
    where d.before <> '{}' or o.was ->> 'status' <> n.status`
  await writeHistory(tx, lines)
}
