import { type DeskPower, type DeskRole, mayAsRole } from '#domain/people/desk-powers.ts'
import type { Planted } from './planted.ts'

/** Everybody there is: four of the organization that owns what is asked for, four of another, those without a desk. */
export const readers = [
  'nobody',
  'owner',
  'manager',
  'house_manager',
  'bed_updater',
  'other owner',
  'other manager',
  'other house_manager',
  'other bed_updater',
  'affiliate',
  'staff',
] as const
export type Reader = (typeof readers)[number]

/**
 * How an answer reads to whoever asked: it was given (`open`), it was reached but what was sent made no sense (`input`),
 * they were sent to sign in, it is not for them (`refused`), or for them it is not there (`missing`).
 */
export type Reading = 'open' | 'input' | 'signed out' | 'refused' | 'missing'

export type Access = Readonly<Record<Reader, Reading>>

/** One way of asking a route, and how each reader is answered. */
export type RouteRow = {
  access: Access
  /** What stands for the parts of the path that begin with a colon. */
  parts?: (planted: Planted) => Record<string, string>
  /** A JSON body for an address of the API, a form for any other; `{}` or an empty form where nothing is said. */
  body?: (planted: Planted) => Record<string, unknown>
  /** The address itself is the key: whoever holds it may read what it opens. */
  isSecret?: true
  /** Staff read there what organizations keep to themselves. */
  isModeration?: true
  /** It never ends by itself. */
  isStream?: true
}

/** Every route of the product as `METHOD /path`, every page as `PAGE /path`. */
export type RouteRows = Readonly<Record<string, RouteRow | readonly RouteRow[]>>

function each(say: (reader: Reader) => Reading): Access {
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(readers.map((reader) => [reader, say(reader)])) as Access
}

const isOther = (reader: Reader) => reader.startsWith('other ')
const readRole = (reader: Reader) =>
  reader === 'affiliate' || reader === 'staff' || reader === 'nobody'
    ? null
    : (reader.replace('other ', '') as DeskRole)

export const everyone = (reading: Reading): Access => each(() => reading)

export const signedIn = (reading: Reading): Access => each((reader) => (reader === 'nobody' ? 'signed out' : reading))

/** Only people of the alliance. */
export const staffOnly = (reading: Reading): Access =>
  each((reader) => (reader === 'nobody' ? 'signed out' : reader === 'staff' ? reading : 'refused'))

/** Whoever has this power at a desk; `others` is what people of another organization get who have it at theirs. */
export const atDesk = (power: DeskPower, reading: Reading, others: Reading = reading): Access =>
  each((reader) => {
    const role = readRole(reader)
    if (reader === 'nobody') return 'signed out'
    if (role === null || !mayAsRole(role, power)) return 'refused'
    return isOther(reader) ? others : reading
  })

/** The same, with another reading for some. */
export const but = (access: Access, some: Partial<Access>): Access => ({ ...access, ...some })
