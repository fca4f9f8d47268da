import { sql } from 'kysely'
import type { FileKind } from '#domain/certification/evidence/evidence-files.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const columns = [
  'id',
  'organization_id as organizationId',
  'name',
  'kind',
  'size',
  'sha256',
  'state',
  'refusal',
  'received',
  'keys',
  'is_sealed as isSealed',
] as const

export type FileRow = NonNullable<Awaited<ReturnType<typeof readFile>>>

/** In bytes, of all that is kept or on its way. Nobody else adds a file of the organization until the transaction ends. */
export async function countBytes(tx: Tx, organizationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stored_file ' || ${organizationId}::text, 0))`.execute(tx)
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int as bytes from stored_file
    where organization_id = ${organizationId} and state <> 'refused' and not is_sealed`.execute(tx)
  return rows[0]?.bytes ?? 0
}

type NewFile = { id: string; organizationId: string; addedAt: Date; name: string; size: number; isSealed: boolean }

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  const { id, organizationId, addedAt, name, size, isSealed } = file
  await sql`
    insert into stored_file (id, organization_id, added_by, added_by_name, added_at, name, size, is_sealed, state,
      state_at)
    values (${id}, ${organizationId}, app_person(), acting_name(), ${addedAt}, ${name}, ${size}, ${isSealed}, 'receiving',
      ${addedAt})`.execute(tx)
}

export async function readFile(tx: Tx, id: string) {
  const file = await tx.selectFrom('stored_file').select(columns).where('id', '=', id).executeTakeFirst()
  return file ?? null
}

export type FileFacts = Pick<FileRow, 'id' | 'name' | 'kind' | 'size' | 'state' | 'refusal'>

export async function readFacts(tx: Tx, ids: readonly string[]): Promise<FileFacts[]> {
  const files = tx.selectFrom('stored_file').where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return files.select(['id', 'name', 'kind', 'size', 'state', 'refusal']).execute()
}

/** False where it is held by what it shows. */
export async function deleteFile(tx: Tx, id: string): Promise<boolean> {
  const gone = await sql`delete from stored_file where id = ${id}`.execute(tx)
  return gone.numAffectedRows === 1n
}

/** Of two who send the same chunk, one is first; null for the other. */
export async function addChunk(
  tx: Tx,
  { id, offset, length, key, now }: { id: string; offset: number; length: number; key: string; now: Date },
): Promise<FileRow | null> {
  const file = await tx
    .updateTable('stored_file')
    .set({
      received: sql`received + ${length}::int`,
      keys: sql`keys || ${key}::text`,
      state: sql`case when received + ${length}::int = size then 'checking' else state end`,
      state_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where('received', '=', offset)
    .returning(columns)
    .executeTakeFirst()
  return file ?? null
}

type FileState =
  | { state: 'held' }
  | { state: 'refused'; refusal: string; keys: [] }
  | { state: 'clean'; kind: FileKind; name: string; size: number; received: number; sha256: string; keys: [string] }

/** Null where somebody else was faster, or it was deleted meanwhile: then nothing has changed. */
export async function setFound(
  tx: Tx,
  { id, keys, state }: FileRow,
  found: FileState,
  now: Date,
): Promise<FileRow | null> {
  const file = await tx
    .updateTable('stored_file')
    .set({ ...found, state_at: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('keys', '=', sql<string[]>`${keys}::text[]`)
    .returning(columns)
    .executeTakeFirst()
  return file ?? null
}

/** Those nobody has looked at for as long as a look may take, and those that wait for the scanner. */
export function readUnchecked(tx: Tx, before: Date): Promise<FileRow[]> {
  return tx
    .selectFrom('stored_file')
    .select(columns)
    .where((is) => is.or([is('state', '=', 'held'), is('state', '=', 'checking').and('state_at', '<', before)]))
    .orderBy('state_at')
    .limit(20)
    .execute()
}

/** Also what nobody made evidence of. Gives the keys of what went. */
export async function deleteUnfinished(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    delete from stored_file
    where not is_evidence(id) and case state when 'receiving' then added_at else state_at end < ${before}
    returning keys`.execute(tx)
  return rows.flatMap(({ keys }) => keys)
}

export function readKept(tx: Tx, before: Date): Promise<FileRow[]> {
  const kept = tx.selectFrom('stored_file').where('state', '<>', 'refused').where('state_at', '<', before)
  return kept.select(columns).execute()
}

export async function readKeys(tx: Tx): Promise<string[]> {
  const files = await tx.selectFrom('stored_file').select('keys').execute()
  return files.flatMap(({ keys }) => keys)
}
