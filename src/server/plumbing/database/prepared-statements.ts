import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A statement that begins with this is planned once per connection, and the plan is kept. */
export const preparedPrefix = '/* kept */ '

const maxKept = 100

export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const findName = (text: string) => {
    if (!names.has(text) && names.size < maxKept) names.set(text, `kept_${names.size}`)
    return names.get(text)
  }
  const keepPrepared = (client: pg.PoolClient): PostgresPoolClient => {
    const runQuery = (text: unknown, values?: unknown) => {
      const name = typeof text === 'string' && text.startsWith(preparedPrefix) ? findName(text) : undefined
      return Reflect.apply(client.query, client, name === undefined ? [text, values] : [{ name, text, values }])
    }
    // Both of its forms go through: a text with values, and a cursor.
    return { query: runQuery as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      // The query builder remembers what it knows of a connection by the object it is given.
      const own = clients.get(client) ?? keepPrepared(client)
      clients.set(client, own)
      return own
    },
  }
}
