import { sql } from 'kysely'
import type { RunState } from '#domain/imports/decide.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectIds } from './finish.store.ts'

export type RunInProgress = {
  id: string
  state: RunState
  organizationId: string
  fileName: string
  at: Date
  worker: string
  askedBy: string
  atResidence: string | null
  changing: number
  residences: number
  tries: number
  stopped: 'taken_back' | null
}

const runColumns = sql`id, state, organization_id as "organizationId", file_name as "fileName", imported_at as at, worker,
  asked_by as "askedBy", last_residence_id as "atResidence", changed as changing, added + changed as residences, tries, stopped`

const isOpen = sql`state <> 'done' and stopped is distinct from 'hidden'`

const pauseMinutes = sql`power(2, tries)`

/** Locks the organization's imports and undos until the transaction ends. */
export async function takeLock(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organizationId}`}::text, 0))`.execute(tx)
}

export async function hasRunInProgress(tx: Tx, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from import_run where organization_id = ${organizationId} and ${isOpen}`.execute(tx)
  return rows.length > 0
}

export async function readResidencesState(tx: Tx, organizationId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), sum(version),
      (select max(reported_at) from bed_report where organization_id = ${organizationId}),
      (select max(placed_at) from bed_hold where organization_id = ${organizationId})) as state
    from residence where organization_id = ${organizationId}`.execute(tx)
  return rows[0]?.state ?? ''
}

export async function insertRun(
  tx: Tx,
  run: {
    id: string
    organizationId: string
    personId: string
    personName: string
    fileName: string
    at: Date
    published: boolean
    worker: string
    counts: { new: number; changed: number; same: number; duplicate: number; problem: number }
  },
): Promise<void> {
  const { counts } = run
  await sql`
    insert into import_run (id, organization_id, person_id, person_name, file_name, imported_at, published, added,
      changed, same, duplicate, left_out, state, worker, asked_by)
    values (${run.id}, ${run.organizationId}, ${run.personId}, ${run.personName}, ${run.fileName}, ${run.at},
      ${run.published}, ${counts.new}, ${counts.changed}, ${counts.same}, ${counts.duplicate}, ${counts.problem},
      'writing', ${run.worker}, ${run.personId})`.execute(tx)
}

export async function takeToUndo(
  tx: Tx,
  id: string,
  by: { worker: string; personId: string; personName: string; since: Date },
): Promise<RunInProgress | null> {
  const { rows } = await sql<RunInProgress>`
    update import_run i set state = 'undoing', worker = ${by.worker}, asked_by = ${by.personId},
      undone_by = ${by.personName}, touched_at = clock_timestamp(), last_residence_id = null, kept = 0, kept_names = '{}',
      tries = 0, next_try_at = clock_timestamp(), stopped = null
    where id = ${id} and state = 'done' and undone_at is null and imported_at > ${by.since}
      and exists (select from import_change c where c.import_id = i.id)
    returning ${runColumns}`.execute(tx)
  return rows[0] ?? null
}

/**
 * Acts for the person who asked, or for an owner where that person may no longer import. The try is counted first,
 * because the process may die of it.
 */
export async function takeOver(tx: Tx, worker: string, quietSeconds: number) {
  const { rows } = await sql<RunInProgress & { actingFor: string | null }>`
    update import_run set worker = ${worker}, touched_at = clock_timestamp(), tries = tries + 1,
      next_try_at = clock_timestamp() + make_interval(mins => ${pauseMinutes}::int)
    where id = (
      select id from import_run
      where ${isOpen} and touched_at <= clock_timestamp() - make_interval(secs => ${quietSeconds})
        and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    returning ${runColumns}, (
      select m.person_id from membership m
      where m.organization_id = import_run.organization_id and m.role in ('owner', 'manager')
      order by m.person_id = import_run.asked_by desc, m.role = 'owner' desc limit 1) as "actingFor"`.execute(tx)
  return rows[0] ?? null
}

