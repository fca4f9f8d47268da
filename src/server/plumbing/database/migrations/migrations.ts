import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSetupError, type OwnerConnection } from '#server/plumbing/database/engine.ts'
import { roles } from '#server/plumbing/database/roles/role-names.ts'

export type Migration = { number: number; name: string; checksum: string; sql: string }
export type AppliedMigration = { number: number; name: string; checksum: string }

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../../db/migrations')

/** Any number that nobody else in the database uses: the bytes of 'porch'. */
const lockKey = 0x70_6f_72_63_68

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)))
  for (const [index, { number, name }] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.number === number) throw new DatabaseSetupError(`${before.name} and ${name} have the same number.`)
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
  if (number === undefined) {
    throw new DatabaseSetupError(`${file} is not a name for a migration: use 0001_some_words.sql.`)
  }
  const sql = await readFile(path.join(folder, file), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: Number(number), name: file.slice(0, -'.sql'.length), checksum, sql }
}

/**
 * Forward only, each in its own transaction; a second server waits. Throws DatabaseSetupError when an applied file
 * changed or is gone, or a new one is numbered below it.
 */
export async function migrate(connection: OwnerConnection, migrations: Migration[]): Promise<string[]> {
  const done = await readApplied(connection)
  if (listRemaining(migrations, done).length === 0) return []
  await connection.execute(`select pg_advisory_lock(${lockKey})`)
  try {
    const todo = listRemaining(migrations, await readApplied(connection))
    for (const migration of todo) await apply(connection, migration)
    if (todo.length > 0) await letBackupRead(connection)
    return todo.map(({ name }) => name)
  } finally {
    await connection.execute(`select pg_advisory_unlock(${lockKey})`)
  }
}

async function readApplied(connection: OwnerConnection): Promise<AppliedMigration[]> {
  const [table] = await connection.query<{ found: boolean }>(
    `select to_regclass('public.applied_migration') is not null as found`,
  )
  if (!table?.found) return []
  return connection.query<AppliedMigration>(
    'select number, name, checksum from public.applied_migration order by number',
  )
}

function listRemaining(migrations: Migration[], done: AppliedMigration[]): Migration[] {
  for (const { number, name, checksum } of done) {
    const file = migrations.find((migration) => migration.number === number)
    if (file === undefined) throw new DatabaseSetupError(describeUnknownMigration(name))
    if (file.checksum !== checksum) throw new DatabaseSetupError(describeChangedMigration(file))
  }
  const last = done.at(-1)
  const todo = migrations.filter(({ number }) => !done.some((one) => one.number === number))
  const late = todo.find(({ number }) => last !== undefined && number < last.number)
  if (late && last) {
    throw new DatabaseSetupError(
      `db/migrations/${late.name}.sql is new but numbered below ${last.name}, which is already applied. Give it a higher number.`,
    )
  }
  return todo
}

function describeUnknownMigration(name: string): string {
  return `The database has the migration ${name}, which this version of the server does not know. Start the version that made it, or move its data folder away to begin with an empty one.`
}

/** Until the first release the baseline is made anew with each change of `db/schema` (decision 42). */
function describeChangedMigration({ number, name }: Migration): string {
  return number === 1
    ? 'The database was made by another version from before the first release, and cannot be brought up to date. Start that version, or move its data folder away to begin with an empty one.'
    : `db/migrations/${name}.sql has changed since it was applied. Restore the file and put the change into a new migration.`
}

async function apply(connection: OwnerConnection, migration: Migration): Promise<void> {
  await runInTransaction(connection, `The migration ${migration.name}`, async () => {
    await connection.execute(migration.sql)
    await noteApplied(connection, migration)
  })
}

async function runInTransaction(connection: OwnerConnection, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await connection.execute('begin')
    await work()
    await connection.execute('commit')
  } catch (error) {
    await connection.execute('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseSetupError(`${what} failed: ${reason}`, { cause: error })
  }
}

async function noteApplied(connection: OwnerConnection, { number, name, checksum }: Migration): Promise<void> {
  await connection.query('insert into public.applied_migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
}

/** Row-level security is forced on the owner too, so a backup needs a role of its own. */
async function letBackupRead(connection: OwnerConnection): Promise<void> {
  await connection.execute(`
    do $$
    declare one regclass;
    begin
      for one in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') loop
        execute format('grant select on %s to ${roles.backup}', one);
        if not exists (select from pg_policy where polrelid = one and polname = 'backup_reads') then
          execute format('create policy backup_reads on %s for select to ${roles.backup} using (true)', one);
        end if;
      end loop;
    end $$;
    grant select on all sequences in schema public to ${roles.backup}`)
}
