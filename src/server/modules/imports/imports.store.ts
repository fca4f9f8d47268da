import { sql } from 'kysely'
import type { DoneImport, ImportUnderWay } from '#contract/imports/imports.ts'
import { factNames, facts } from '#domain/residence/facts.ts'
import { joinLatestReport } from '#server/plumbing/database/desk-residences.ts'
import { mapToFields } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type RunRow = Omit<DoneImport, 'state' | 'undoUntil' | 'staying' | 'hasRejected' | 'at'> & {
  at: Date
  isUndoable: boolean
}

export type Importer = { organizationId: string; personId: string; personName: string }

const selectFiles = (tx: Tx, now: Date) =>
  tx
    .selectFrom('import_file as f')
    .select(['id', 'name', 'read_at as readAt', 'expires_at as expiresAt'])
    .select(['row_count as rows', 'read_ms as readMs', 'choices'])
    .where('expires_at', '>', now)

export type StoredFile = Awaited<ReturnType<typeof listWaitingFiles>>[number]

export async function insertFile(
  tx: Tx,
  { organizationId, personId }: Importer,
  { rows: rowCount, columns: columnCount, ...file }: Omit<StoredFile, 'choices'> & { columns: number; sheet: string },
): Promise<void> {
  const row = { ...file, organizationId, personId, rowCount, columnCount }
  await mapToFields(tx).insertInto('import_file').values(row).execute()
}

/** Null where it is gone; row-level security hides other people's files. `to change` locks the row. */
export async function findFile(tx: Tx, id: string, now: Date, use?: 'to change'): Promise<StoredFile | null> {
  const file = selectFiles(tx, now).where('id', '=', id)
  return (await (use ? file.forUpdate() : file).executeTakeFirst()) ?? null
}

export async function readSheet(tx: Tx, id: string): Promise<string> {
  const file = await tx.selectFrom('import_file').select('sheet').where('id', '=', id).executeTakeFirst()
  return file?.sheet ?? ''
}

export function listWaitingFiles(tx: Tx, now: Date) {
  const isWaiting = sql<boolean>`not exists (select from import_run i where i.id = f.id)`
  return selectFiles(tx, now).where(isWaiting).orderBy('read_at', 'desc').limit(5).execute()
}

/** Files with rows left out are kept until they expire, up to `bytes` of them. */
export async function dropOldFiles(tx: Tx, { checks, bytes }: { checks: number; bytes: number }): Promise<void> {
  await sql`
    delete from import_file where id in (
      select f.id from import_file f where not exists (select from import_run i where i.id = f.id)
      order by f.read_at desc, f.id offset ${checks})`.execute(tx)
  // As large as they are on the disk: to ask for their length would be to read them.
  await sql`
    delete from import_file where id in (
      select id from (
        select f.id, i.left_out, sum(pg_column_size(f.sheet)) filter (where i.left_out > 0)
          over (order by f.read_at desc, f.id) as size
        from import_file f join import_run i on i.id = f.id and i.state <> 'writing') imported
      where left_out = 0 or size > ${bytes})`.execute(tx)
}

export async function deleteFile(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from import_file where id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}

export async function saveChoices(tx: Tx, id: string, choices: object): Promise<void> {
  await sql`update import_file set choices = ${JSON.stringify(choices)}::jsonb where id = ${id}`.execute(tx)
}

export const residence = sql`json_build_object(
  'id', r.id, 'slug', r.slug, 'status', r.status, 'version', r.version,
  ${sql.join(factNames.map((name) => sql`${sql.lit(facts[name].column)}, ${sql.ref(`r.${facts[name].column}`)}`))},
  'rules', r.rules, 'answers', r.answers, 'answer_notes', r.answer_notes,
  'certified', r.certified, 'certified_until', r.certified_until,
  'certificate_form', (select c.form from certificate c where c.residence_id = r.id and c.ended_at is null),
  'fee_said_on', r.fee_said_on,
  'groups', coalesce(g.groups, '[]'))`

