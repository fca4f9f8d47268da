import { type ReactNode, useState } from 'react'
import type { FoundPlace } from '#contract/residence-search.ts'
import { usualRadius } from '#domain/search-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { useSite } from '#web/plumbing/site.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { MappedHome } from '../mapped-home.ts'
import { ringMiddle } from '../ring-middle.ts'
import { StreetBox } from './street-box.tsx'
import './street-map.css'

type StreetMapProps = {
  homes: readonly MappedHome[]
  place: FoundPlace
  words: SearchWords
  homeWords: HomeWords
  onLift: (no: number | null) => void
  /** The map that is there without it. */
  children: ReactNode
}

export type StreetState = 'off' | 'loading' | 'shown' | 'failed'

/**
 * A street map over the drawn one, for whoever presses for it, where whoever runs the site has a file of tiles that holds
 * the place. Without script, without the file, and where it fails, the drawn map is the map.
 */
export function StreetMap({ homes, place, words, homeWords, onLift, children }: StreetMapProps) {
  const [state, setState] = useState<StreetState>('off')
  const tiles = useSite()?.mapTiles ?? null
  const middle = ringMiddle(
    place,
    homes.map(({ home }) => home),
  )
  if (tiles === null || middle === null) return children
  const [west, south, east, north] = tiles.bounds
  const { latitude, longitude } = middle
  if (longitude < west || longitude > east || latitude < south || latitude > north) return children
  const radius = place.radius ?? usualRadius
  const { street } = words
  const isOpen = state === 'loading' || state === 'shown'
  const said = { off: '', loading: street.loading, shown: street.shown, failed: street.failed }[state]
  return (
    <div className="street" data-shown={state === 'shown' || undefined}>
      {children}
      {isOpen && (
        <StreetBox
          key={`${latitude} ${longitude} ${radius}`}
          address={tiles.address}
          {...{ homes, middle, radius, words, homeWords, onLift }}
          onState={setState}
        />
      )}
      <div className="street-switch needs-script">
        <Button look="line" small icon="map" onClick={() => setState(isOpen ? 'off' : 'loading')}>
          {isOpen ? street.drawn : street.show}
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}
