import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import { hashToken } from '#server/modules/auth/sessions/sessions.store.ts'

type Columns = Record<string, unknown>
type Call = { model: string; where?: Where[]; data?: Columns; update?: Columns; set?: Columns }

const calls = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const

/**
 * The library works with the token of a session, but the table only holds its hash. Rows not found by token return
 * the hash.
 */
export function hashTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...wrapWithHashing(adapter),
    transaction: (work) => adapter.transaction((within) => work(wrapWithHashing(within))),
  }
}

function wrapWithHashing<A extends DBTransactionAdapter>(adapter: A): A {
  const hashed = calls.map((name) => {
    // Each of them takes one object that names the model; the cast leaves the rest of its type out.
    const call = adapter[name] as (asked: Call) => Promise<unknown>
    const callHashed = async (asked: Call) => {
      if (asked.model !== 'session') return call(asked)
      const token = findToken(asked)
      const found = await call(replaceTokens(asked))
      return token !== undefined && isRow(found) ? { ...found, token } : found
    }
    return [name, callHashed]
  })
  return { ...adapter, ...Object.fromEntries(hashed) }
}

function findToken({ data, where }: Call): string | undefined {
  const token = data?.token ?? where?.find(({ field }) => field === 'token')?.value
  return typeof token === 'string' ? token : undefined
}

function replaceTokens(asked: Call): Call {
  const { where, data, update, set } = asked
  return {
    ...asked,
    ...(where && {
      where: where.map((one) => (one.field === 'token' ? { ...one, value: computeHash(one.value) } : one)),
    }),
    ...(data && { data: hashColumns(data) }),
    ...(update && { update: hashColumns(update) }),
    ...(set && { set: hashColumns(set) }),
  }
}

function hashColumns(columns: Columns): Columns {
  return typeof columns.token === 'string' ? { ...columns, token: hashToken(columns.token) } : columns
}

function computeHash(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashToken(value)
  return Array.isArray(value) ? value.map((one) => hashToken(String(one))) : value
}

function isRow(value: unknown): value is Columns {
  return typeof value === 'object' && value !== null && 'token' in value
}
