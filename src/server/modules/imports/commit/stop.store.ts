import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { RunInProgress } from './runs.store.ts'

type Stopped = Pick<RunInProgress, 'id' | 'worker'>

export async function takeBackStopped(tx: Tx, { id, worker }: Stopped): Promise<void> {
  const { rows } = await sql`
    update import_run set state = 'undoing', stopped = 'taken_back', undone_by = person_name, last_residence_id = null, kept = 0,
      kept_names = '{}', tries = 0, worker = null,
      changed = changed - (select count(*) from import_change c where c.import_id = import_run.id and c.planned is not null)
    where id = ${id} and worker = ${worker} returning id`.execute(tx)
  if (rows.length > 0) await sql`delete from import_change where import_id = ${id} and planned is not null`.execute(tx)
}

export async function closeUndo(tx: Tx, { id, worker }: Stopped): Promise<void> {
  await sql`
    update import_run set state = 'done', stopped = 'undo', worker = null, last_residence_id = null, undone_by = null, kept = null,
      kept_names = null
    where id = ${id} and worker = ${worker}`.execute(tx)
}

export async function hideRun(tx: Tx, { id, worker }: Stopped): Promise<void> {
  const { rows } = await sql`
    update import_run set state = 'writing', stopped = 'hidden', worker = null, undone_by = null, kept = null,
      kept_names = null
    where id = ${id} and worker = ${worker} returning id`.execute(tx)
  if (rows.length === 0) return
  const added = sql`(select residence_id from import_change where import_id = ${id} and kind = 'added')`
  await sql`delete from listing where residence_id in ${added}`.execute(tx)
  await sql`delete from listing_beds where residence_id in ${added}`.execute(tx)
  await sql`select pg_notify('listing', '*')`.execute(tx)
}
