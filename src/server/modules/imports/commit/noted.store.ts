import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectIds } from './finish.store.ts'

/** Residences that the import added were written before anybody could see them: they are noted once they are shown. */
export async function noteAddedResidences(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  await sql`
    insert into history (organization_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, after)
    select c.organization_id, app_person(), (select acting_name()), 'import', app_device(), noted.subject, noted.id, r.name,
      noted.change, noted.after
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
    where c.import_id = ${importId} and c.kind = 'added' and c.residence_id = any (${selectIds(residences)})`.execute(
    tx,
  )
}
