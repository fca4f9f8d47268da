import { dump } from '#server/plumbing/database/backup/backup-content.ts'
import { load } from '#server/plumbing/database/backup/backup-load.ts'
import { type OwnerConnection, quoteName } from '#server/plumbing/database/engine.ts'
import type { Database } from '#server/plumbing/db.ts'

/** Runs statements with the rights of a superuser: for one alone policies, triggers and references do not stand in the way. */
export type Superuser = (statements: string) => Promise<unknown>

/** What the migrations left in a database: its lines as in a backup, and one text of statements that brings them back. */
export type FreshRows = { lines: string[]; statements: string }

type TableLine = { table: string; columns: [name: string, type: string][] }
type SequencesLine = { sequences: [name: string, value: string, called: boolean][] }

/** Reads a database nobody has written to yet. */
export async function readFreshRows(connection: OwnerConnection): Promise<FreshRows> {
  const lines: string[] = []
  for await (const line of dump(connection)) lines.push(line)
  const deletes: string[] = []
  const inserts: string[] = []
  let insert = ''
  for (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (Array.isArray(value)) inserts.push(`${insert} from json_array_elements('[${quote(line)}]'::json) as rows (row)`)
    else if (isTable(value)) {
      deletes.push(`delete from public.${quoteName(value.table)}`)
      insert = writeInsert(value)
    } else if (isSequences(value)) inserts.push(...value.sequences.map(readSet))
  }
  const before = [
    'begin',
    'set local statement_timeout = 0',
    "set local timezone = 'UTC'",
    // Neither our triggers nor references: the rows are as they were when they were right.
    'set local session_replication_role = replica',
  ]
  return { lines, statements: [...before, ...deletes, ...inserts, 'commit'].join(';\n') }
}

/**
 * Brings back the rows the migrations made and nothing else. Tests do it before each of them: without a superuser it
 * goes the way of a restored backup, which opens and closes every table and takes ten times as long.
 */
export async function bringBack(fresh: FreshRows, database: Database, superuser: Superuser | null): Promise<void> {
  if (superuser) await superuser(fresh.statements)
  else await database.runAsOwner((connection) => load(connection, yieldEach(fresh.lines)))
}

/** What changes when tables are made, changed or analyzed, and not when rows come and go. */
export async function readShape(connection: OwnerConnection): Promise<string> {
  const catalogs = ['class', 'attribute', 'constraint', 'index', 'policy', 'proc', 'trigger', 'namespace']
  const parts = catalogs.map((one) => `(select count(*) || ' ' || max(xmin::text::bigint) from pg_${one})`)
  const counted = "(select sum(reltuples) from pg_class where relnamespace = 'public'::regnamespace)"
  const [row] = await connection.query<{ shape: string }>(
    `select concat_ws(', ', ${parts.join(', ')}, ${counted}) as shape`,
  )
  return row?.shape ?? ''
}

/** Bytes of all tables, with the rows that are deleted and still in the way. */
export async function readSize(connection: OwnerConnection): Promise<number> {
  const [row] = await connection.query<{ size: number }>(
    `select sum(pg_total_relation_size(oid))::float8 as size from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return row?.size ?? 0
}

function writeInsert({ table, columns }: TableLine): string {
  const names = columns.map(([name]) => quoteName(name)).join(', ')
  const values = columns.map(([, type], index) => `(row ->> ${index})::${type}`).join(', ')
  return `insert into public.${quoteName(table)} (${names}) overriding system value select ${values}`
}

function readSet([name, value, called]: SequencesLine['sequences'][number]): string {
  return `select setval('public.${quoteName(name)}'::regclass, ${value}, ${called})`
}

function quote(text: string): string {
  return text.replaceAll("'", "''")
}

function isTable(value: unknown): value is TableLine {
  return typeof value === 'object' && value !== null && 'table' in value
}

function isSequences(value: unknown): value is SequencesLine {
  return typeof value === 'object' && value !== null && 'sequences' in value
}

async function* yieldEach(lines: string[]): AsyncGenerator<string> {
  yield* lines
}