export const selectHeldBeds = (now: Date) => sql`(
  select count(*)::int from bed_hold h
  where h.bed_group_id = g.id and h.until > ${now}
    and not exists (select from bed_hold_end e where e.hold_id = h.id))`

export const joinGroups = (now: Date) => sql`
  left join lateral (
    select json_agg(json_build_object('id', g.id, 'audience', g.audience, 'total_beds', g.total_beds,
      'occupied', beds_taken(g.total_beds, latest.occupied, latest.total_beds),
      'said_at', iso_time(coalesce(latest.as_of, latest.reported_at)),
      'held', ${selectHeldBeds(now)}) order by g.audience) as groups
    from bed_group g
    ${joinLatestReport}
    where g.residence_id = r.id
  ) g on true`

export async function listResidenceIds(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('residence')
    .select('id')
    .where('organization_id', '=', organizationId)
    .orderBy('name', (by) => by.collate('by_name'))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findResidences(tx: Tx, ids: readonly string[], now: Date): Promise<string> {
  const { rows } = await sql<{ residences: string | null }>`
    select string_agg(${residence}::text, ',' order by r.name collate by_name, r.id) as residences
    from unnest(${`{${ids.join(',')}}`}::text::uuid[]) wanted
    join own_residence r on r.id = wanted ${joinGroups(now)}`.execute(tx)
  return rows[0]?.residences ?? ''
}

const run = sql`i.id, i.file_name as "fileName", i.imported_at as at, i.person_name as by, i.published,
  json_build_object('added', added, 'changed', changed, 'same', same, 'duplicate', duplicate, 'leftOut', left_out)
    as counts,
  case when undone_at is not null then json_build_object('at', iso_time(undone_at), 'by', undone_by, 'kept', kept,
    'keptNames', kept_names) end as undone,
  json_build_object('residences', passed, 'names', passed_names) as passed, stopped,
  state = 'done' and undone_at is null and exists (select from import_change c where c.import_id = i.id)
    as "isUndoable"`

const isSeen = sql`(i.state <> 'writing' or i.stopped is not null)`

const addedNow = sql`(
  select json_build_object('published', count(*) filter (where r.status = 'published'),
    'waiting', count(*) filter (where r.status = 'waiting'), 'draft', count(*) filter (where r.status = 'draft'))
  from import_change c join residence r on r.id = c.residence_id
  where c.import_id = i.id and c.kind = 'added') as "addedNow"`

export async function findRun(tx: Tx, id: string): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    select ${run}, ${addedNow} from import_run i where i.id = ${id} and ${isSeen}`.execute(tx)
  return rows[0] ?? null
}

export async function listRuns(tx: Tx, most: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select ${run}, null as "addedNow" from import_run i where ${isSeen}
    order by imported_at desc, id limit ${most}`.execute(tx)
  return rows
}

const interruptedAfterSeconds = 15

export async function runUnderWay(tx: Tx): Promise<ImportUnderWay | null> {
  const { rows } = await sql<Omit<ImportUnderWay, 'at'> & { at: Date }>`
    select 'under_way' as state, id, file_name as "fileName", imported_at as at,
      case state when 'undoing' then undone_by else person_name end as by, state as work,
      tries > 0 or touched_at < clock_timestamp() - make_interval(secs => ${interruptedAfterSeconds}) as "isInterrupted"
    from import_run where state <> 'done' and stopped is null`.execute(tx)
  return rows[0] ? { ...rows[0], at: rows[0].at.toISOString() } : null
}

export async function forgetOld(tx: Tx, { now, undoneBefore, most }: { now: Date; undoneBefore: Date; most: number }) {
  const files = await sql`delete from import_file where expires_at <= ${now}`.execute(tx)
  const changes = await sql`
    delete from import_change where (import_id, residence_id) in (
      select c.import_id, c.residence_id from import_run i join import_change c on c.import_id = i.id
      where i.state = 'done' and (i.imported_at < ${undoneBefore} or i.undone_at < ${undoneBefore})
      limit ${most})`.execute(tx)
  return Number((files.numAffectedRows ?? 0n) + (changes.numAffectedRows ?? 0n))
}
