import type { SearchWords } from '#content/search/search.en.ts'
import type { FoundPlace } from '#contract/search/residence-search.ts'
import { buildSearch, changeSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { describePlace } from '#web/pages/search/search/search-view.ts'
import './answers.css'

type OtherPlacesProps = {
  place: FoundPlace
  hasResidences: boolean
  address: SearchAddress
  path: string
  words: SearchWords
}

export function OtherPlaces({ place, hasResidences, address, path, words }: OtherPlacesProps) {
  const { near = '' } = address.query
  if (place.others.length === 0 && !place.isGuess && !place.isStreet && !place.region) return null
  const [first, ...more] = place.others
  const drawLink = (other: string) => (
    <a
      href={path + buildSearch(changeSearch(address, { near: other, state: null, city: null }))}
      className="other-place tap bold"
    >
      {words.otherPlace(other)}
    </a>
  )
  return (
    <div className="other-places row tight mt-1 no-print">
      {place.region && (
        <span>{words.middleOf(place.region, `${place.name}, ${place.state}`, place.radius !== null)}</span>
      )}
      {place.isStreet && <span>{words.noStreets(describePlace(place), hasResidences)}</span>}
      {place.isGuess && !place.isStreet && <span>{words.tookFor(near, describePlace(place).name)}</span>}
      {first && <span>{words.otherPlaces}</span>}
      {first && drawLink(first)}
      {more.length > 0 && (
        <details>
          <summary className="btn btn-text btn-sm">{words.moreOthers(more.length)}</summary>
          <ul className="row tight">
            {more.map((other) => (
              <li key={other}>{drawLink(other)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
