import { sql } from 'kysely'
import type { FileKind, FileState } from '#domain/certification/evidence/evidence-files.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type FileRow = {
  id: string
  organizationId: string
  name: string
  kind: FileKind | null
  size: number
  sha256: string | null
  state: FileState
  refusal: string | null
  received: number
  keys: string[]
  isSealed: boolean
}

const columns = sql`id, organization_id as "organizationId", name, kind, size, sha256, state, refusal, received, keys,
  is_sealed as "isSealed"`

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

export async function readFile(tx: Tx, id: string): Promise<FileRow | null> {
  const { rows } = await sql<FileRow>`select ${columns} from stored_file where id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type FileFacts = Pick<FileRow, 'id' | 'name' | 'kind' | 'size' | 'state' | 'refusal'>

export async function readFacts(tx: Tx, ids: readonly string[]): Promise<FileFacts[]> {
  const { rows } = await sql<FileFacts>`
    select id, name, kind, size, state, refusal from stored_file where id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
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
  const { rows } = await sql<FileRow>`
    update stored_file
    set received = received + ${length}::int, keys = keys || ${key}::text, state_at = ${now},
      state = case when received + ${length}::int = size then 'checking' else state end
    where id = ${id} and state = 'receiving' and received = ${offset}
    returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

type Found =
  | { state: 'held' }
  | { state: 'refused'; refusal: string }
  | { state: 'clean'; kind: FileKind; name: string; size: number; sha256: string; key: string }

/** Null where somebody else was faster, or it was deleted meanwhile: then nothing has changed. */
export async function setFound(tx: Tx, { id, keys, state }: FileRow, found: Found, now: Date): Promise<FileRow | null> {
  const kept = found.state === 'clean' ? found : null
  const newKeys = found.state === 'held' ? keys : kept ? [kept.key] : []
  const { rows } = await sql<FileRow>`
    update stored_file
    set state = ${found.state}, state_at = ${now}, keys = ${newKeys}::text[],
      refusal = ${found.state === 'refused' ? found.refusal : null},
      kind = coalesce(${kept?.kind ?? null}, kind), name = coalesce(${kept?.name ?? null}, name),
      sha256 = coalesce(${kept?.sha256 ?? null}, sha256),
      received = least(received, coalesce(${kept?.size ?? null}::int, size)), size = coalesce(${kept?.size ?? null}::int, size)
    where id = ${id} and state = ${state} and keys = ${keys}::text[]
    returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

/** Those nobody has looked at for as long as a look may take, and those that wait for the scanner. */
export async function readUnchecked(tx: Tx, before: Date): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from stored_file
    where state = 'held' or (state = 'checking' and state_at < ${before})
    order by state_at limit 20`.execute(tx)
  return rows
}

/** Also what nobody made evidence of. Gives the keys of what went. */
export async function deleteUnfinished(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    delete from stored_file
    where not is_evidence(id) and case state when 'receiving' then added_at else state_at end < ${before}
    returning keys`.execute(tx)
  return rows.flatMap(({ keys }) => keys)
}

export async function readKept(tx: Tx, before: Date): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from stored_file where state <> 'refused' and state_at < ${before}`.execute(tx)
  return rows
}

export async function readKeys(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select unnest(keys) as key from stored_file`.execute(tx)
  return rows.map(({ key }) => key)
}
