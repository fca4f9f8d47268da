import type { FoundResidence } from '#contract/residence-search.ts'
import type { ListView, SearchAddress } from '#domain/search-address.ts'
import type { StateOutline } from '#domain/state-plane.ts'
import type { MapGround } from '#web/parts/map-ground/map-ground.ts'
import type { RingGround } from './map/ring-ground.ts'
import type { Searched } from './residences.query.ts'

export type PageData = {
  address: SearchAddress
  /** How the homes are shown to whoever chose nothing. */
  usualView: ListView
  /** When the server put it together, ISO 8601. */
  at: string
  searched: Searched | { kind: 'start'; compared: FoundResidence[] }
  /** The shape of the state that the search looks in. */
  outline: StateOutline | null
  /** What lies under the map of the answer: around a place, or in a state. */
  ground: RingGround | null
  stateGround: MapGround | null
  /** What was asked last and could not be looked for: everything else here was found before. */
  missed?: { address: SearchAddress; isOffline: boolean }
}
