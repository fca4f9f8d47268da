import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import type { MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { Island } from '#web/plumbing/island.tsx'
import { buildStreetProps } from './street-mark.ts'
import Streets from './streets.island.tsx'

type StreetsOverProps = BothWords & {
  residences: readonly MappedResidence[]
  place: FoundPlace | null
  site: SiteSettings
  children: ReactNode
}

export function StreetsOver({ residences, place, site, words, listingWords, children }: StreetsOverProps) {
  const props = buildStreetProps({ residences, place, tiles: site.mapTiles, words, listingWords })
  if (props === null) return children
  return (
    <div className="street-over">
      {children}
      <Island of={Streets} hydrate="touched" props={props} />
    </div>
  )
}
