import { isUuid } from '#domain/links/uuid.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import type { Order, PageEnd } from './order.store.ts'

const ranks = /^-?\d{1,6} -?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/

/** Checks each key's format, so that no visitor's text reaches the database as a number. */
const keys: Record<Order, RegExp> = {
  distance: /^\d{1,5}(\.\d{1,20})?(e-\d{1,3})?$/,
  fresh: /^\d{1,16}$/,
  fee: /^\d{1,7}$/,
  name: /^[^\0]{1,200}$/,
  likeness: /^\d{1,4}$/,
  beds: ranks,
  level: ranks,
  medicine: ranks,
}

export function encodeCursor(order: Order, { segment, key, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([order, segment, key, id])).toString('base64url')
}

/** Throws `invalid_input` where it is not ours, or belongs to another order. */
export function readCursor(cursor: string, order: Order): PageEnd {
  const [ofOrder, segment, key, id, ...rest] = splitParts(cursor)
  const isOurs = ofOrder === order && (segment === 0 || segment === 1) && rest.length === 0
  if (isOurs && typeof key === 'string' && typeof id === 'string' && isUuid(id)) {
    if (keys[order].test(key) || (segment === 1 && key === '' && keys[order] !== ranks)) return { segment, key, id }
  }
  throw buildFieldsError({ cursor: 'This is not a place in this list. Start again without it.' })
}

function splitParts(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
