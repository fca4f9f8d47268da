import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { ListView, SearchAddress } from '#domain/search/search-address.ts'
import type { HomesNow } from './found/homes-now.query.ts'
import type { SavedAnswer } from './kept/saved-rows.tsx'
import type { MapData } from './map/map-data.ts'
import type { Refused, Searched } from './residences.query.ts'
import type { StateGuide } from './search/state-guide.tsx'

type Found = Extract<Searched, { kind: 'found' }>

/** An answer with its homes as they are shown and its maps. */
export type FoundSearch = Found & {
  shown: HomesNow
  map: MapData
  /** Of a search that finds nothing: the nearest homes with an open bed, and the state it was in. */
  nearest: readonly FoundResidence[]
  guide: StateGuide | null
}

/** Nothing is searched yet; `saved` are the homes of a device that asks for their rows. */
export type SearchBegun = { kind: 'start'; compared: FoundResidence[]; saved: SavedAnswer | null }

export type PageData = {
  address: SearchAddress
  /** How the homes are shown. */
  view: ListView
  /** When the server put it together, ISO 8601. */
  at: string
  searched: FoundSearch | SearchBegun | Refused | { kind: 'failed' }
}
