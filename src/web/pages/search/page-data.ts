import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { ListView, SearchAddress } from '#domain/search/search-address.ts'
import type { ResidencesNow } from './found/residences-now.query.ts'
import type { MapData } from './map/map-data.ts'
import type { RefusedSearch, SearchOutcome } from './residences.query.ts'
import type { SavedAnswer } from './saved/saved-rows.tsx'
import type { StateGuide } from './search/state-guide.tsx'

type FoundOutcome = Extract<SearchOutcome, { kind: 'found' }>

export type FoundSearch = FoundOutcome & {
  shown: ResidencesNow
  map: MapData
  nearest: readonly FoundResidence[]
  guide: StateGuide | null
}

export type SearchBegun = { kind: 'start'; compared: FoundResidence[]; saved: SavedAnswer | null }

export type PageData = {
  address: SearchAddress
  view: ListView
  at: string
  searched: FoundSearch | SearchBegun | RefusedSearch | { kind: 'failed' }
}
