import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely'
import { isActorStatement } from './roles/actor-statement.ts'
import { translateUnavailable } from './unavailable.ts'

export function buildOpeningStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
  return `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`
}

/** With this access mode the driver opens no transaction. */
export const withoutTransaction = 'read only'

type OnError = (error: unknown) => unknown

function rethrow(received: OnError) {
  return (error: unknown): never => {
    throw received(error)
  }
}

/**
 * Sends the opening of a transaction together with the statement that names its actor, to save a round trip. Turns
 * the errors of a lost database into 'unavailable'.
 */
export class PromptDriver implements Driver {
  readonly #inner: Driver
  readonly #heard: OnError

  constructor(inner: Driver, received: OnError = (error) => error) {
    this.#inner = inner
    this.#heard = received
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<PromptConnection> {
    return new PromptConnection(await translateUnavailable(this.#inner.acquireConnection()), this.#heard)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode !== withoutTransaction) prompt(connection).open(buildOpeningStatement(settings))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = prompt(connection)
    if (await own.close())
      await translateUnavailable(this.#inner.commitTransaction(own.inner).catch(rethrow(this.#heard)))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = prompt(connection)
    // After a failed opening there may still be a transaction to end.
    if (await own.close().catch(() => true)) await translateUnavailable(this.#inner.rollbackTransaction(own.inner))
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#inner.releaseConnection(prompt(connection).inner)
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }
}

class PromptConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #heard: OnError
  #opening: string | undefined
  #opened: Promise<unknown> | undefined

  constructor(inner: DatabaseConnection, received: OnError) {
    this.inner = inner
    this.#heard = received
  }

  open(statement: string): void {
    this.#opening = statement
  }

  async close(): Promise<boolean> {
    const opened = this.#opened
    this.#opening = undefined
    this.#opened = undefined
    await opened
    return opened !== undefined
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#opening === undefined) return this.#afterOpening(query)
    const names = isActorStatement(query.sql)
    const opening = names ? `${this.#opening}; ${query.sql}` : this.#opening
    this.#opening = undefined
    this.#opened = translateUnavailable(this.inner.executeQuery(CompiledQuery.raw(opening)))
    // Nobody may be waiting yet when it fails; the next statement or the commit meets the error.
    this.#opened.catch(() => undefined)
    return names ? { rows: [] } : this.#afterOpening(query)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize)
  }

  async #afterOpening<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const running = this.inner.executeQuery<Row>(query).catch(rethrow(this.#heard))
    const [result] = await Promise.all([translateUnavailable(running), this.#opened])
    return result
  }
}

function prompt(connection: DatabaseConnection): PromptConnection {
  if (connection instanceof PromptConnection) return connection
  throw new Error('This connection belongs to another database.')
}
