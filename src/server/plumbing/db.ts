import {
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { Tables } from '#db/tables.ts'
import { backUp, isEmpty, restore, wipe } from './database/backup/backup.ts'
import type { RestoredFiles } from './database/backup/backup-files.ts'
import type { Engine, Listener, OwnerConnection } from './database/engine.ts'
import { FullDisk } from './database/full-disk.ts'
import { migrate, migrationsFolder, readMigrations } from './database/migrations/migrations.ts'
import { PromptDriver, withoutTransaction } from './database/prompt-driver.ts'
import { retryWork } from './database/retried.ts'
import { buildActorStatement } from './database/roles/actor-statement.ts'
import { type Role, roles } from './database/roles/role-names.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './start/log.ts'
import type { Actor, SignInDatabase, Transactions, Tx } from './transactions.ts'

export type Database = {
  readonly kind: 'embedded' | 'postgres'
  readonly transactions: Transactions
  readonly signIn: SignInDatabase
  /** Acts as the owner of every table: for jobs, backup and tests, never for a request. */
  runAsOwner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T>
  migrate(): Promise<string[]>
  isEmpty(): Promise<boolean>
  backup(file: string): Promise<void>
  restore(file: string, options?: { force?: boolean }): Promise<RestoredFiles>
  reset(): Promise<void>
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  ready(): Promise<boolean>
  canWrite(): Promise<boolean>
  close(): Promise<void>
}

export type DatabaseOptions = {
  dataDir: string
  databaseUrl?: string | null
  migrations?: string
  keepsBackups?: boolean
  /** Of what rows name: in every backup, and brought back with it. */
  files?: FileStore
  ran?: (statement: string, ms: number) => void
  log: Log
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const engine = await openEngine(options)
  const readOwnMigrations = () => readMigrations(options.migrations ?? migrationsFolder)
  const disk = new FullDisk()
  const { ran } = options
  const heard = ran && {
    log: ({ query, queryDurationMillis }: LogEvent) => ran(query.sql, queryDurationMillis),
  }
  const requests = new Kysely<Tables>({ dialect: createDialect(engine, roles.app, disk), ...heard })
  const runAsOwner: Engine['runAsOwner'] = async (work) => {
    try {
      return await engine.runAsOwner(work)
    } catch (error) {
      throw disk.heard(error)
    }
  }
  let closing: Promise<void> | undefined
  return {
    kind: engine.kind,
    transactions: { run: (actor, work) => run(requests, actor, work) },
    signIn: new Kysely<Tables>({ dialect: createDialect(engine, roles.signIn, disk) }),
    runAsOwner,
    migrate: async () => {
      const files = await readOwnMigrations()
      return engine.runAsOwner((connection) => migrate(connection, files))
    },
    isEmpty: () => engine.runAsOwner(isEmpty),
    backup: (file) => backUp(engine, file, options.files),
    restore: async (file, { force = false } = {}) =>
      restore(engine, file, { migrations: await readOwnMigrations(), force, files: options.files }),
    reset: async () => {
      const files = await readOwnMigrations()
      await engine.runAsOwner(async (connection) => {
        await wipe(connection)
        await migrate(connection, files)
      })
    },
    listen: engine.listen,
    ready: engine.isReachable,
    canWrite: () => disk.hasRoom(engine.runAsOwner),
    close: () => {
      closing ??= engine.close()
      return closing
    },
  }
}

async function openEngine({
  dataDir,
  databaseUrl,
  keepsBackups = false,
  files,
  log,
}: DatabaseOptions): Promise<Engine> {
  if (databaseUrl) return (await import('./database/postgres/postgres-engine.ts')).openPostgresEngine(databaseUrl, log)
  return (await import('./database/embedded/embedded-engine.ts')).openEmbeddedEngine(dataDir, {
    keepsBackups,
    files,
    log,
  })
}

function run<T>(requests: Kysely<Tables>, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = requests.transaction()
  // The connections rest as a visitor, so there is nothing to name.
  if (actor.kind === 'visitor' && actor.onlyReads) return transaction.setAccessMode(withoutTransaction).execute(work)
  return retryWork(() =>
    transaction.execute(async (tx) => {
      await sql.raw(buildActorStatement(actor)).execute(tx)
      return work(tx)
    }),
  )
}

function createDialect(engine: Engine, role: Role, disk: FullDisk): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PromptDriver(engine.driver(role), disk.heard),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
