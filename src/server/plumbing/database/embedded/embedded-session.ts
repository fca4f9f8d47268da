import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite, Results } from '@electric-sql/pglite'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Listener, OwnerConnection } from '#server/plumbing/database/engine.ts'
import { buildOpeningStatement } from '#server/plumbing/database/prompt-driver.ts'
import { Mutex } from './mutex.ts'

const owner = 'none'

const maxBurstMs = 15

/** The embedded database has a single session. Whoever holds a connection holds all of it until they release it. */
export class EmbeddedSession {
  readonly #pglite: PGlite
  readonly #turnstile = new Mutex()
  #role = owner
  #stretch = 0

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  async acquire(role: string): Promise<EmbeddedConnection> {
    const leave = await this.#turnstile.acquire()
    try {
      await this.#become(role)
      return new EmbeddedConnection(this.#pglite, leave, (work) => this.#fairly(work))
    } catch (error) {
      leave()
      throw error
    }
  }

  async runAsOwner<T>(work: (connection: OwnerConnection) => Promise<T>): Promise<T> {
    const connection = await this.acquire(owner)
    try {
      return await work(connection)
    } finally {
      await connection.release()
    }
  }

  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const stop = await this.runAsOwner(() => this.#pglite.listen(channel, listener))
    return async () => {
      if (!this.#pglite.closed) await this.runAsOwner(() => stop())
    }
  }

  driver(role: string): Driver {
    return new EmbeddedDriver(this, role)
  }

  async close(): Promise<void> {
    const leave = await this.#turnstile.acquire()
    try {
      await this.#pglite.close()
    } finally {
      leave()
    }
  }

  /**
   * The database works on this thread and its promises settle at once: without a pause, many statements in a row
   * would block every other request.
   */
  async #fairly<T>(work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    try {
      return await work()
    } finally {
      this.#stretch += performance.now() - began
      if (this.#stretch > maxBurstMs) {
        this.#stretch = 0
        await nextTurn()
      }
    }
  }

  // Changing roles costs a statement, so the session keeps the last one until somebody needs another.
  async #become(role: string): Promise<void> {
    if (this.#pglite.closed) throw new Error('The database is closed.')
    if (role === this.#role) return
    await this.#pglite.exec(`set role ${role}`)
    this.#role = role
  }
}

type FairRunner = <T>(work: () => Promise<T>) => Promise<T>

class EmbeddedConnection implements DatabaseConnection, OwnerConnection {
  readonly #pglite: PGlite
  readonly #leave: () => void
  readonly #fairly: FairRunner

  constructor(pglite: PGlite, leave: () => void, fairly: FairRunner) {
    this.#pglite = pglite
    this.#leave = leave
    this.#fairly = fairly
  }

  async execute(statements: string): Promise<void> {
    await this.#pglite.exec(statements)
  }

  async query<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    if (values.length > 0) return (await this.#pglite.query<Row>(statement, [...values])).rows
    // The caller names the shape of its rows; neither driver can know it.
    return (await this.#pglite.exec(statement)).flatMap(({ rows }) => rows as Row[])
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#fairly(() => this.#run(query))
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows ?? 0) }
  }

  // Without parameters the simple protocol does: half the time, and it takes several statements at once.
  async #run({ sql, parameters }: CompiledQuery): Promise<Results> {
    if (parameters.length > 0) return this.#pglite.query(sql, [...parameters])
    return (await this.#pglite.exec(sql)).at(-1) ?? { rows: [], fields: [] }
  }

  async commit(): Promise<void> {
    const [result] = await this.#pglite.exec('commit')
    // The database answers the commit of a failed transaction by rolling it back, without an error.
    if (result?.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  streamQuery(): never {
    throw new Error('The embedded database does not stream rows.')
  }

  async release(): Promise<void> {
    try {
      if (this.#pglite.isInTransaction()) await this.#pglite.exec('rollback')
    } finally {
      this.#leave()
    }
  }
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession
  readonly #role: string

  constructor(session: EmbeddedSession, role: string) {
    this.#session = session
    this.#role = role
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<EmbeddedConnection> {
    return this.#session.acquire(this.#role)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await requireEmbedded(connection).execute(buildOpeningStatement(settings))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await requireEmbedded(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await requireEmbedded(connection).execute('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await requireEmbedded(connection).release()
  }

  // The session outlives the query builders on it: whoever opened it closes it.
  async destroy(): Promise<void> {}
}

function requireEmbedded(connection: DatabaseConnection): EmbeddedConnection {
  if (connection instanceof EmbeddedConnection) return connection
  throw new Error('This connection belongs to another database.')
}
