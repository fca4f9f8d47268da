import { sql } from 'kysely'
import { writeHistory } from '#server/plumbing/history/noted-lines.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectIds } from './finish.store.ts'

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
