import { DatabaseSetupError, type OwnerConnection } from './engine.ts'
import { roles } from './roles.ts'

/**
 * The content of the database as lines of JSON, the same for both kinds of database:
 *
 *   {"format": "porchlight-backup", "version": 1, "migrations": [{number, name, checksum}, ...]}
 *   {"table": "organisation", "columns": [["id", "uuid"], ...]}      then its rows, each an array of texts and nulls
 *   {"sequences": [["name", "value", true], ...]}
 *   {"end": true, "rows": 123}
 *
 * Values are in PostgreSQL's own text form, which loses nothing. The schema is not in it: the migrations make it. The
 * job queue is not in it either: what has to be done is read from the tables again.
 */
export type Header = {
  format: string
  version: number
  migrations: { number: number; name: string; checksum: string }[]
}

const format = 'porchlight-backup'
const rowsPerFetch = 500

/** The migrator's own list travels in the header. */
const ownTable = 'applied_migration'

type Column = [name: string, type: string]
type Table = { name: string; columns: Column[] }

/** Reads everything at one moment, in one transaction. The lines are without line ends. */
export async function* dump(connection: OwnerConnection): AsyncGenerator<string> {
  await connection.execute(`begin isolation level repeatable read read only;
    set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO';
    set local role ${roles.backup}`)
  const migrations = await connection.query(`select number, name, checksum from ${ownTable} order by number`)
  yield JSON.stringify({ format, version: 1, migrations })
  let count = 0
  for (const table of await readTables(connection)) {
    yield JSON.stringify({ table: table.name, columns: table.columns })
    for await (const row of readRows(connection, table)) {
      count++
      yield row
    }
  }
  yield JSON.stringify({ sequences: await readSequences(connection) })
  yield JSON.stringify({ end: true, rows: count })
  await connection.execute('commit')
}

async function readTables(connection: OwnerConnection): Promise<Table[]> {
  const rows = await connection.query<{ name: string; columns: Column[] }>(
    `select relname as name, json_agg(json_build_array(attname, format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '${ownTable}'
     group by relname order by relname`,
  )
  return rows
}

async function* readRows(connection: OwnerConnection, { name, columns }: Table): AsyncGenerator<string> {
  const texts = columns.map(([column]) => `${quote(column)}::text`).join(', ')
  // Ordered by the whole row, so that equal databases give equal backups.
  await connection.execute(
    `declare backup_rows no scroll cursor for
     select json_build_array(${texts})::text as row from public.${quote(name)} order by ${texts}`,
  )
  for (;;) {
    const rows = await connection.query<{ row: string }>(`fetch ${rowsPerFetch} from backup_rows`)
    for (const { row } of rows) yield row
    if (rows.length < rowsPerFetch) break
  }
  await connection.execute('close backup_rows')
}

async function readSequences(connection: OwnerConnection): Promise<unknown[]> {
  const names = await connection.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: unknown[] = []
  for (const { name } of names) {
    const [state] = await connection.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public.${quote(name)}`,
    )
    sequences.push([name, state?.value, state?.called])
  }
  return sequences
}

/**
 * Replaces every row of a migrated database by those of a backup, in one transaction: all or nothing. Throws
 * DatabaseSetupError when the backup is not whole.
 */
export async function load(connection: OwnerConnection, lines: AsyncIterable<string>): Promise<void> {
  await connection.execute(`begin; set local statement_timeout = 0; set local timezone = 'UTC'; ${openTables}`)
  const batch = new Batch(connection)
  let end: { rows: number } | undefined
  for await (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (Array.isArray(value)) await batch.add(line)
    else if (isTable(value)) await batch.begin(value)
    else if (isSequences(value)) await setSequences(connection, value.sequences)
    else if (isEnd(value)) end = value
  }
  await batch.flush()
  if (end?.rows !== batch.rows) throw new DatabaseSetupError('The backup is not whole: its end is missing.')
  await connection.execute(`set constraints all immediate; ${closeTables}; commit`)
}

class Batch {
  readonly #connection: OwnerConnection
  #insert = ''
  #waiting: string[] = []
  rows = 0

  constructor(connection: OwnerConnection) {
    this.#connection = connection
  }

  async begin({ table, columns }: { table: string; columns: Column[] }): Promise<void> {
    await this.flush()
    const names = columns.map(([name]) => quote(name)).join(', ')
    const values = columns.map(([, type], index) => `(row ->> ${index})::${type}`).join(', ')
    this.#insert = `insert into public.${quote(table)} (${names}) overriding system value
      select ${values} from json_array_elements($1::text::json) as rows (row)`
  }

  async add(row: string): Promise<void> {
    this.rows++
    this.#waiting.push(row)
    if (this.#waiting.length >= rowsPerFetch) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return
    await this.#connection.query(this.#insert, [`[${this.#waiting.join(',')}]`])
    this.#waiting = []
  }
}

async function setSequences(connection: OwnerConnection, sequences: [string, string, boolean][]): Promise<void> {
  for (const [name, value, called] of sequences) {
    await connection.query('select setval($1::text::regclass, $2::bigint, $3)', [
      `public.${quote(name)}`,
      value,
      called,
    ])
  }
}

/**
 * Empties every table and opens it for the rows of a backup: no trigger of ours runs a second time, references may come
 * before what they refer to, and the owner may write although row-level security is forced on it.
 */
const openTables = `
  do $$
  declare one regclass; reference record;
  begin
    for one in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s no force row level security, disable trigger user', one);
    end loop;
    for reference in select conname, conrelid::regclass as one from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
    loop
      execute format('alter table %s alter constraint %I deferrable initially deferred', reference.one, reference.conname);
    end loop;
    -- There is little to delete: whoever restores has removed everything, and this is quicker than truncating.
    for one in select oid from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '${ownTable}'
    loop
      execute format('delete from %s', one);
    end loop;
  end $$`

const closeTables = `
  do $$
  declare one record;
  begin
    for one in select oid::regclass as name, relrowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    loop
      execute format('alter table %s enable trigger user', one.name);
      if one.relrowsecurity then execute format('alter table %s force row level security', one.name); end if;
    end loop;
    for one in select conname, conrelid::regclass as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
    loop
      execute format('alter table %s alter constraint %I not deferrable', one.name, one.conname);
    end loop;
  end $$`

/** The first line of a backup. Throws DatabaseSetupError when it is not one, or of a later format. */
export function readHeader(line: string | undefined): Header {
  const value: unknown = line?.startsWith('{') ? JSON.parse(line) : undefined
  if (!isHeader(value) || value.format !== format) throw new DatabaseSetupError('This file is not a backup.')
  if (value.version !== 1) throw new DatabaseSetupError('This backup was made by a newer version of the server.')
  return value
}

export function isLastLine(line: string): boolean {
  return line.startsWith('{"end"') && line.endsWith('}')
}

function isHeader(value: unknown): value is Header {
  return typeof value === 'object' && value !== null && 'format' in value && 'version' in value && 'migrations' in value
}

function isTable(value: unknown): value is { table: string; columns: Column[] } {
  return typeof value === 'object' && value !== null && 'table' in value
}

function isSequences(value: unknown): value is { sequences: [string, string, boolean][] } {
  return typeof value === 'object' && value !== null && 'sequences' in value
}

function isEnd(value: unknown): value is { rows: number } {
  return typeof value === 'object' && value !== null && 'end' in value && 'rows' in value
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
