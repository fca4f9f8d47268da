import { setTimeout as wait } from 'node:timers/promises'
import { type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseSetupError, type Engine, type OwnerConnection } from '#server/plumbing/database/engine.ts'
import { prepareStatements } from '#server/plumbing/database/prepared-statements.ts'
import { type Role, roles } from '#server/plumbing/database/roles/role-names.ts'
import { ensureRoles } from '#server/plumbing/database/roles/roles.ts'
import { isPassing } from '#server/plumbing/database/unavailable.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { listenOnPostgres } from './postgres-listener.ts'

const oldestVersion = 15

const poolSizes: Record<Role | 'owner', number> = {
  [roles.app]: 10,
  [roles.signIn]: 4,
  [roles.system]: 2,
  [roles.backup]: 1,
  owner: 3,
}

const connectTimeoutMs = 3_000
const answerTimeoutMs = 15_000
const probeTimeoutMs = 1_000

type Server = { number: number; version: string; login: string; name: string; creates: boolean }

export async function openPostgresEngine(databaseUrl: string, log: Log): Promise<Engine> {
  const ownerPool = createPool(databaseUrl, 'owner', log)
  const pools = [ownerPool]
  const listeners: (() => Promise<void>)[] = []
  const runAsOwner: Engine['runAsOwner'] = async (work) => {
    const client = await ownerPool.connect()
    let failed = true
    try {
      const result = await work(createOwnerConnection(client))
      failed = false
      return result
    } finally {
      // After a failure the connection may be in any state, so it is not given to anybody else.
      client.release(failed)
    }
  }
  try {
    await runAsOwner(prepare)
  } catch (error) {
    await ownerPool.end()
    throw isPassing(error) || isRefusal(error) ? buildUnreachableError(error) : error
  }
  return {
    kind: 'postgres',
    runAsOwner,
    driver: (role) => {
      const pool = createPool(databaseUrl, role, log)
      pools.push(pool)
      return createPoolDriver(pool)
    },
    isReachable: () => isAnswering(ownerPool),
    listen: async (channel, listener) => {
      const address = addOptions(databaseUrl, setSession(roles.app))
      const stop = await listenOnPostgres(address, channel, { receive: listener, log })
      listeners.push(stop)
      return stop
    },
    close: async () => {
      await Promise.all([...listeners.map((stop) => stop()), ...pools.map((pool) => pool.end())])
    },
  }
}

function createPool(databaseUrl: string, role: Role | 'owner', log: Log): pg.Pool {
  const limits =
    role === 'owner'
      ? {}
      : {
          statement_timeout: answerTimeoutMs,
          query_timeout: answerTimeoutMs + 2_000,
          idle_in_transaction_session_timeout: answerTimeoutMs,
        }
  const pool = new pg.Pool({
    connectionString: addOptions(databaseUrl, setSession(role)),
    application_name: 'porchlight',
    max: poolSizes[role],
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    types,
    ...limits,
  })
  // A connection that breaks is replaced when the next one is asked for, and whoever was using it gets the error. But
  // it says so as an event as well, from the pool while it is idle and by itself otherwise: unheard, it ends the process.
  const logLostConnection = (error: Error) => log.warn('database_connection_lost', { role, error })
  pool.on('error', logLostConnection)
  pool.on('connect', (client) => client.on('error', logLostConnection))
  return pool
}

// Requests are short and many at once: compiling a statement, or starting helpers for it, takes longer than it, and what
// is read lies in memory.
const planning = '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'

function setSession(role: Role | 'owner'): string {
  return role === 'owner' ? '-c TimeZone=UTC' : `-c TimeZone=UTC ${planning} -c role=${role}`
}

export function addOptions(databaseUrl: string, settings: string): string {
  const own = /[?&]options=([^&]*)/.exec(databaseUrl)?.[1]
  const all = own === undefined ? settings : `${decodeURIComponent(own.replaceAll('+', ' '))} ${settings}`
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}options=${encodeURIComponent(all)}`
}

function createPoolDriver(pool: pg.Pool): Driver {
  return new PostgresDialect({ pool: prepareStatements(pool) }).createDriver()
}

function createOwnerConnection(client: pg.PoolClient): OwnerConnection {
  return {
    execute: async (statements) => {
      await client.query(statements)
    },
    query: async <Row>(statement: string, values: readonly unknown[] = []) => {
      const answer: pg.QueryResult<Row & pg.QueryResultRow>[] | pg.QueryResult<Row & pg.QueryResultRow> =
        await client.query<Row & pg.QueryResultRow>(statement, [...values])
      // Several statements give several results.
      return Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows
    },
  }
}

async function prepare(connection: OwnerConnection): Promise<void> {
  const [server] = await connection.query<Server>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_user as login, current_database() as name,
       has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as creates`,
  )
  if (server) requireUsable(server)
  await ensureRoles(connection)
}

export function requireUsable({ number, version, login, name, creates }: Server): void {
  if (number < oldestVersion * 10_000) {
    throw new DatabaseSetupError(
      `DATABASE_URL leads to PostgreSQL ${version}, but this server needs PostgreSQL ${oldestVersion} or newer.`,
    )
  }
  if (!creates) {
    throw new DatabaseSetupError(
      `The database user ${login} may not create tables in the database ${name}. ` +
        `Ask an administrator to run: alter database "${name}" owner to "${login}";`,
    )
  }
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const yes = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([yes, wait(probeTimeoutMs, false, { ref: false })])
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(28...|3D000|42501)$/.test(String(error.code))
}

function buildUnreachableError(error: unknown): DatabaseSetupError {
  const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)
  return new DatabaseSetupError(
    `The database of DATABASE_URL cannot be used: ${reason}. Check the address, the password and that PostgreSQL runs.`,
    { cause: error },
  )
}

const { INT8, DATE } = pg.types.builtins
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, String)
