import type { FoundResidence } from '#contract/residence-search.ts'
import type { SearchAddress } from '#domain/search-address.ts'
import type { StateOutline } from '#domain/state-plane.ts'
import type { Searched } from './residences.query.ts'

export type PageData = {
  address: SearchAddress
  /** When the server put it together, ISO 8601. */
  at: string
  searched: Searched | { kind: 'start'; compared: FoundResidence[] }
  /** The shape of the state that the search looks in. */
  outline: StateOutline | null
  /** What the homes were asked for, where that is not what the address asks: a device without a connection. */
  answers?: SearchAddress
  /** The device has no connection: what stands here was found before. */
  isOffline?: boolean
}