/** Throws `TakenOver` where another process took over: this one must then stop. */
export async function continueRun(tx: Tx, { id, worker, state }: Pick<RunInProgress, 'id' | 'worker' | 'state'>) {
  const { numAffectedRows } = await sql`
    update import_run set touched_at = clock_timestamp()
    where id = ${id} and worker = ${worker} and state = ${state}`.execute(tx)
  if (numAffectedRows !== 1n) throw new RunTakenOver()
}

export class RunTakenOver extends Error {
  override readonly name = 'RunTakenOver'
}

/** From here on the import counts: its houses are public, and the rest must be finished. */
export async function publishWritten(tx: Tx, id: string): Promise<void> {
  await sql`update import_run set state = 'finishing', last_residence_id = null where id = ${id}`.execute(tx)
}

/** The public list follows what is done to these residences when the slice ends, and not with each statement. */
export async function beginSlice(tx: Tx, id: string, residences: readonly string[]): Promise<void> {
  await sql`update import_run set slice = ${selectIds(residences)} where id = ${id}`.execute(tx)
}

export async function endSlice(tx: Tx, id: string, atResidence: string | null = null): Promise<void> {
  await sql`
    update import_run set slice = '{}', last_residence_id = coalesce(${atResidence}::uuid, last_residence_id) where id = ${id}`.execute(
    tx,
  )
}

export async function notePassed(tx: Tx, id: string, names: readonly string[]): Promise<void> {
  await sql`
    update import_run set passed = passed + ${names.length}, changed = changed - ${names.length},
      passed_names = (passed_names || ${toTextArray(names)})[1:50]
    where id = ${id}`.execute(tx)
}

export async function noteNotPutBack(tx: Tx, id: string, names: readonly string[]): Promise<void> {
  await sql`
    update import_run set kept = kept + ${names.length}, kept_names = (kept_names || ${toTextArray(names)})[1:50]
    where id = ${id}`.execute(tx)
}

export async function markDone(tx: Tx, id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ counts: Record<string, number> }>`
    update import_run set state = 'done', worker = null, last_residence_id = null where id = ${id}
    returning json_build_object('new', added, 'changed', changed, 'same', same, 'duplicate', duplicate,
      'problem', left_out) as counts`.execute(tx)
  return rows[0]?.counts ?? {}
}

export async function markUndone(tx: Tx, id: string, at: Date): Promise<{ kept: number; isUndone: boolean }> {
  const { rows } = await sql<{ kept: number; isUndone: boolean }>`
    select kept, added + changed > kept as "isUndone" from import_run where id = ${id} for update`.execute(tx)
  const { kept, isUndone } = rows[0] ?? { kept: 0, isUndone: false }
  await sql`
    update import_run set state = 'done', worker = null, last_residence_id = null,
      undone_at = ${isUndone ? at : null}, undone_by = case when ${isUndone} then undone_by end,
      kept = ${isUndone ? kept : null},
      kept_names = case when ${isUndone} then array(select name from unnest(kept_names) name order by name collate by_name) end
    where id = ${id}`.execute(tx)
  return { kept, isUndone }
}

export async function deleteRun(tx: Tx, id: string): Promise<void> {
  await sql`delete from import_run where id = ${id} and state = 'writing'`.execute(tx)
}

export async function notifyAtEnd(tx: Tx, organizationId: string, residences: number): Promise<void> {
  await sql`select pg_notify('desk', ${organizationId}::text)`.execute(tx)
  if (residences > maxToldApart) await sql`select pg_notify('listing', '*')`.execute(tx)
}

const maxToldApart = 200

export async function noteImport(
  tx: Tx,
  { organizationId, id, fileName }: RunInProgress,
  { change, after }: { change: 'imported' | 'undone'; after: Record<string, unknown> },
): Promise<void> {
  const by = sql.ref<string>(change === 'undone' ? 'undone_by' : 'person_name')
  const personName = sql<string>`(select ${by} from import_run where id = ${id})`
  const done = { organizationId, subject: 'import', subjectId: id, subjectName: fileName, change, after }
  await noteChange(tx, done, { source: 'import', personName })
}

const toTextArray = (names: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb))`

export async function toReader(tx: Tx, personId: string): Promise<string | null> {
  const person = await tx.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
  return person?.email ?? null
}
