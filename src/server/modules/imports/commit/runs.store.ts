import { sql } from 'kysely'
import type { ImportNote, ImportRun, RunState } from '#domain/imports/decide.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectIds } from './finish.store.ts'

type RunRow = {
  id: string
  state: RunState
  organizationId: string
  fileName: string
  at: Date
  askedBy: string
  atResidence: string | null
  changing: number
  residences: number
  tries: number
}
export type RunInProgress = RunRow & { worker: string }

const runColumns = sql`id, state, organization_id as "organizationId", file_name as "fileName", imported_at as at,
  asked_by as "askedBy", last_residence_id as "atResidence", changed as changing, added + changed as residences, tries`

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

export async function findRunToDecide(tx: Tx, id: string, since: Date): Promise<ImportRun | null> {
  type Row = Omit<ImportRun, 'undone'> & { undoneBy: string | null; undoneAt: Date | null; kept: number | null }
  const { rows } = await sql<Row>`
    select asked_by as "askedBy", person_name as "personName", file_name as "fileName", imported_at as at, published,
      json_build_object('new', added, 'changed', changed, 'same', same, 'duplicate', duplicate, 'problem', left_out)
        as counts,
      state, stopped, tries, undone_by as "undoneBy", undone_at as "undoneAt", kept,
      state = 'done' and undone_at is null and imported_at > ${since}
        and exists (select from import_change c where c.import_id = i.id) as "isUndoable"
    from import_run i where id = ${id}`.execute(tx)
  if (!rows[0]) return null
  const { undoneBy, undoneAt, kept, ...run } = rows[0]
  return { ...run, undone: undoneBy === null ? null : { by: undoneBy, at: undoneAt, kept: kept ?? 0 } }
}

type RunOf = Pick<RunInProgress, 'id' | 'organizationId' | 'worker'>

export async function insertRun(tx: Tx, { id, organizationId, worker }: RunOf, run: ImportRun): Promise<RunInProgress> {
  const { counts } = run
  const { rows } = await sql<RunRow>`
    insert into import_run (id, organization_id, person_id, person_name, file_name, imported_at, published, added,
      changed, same, duplicate, left_out, state, worker, asked_by)
    values (${id}, ${organizationId}, ${run.askedBy}, ${run.personName}, ${run.fileName}, ${run.at},
      ${run.published}, ${counts.new}, ${counts.changed}, ${counts.same}, ${counts.duplicate}, ${counts.problem},
      ${run.state}, ${worker}, ${run.askedBy})
    returning ${runColumns}`.execute(tx)
  return toRunInProgress(rows, worker)
}

/** A house that is kept or passed over is counted where it happens; the names of those kept stay until the next undo. */
export async function saveRun(tx: Tx, { id, worker }: RunOf, run: ImportRun): Promise<RunInProgress> {
  const { state, stopped, tries, askedBy, undone } = run
  const isAtWork = state !== 'done' && stopped === null
  const { rows } = await sql<RunRow>`
    update import_run set state = ${state}, stopped = ${stopped}, tries = ${tries}, asked_by = ${askedBy},
      worker = ${isAtWork ? worker : null}, touched_at = clock_timestamp(), last_residence_id = null,
      next_try_at = case state when 'done' then clock_timestamp() else next_try_at end,
      undone_by = ${undone?.by ?? null}, undone_at = ${undone?.at ?? null}, kept = ${undone?.kept ?? null},
      kept_names = case when ${undone === null} then null
        when state = 'undoing' then array(select name from unnest(kept_names) name order by name collate by_name)
        else '{}' end
    where id = ${id} returning ${runColumns}`.execute(tx)
  return toRunInProgress(rows, worker)
}

function toRunInProgress([row]: RunRow[], worker: string): RunInProgress {
  if (!row) throw new Error('The import is gone, or is not theirs.')
  return { ...row, worker }
}

/**
 * Acts for the person who asked, or for an owner where that person may no longer import. The try is counted first,
 * because the process may die of it.
 */
export async function takeOver(tx: Tx, worker: string, quietSeconds: number) {
  const { rows } = await sql<RunRow & { actingFor: string | null }>`
    update import_run set worker = ${worker}, touched_at = clock_timestamp(), tries = tries + 1,
      next_try_at = clock_timestamp() + make_interval(mins => ${pauseMinutes}::int)
    where id = (
      select id from import_run
      where ${isOpen} and touched_at <= clock_timestamp() - make_interval(secs => ${quietSeconds})
        and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    returning ${runColumns}, (
      select m.person_id from membership m
      where m.organization_id = import_run.organization_id and role_may(m.role, 'import')
      order by m.person_id = import_run.asked_by desc, m.role = 'owner' desc limit 1) as "actingFor"`.execute(tx)
  return rows[0] ? { ...rows[0], worker } : null
}

export async function touchRun(tx: Tx, { id, worker, state }: Pick<RunInProgress, 'id' | 'worker' | 'state'>) {
  const { numAffectedRows } = await sql`
    update import_run set touched_at = clock_timestamp()
    where id = ${id} and worker = ${worker} and state = ${state}`.execute(tx)
  return numAffectedRows === 1n
}

/** Throws `RunTakenOver` where another process took over: this one must then stop. */
export async function continueRun(tx: Tx, run: Parameters<typeof touchRun>[1]): Promise<void> {
  if (!(await touchRun(tx, run))) throw new RunTakenOver()
}

export class RunTakenOver extends Error {
  override readonly name = 'RunTakenOver'
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
  { organizationId, id }: Pick<RunInProgress, 'organizationId' | 'id'>,
  { change, by: personName, fileName, after }: ImportNote,
): Promise<void> {
  const done = { organizationId, subject: 'import', subjectId: id, subjectName: fileName, change, after }
  await noteChange(tx, done, { source: 'import', personName })
}

const toTextArray = (names: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb))`

export async function toReader(tx: Tx, personId: string): Promise<string | null> {
  const person = await tx.selectFrom('person').select('email').where('id', '=', personId).executeTakeFirst()
  return person?.email ?? null
}
