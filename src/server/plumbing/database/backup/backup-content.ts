import { DatabaseSetupError, type OwnerConnection, quoteName } from '#server/plumbing/database/engine.ts'
import { roles } from '#server/plumbing/database/roles/role-names.ts'

/**
 * The content of the database as lines of JSON, the same for both kinds of database:
 *
 *   {"format": "porchlight-backup", "version": 1, "migrations": [{number, name, checksum}, ...]}
 *   {"table": "organization", "columns": [["id", "uuid"], ...]}      then its rows, each an array of texts and nulls
 *   {"sequences": [["name", "value", true], ...]}
 *   {"end": true, "rows": 123}
 *   ... and the files that rows name (backup-files.ts)
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
export const rowsPerBatch = 500

export const ownTable = 'applied_migration'

export type Column = [name: string, type: string]
type Table = { name: string; columns: Column[]; large: string[] }

const largeRowsPerStep = 8

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
  const rows = await connection.query<Table>(
    `select relname as name, json_agg(json_build_array(attname, format_type(atttypid, atttypmod)) order by attnum) as columns,
       coalesce(json_agg(attname) filter (where attstorage = 'e'), '[]') as large
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '${ownTable}'
     group by relname order by relname`,
  )
  return rows
}

async function* readRows(connection: OwnerConnection, { name, columns, large }: Table): AsyncGenerator<string> {
  const castToText = (column: string) => `${quoteName(column)}::text`
  const texts = columns.map(([column]) => castToText(column)).join(', ')
  // A file is not sorted by what is in it: its row has a key besides.
  const order = columns.flatMap(([column]) => (large.includes(column) ? [] : [castToText(column)])).join(', ')
  const step = large.length > 0 ? largeRowsPerStep : rowsPerBatch
  // Ordered by the whole row, so that equal databases give equal backups.
  await connection.execute(
    `declare backup_rows no scroll cursor for
     select json_build_array(${texts})::text as row from public.${quoteName(name)} order by ${order}`,
  )
  for (;;) {
    const rows = await connection.query<{ row: string }>(`fetch ${step} from backup_rows`)
    for (const { row } of rows) yield row
    if (rows.length < step) break
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
      `select last_value::text as value, is_called as called from public.${quoteName(name)}`,
    )
    sequences.push([name, state?.value, state?.called])
  }
  return sequences
}

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
