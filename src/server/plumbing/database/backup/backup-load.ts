import { DatabaseSetupError, type OwnerConnection, quoteName } from '#server/plumbing/database/engine.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import { type Column, ownTable, rowsPerBatch } from './backup-content.ts'
import { FilesBack } from './backup-files.ts'

/** In one transaction: all or nothing. Throws DatabaseSetupError when the backup is not whole. */
export async function load(connection: OwnerConnection, lines: AsyncIterable<string>, files?: FileStore) {
  await connection.execute(`begin; set local statement_timeout = 0; set local timezone = 'UTC'; ${openTables}`)
  const batch = new Batch(connection)
  const filesBack = new FilesBack(files)
  let end: { rows: number } | undefined
  for await (const line of lines) {
    const value: unknown = JSON.parse(line)
    if (Array.isArray(value)) await batch.add(line)
    else if (isTable(value)) await batch.begin(value)
    else if (isSequences(value)) await setSequences(connection, value.sequences)
    else if (isEnd(value)) end = value
    else await filesBack.take(value)
  }
  await batch.flush()
  if (end?.rows !== batch.rows) throw new DatabaseSetupError('The backup is not whole: its end is missing.')
  filesBack.requireWhole()
  await connection.execute(`set constraints all immediate; ${closeTables}; commit`)
}

const charactersPerBatch = 4_000_000

class Batch {
  readonly #connection: OwnerConnection
  #insert = ''
  #waiting: string[] = []
  #length = 0
  rows = 0

  constructor(connection: OwnerConnection) {
    this.#connection = connection
  }

  async begin({ table, columns }: { table: string; columns: Column[] }): Promise<void> {
    await this.flush()
    const names = columns.map(([name]) => quoteName(name)).join(', ')
    const values = columns.map(([, type], index) => `(row ->> ${index})::${type}`).join(', ')
    this.#insert = `insert into public.${quoteName(table)} (${names}) overriding system value
      select ${values} from json_array_elements($1::text::json) as rows (row)`
  }

  async add(row: string): Promise<void> {
    this.rows++
    this.#waiting.push(row)
    this.#length += row.length
    if (this.#waiting.length >= rowsPerBatch || this.#length >= charactersPerBatch) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#waiting.length === 0) return
    await this.#connection.query(this.#insert, [`[${this.#waiting.join(',')}]`])
    this.#waiting = []
    this.#length = 0
  }
}

async function setSequences(connection: OwnerConnection, sequences: [string, string, boolean][]): Promise<void> {
  for (const [name, value, called] of sequences) {
    await connection.query('select setval($1::text::regclass, $2::bigint, $3)', [
      `public.${quoteName(name)}`,
      value,
      called,
    ])
  }
}

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

function isTable(value: unknown): value is { table: string; columns: Column[] } {
  return typeof value === 'object' && value !== null && 'table' in value
}

function isSequences(value: unknown): value is { sequences: [string, string, boolean][] } {
  return typeof value === 'object' && value !== null && 'sequences' in value
}

function isEnd(value: unknown): value is { rows: number } {
  return typeof value === 'object' && value !== null && 'end' in value && 'rows' in value
}
