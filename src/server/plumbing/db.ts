import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { backup, isEmpty, restore, wipe } from './database/backup/backup.ts'
import type { Engine, Hear, OwnerConnection } from './database/engine.ts'
import { FullDisk } from './database/full-disk.ts'
import { migrate, migrationsFolder, readMigrations } from './database/migrations.ts'
import { PromptDriver, withoutTransaction } from './database/prompt-driver.ts'
import { retried } from './database/retried.ts'
import { actorStatement } from './database/roles/actor-statement.ts'
import { type Role, roles } from './database/roles/role-names.ts'
import type { Log } from './start/log.ts'
import type { Actor, NoTables, SignInDatabase, Transactions, Tx } from './transactions.ts'

export type Database = {
  readonly kind: 'embedded' | 'postgres'
  readonly transactions: Transactions
  readonly signIn: SignInDatabase
  /** A connection as the owner of every table: for jobs, backup and tests, never for a request. */
  asOwner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T>
  /** Applies what is missing and gives the names of the migrations applied. */
  migrate(): Promise<string[]>
  /** True when there is nothing but what the migrations made. */
  isEmpty(): Promise<boolean>
  /** Writes everything to one compressed file, which `restore` reads on both kinds of database. */
  backup(file: string): Promise<void>
  /** Makes the database what it was when the backup was written, and migrates it. Refuses to replace data unforced. */
  restore(file: string, options?: { force?: boolean }): Promise<void>
  /** Removes everything and migrates. */
  reset(): Promise<void>
  /**
   * Hears what any process tells a channel (pg_notify) when its transaction is committed, until what this gives is
   * called. Where something may have been missed, '*' is heard.
   */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>
  /** False while the database does not answer. */
  ready(): Promise<boolean>
  /** False while its disk is full, as far as a write that failed has told. */
  canWrite(): Promise<boolean>
  /** Waits for open transactions, then closes. The embedded database is flushed to its folder. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Folder of the embedded database; not used when there is a databaseUrl. */
  dataDir: string
  databaseUrl?: string | null
  /** Folder of the migrations, for tests that bring their own. */
  migrations?: string
  /** True for a server: it makes the daily backups of the embedded database, and one whenever it is asked for one. */
  keepsBackups?: boolean
  log: Log
}

/**
 * Opens the embedded database, or PostgreSQL when there is an address for it. Does not migrate yet. Throws
 * DatabaseSetupError with a message for the person who starts the server.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = await openEngine(options)
  const migrations = () => readMigrations(options.migrations ?? migrationsFolder)
  const disk = new FullDisk()
  const requests = new Kysely<NoTables>({ dialect: dialect(engine, roles.app, disk) })
  const asOwner: Engine['asOwner'] = async (work) => {
    try {
      return await engine.asOwner(work)
    } catch (error) {
      throw disk.heard(error)
    }
  }
  let closing: Promise<void> | undefined
  return {
    kind: engine.kind,
    transactions: { run: (actor, work) => run(requests, actor, work) },
    signIn: new Kysely<NoTables>({ dialect: dialect(engine, roles.signIn, disk) }),
    asOwner,
    migrate: async () => {
      const files = await migrations()
      return engine.asOwner((connection) => migrate(connection, files))
    },
    isEmpty: () => engine.asOwner(isEmpty),
    backup: (file) => backup(engine, file),
    restore: async (file, { force = false } = {}) => restore(engine, file, { migrations: await migrations(), force }),
    reset: async () => {
      const files = await migrations()
      await engine.asOwner(async (connection) => {
        await wipe(connection)
        await migrate(connection, files)
      })
    },
    listen: engine.listen,
    ready: engine.isReachable,
    canWrite: () => disk.hasRoom(engine.asOwner),
    close: () => {
      closing ??= engine.close()
      return closing
    },
  }
}

/** Loads only the driver that is needed: the other would cost memory and a part of the start. */
async function openEngine({ dataDir, databaseUrl, keepsBackups = false, log }: DatabaseOptions): Promise<Engine> {
  if (databaseUrl) return (await import('./database/postgres/postgres-engine.ts')).openPostgresEngine(databaseUrl, log)
  return (await import('./database/embedded/embedded-engine.ts')).openEmbeddedEngine(dataDir, { keepsBackups, log })
}

function run<T>(requests: Kysely<NoTables>, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = requests.transaction()
  // The connections rest as a visitor, so there is nothing to name.
  if (actor.kind === 'visitor' && actor.onlyReads) return transaction.setAccessMode(withoutTransaction).execute(work)
  return retried(() =>
    transaction.execute(async (tx) => {
      await sql.raw(actorStatement(actor)).execute(tx)
      return work(tx)
    }),
  )
}

function dialect(engine: Engine, role: Role, disk: FullDisk): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PromptDriver(engine.driver(role), disk.heard),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
