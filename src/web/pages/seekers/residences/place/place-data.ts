import type { PlaceWords } from '#content/seekers/search/place.en.ts'
import type { Language } from '#domain/language/language.ts'
import type { MapData } from '#web/pages/seekers/residences/map/map-data.ts'
import type { BothWords, StateName } from '#web/pages/seekers/residences/search/search-view.ts'
import type { StateGuide } from '#web/pages/seekers/residences/search/state-guide.tsx'
import type { FoundPlacePage } from './place.query.ts'

export type PlaceSaid = BothWords & { own: PlaceWords; language: Language }

export type PlaceData = {
  found: FoundPlacePage | null
  state: StateName
  at: string
  map: MapData
  guide: StateGuide | null
}
