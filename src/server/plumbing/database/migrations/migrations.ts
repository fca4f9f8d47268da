import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSetupError, type OwnerConnection } from '#server/plumbing/database/engine.ts'
import { roles } from '#server/plumbing/database/roles/role-names.ts'
import { baselineName, isBeforeBaseline, replaceFunctions, whyNotBaseline } from './before-baseline.ts'
import { renameAll } from './renamed-columns.ts'

export type Migration = { number: number; name: string; checksum: string; sql: string }
export type Applied = { number: number; name: string; checksum: string }

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../../db/migrations')
export const beforeBaselineFile = path.resolve(import.meta.dirname, '../../../../../db/before-baseline.sql')

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
  const done = await applied(connection)
  if (!isBeforeBaseline(done) && remaining(migrations, done).length === 0) return []
  await connection.execute(`select pg_advisory_lock(${lockKey})`)
  try {
    await takeBaselineAsDone(connection, migrations)
    const todo = remaining(migrations, await applied(connection))
    for (const migration of todo) await apply(connection, migration)
    if (todo.length > 0) await letBackupRead(connection)
    return todo.map(({ name }) => name)
  } finally {
    await connection.execute(`select pg_advisory_unlock(${lockKey})`)
  }
}

async function applied(connection: OwnerConnection): Promise<Applied[]> {
  const [table] = await connection.query<{ found: boolean }>(
    `select to_regclass('public.applied_migration') is not null as found`,
  )
  if (!table?.found) return []
  return connection.query<Applied>('select number, name, checksum from public.applied_migration order by number')
}

async function takeBaselineAsDone(connection: OwnerConnection, migrations: Migration[]): Promise<void> {
  const done = await applied(connection)
  const baseline = migrations.find(({ name }) => name === baselineName)
  if (baseline === undefined || !isBeforeBaseline(done)) return
  const reason = whyNotBaseline(done)
  if (reason !== null) throw new DatabaseSetupError(`This database ${reason}`)
  const toBaseline = await readFile(beforeBaselineFile, 'utf8')
  await inTransaction(connection, 'db/before-baseline.sql', async () => {
    await connection.execute(renameAll)
    await connection.execute(toBaseline)
    await connection.execute(replaceFunctions(baseline.sql))
    await connection.execute('delete from public.applied_migration')
    await noteApplied(connection, baseline)
  })
}

function remaining(migrations: Migration[], done: Applied[]): Migration[] {
  for (const { number, name, checksum } of done) {
    const file = migrations.find((migration) => migration.number === number)
    if (file === undefined) {
      throw new DatabaseSetupError(
        `The database has the migration ${name}, which this version of the server does not know. Start the newer version.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new DatabaseSetupError(
        `db/migrations/${file.name}.sql has changed since it was applied. Restore the file and put the change into a new migration.`,
      )
    }
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

async function apply(connection: OwnerConnection, migration: Migration): Promise<void> {
  await inTransaction(connection, `The migration ${migration.name}`, async () => {
    await connection.execute(migration.sql)
    await noteApplied(connection, migration)
  })
}

async function inTransaction(connection: OwnerConnection, what: string, work: () => Promise<void>): Promise<void> {
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
