import { Link } from 'react-router'
import type { FoundPlace } from '#contract/residence-search.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { placeSaid } from '../search-view.ts'
import './answers.css'

type OtherPlacesProps = { place: FoundPlace; address: SearchAddress; path: string; words: SearchWords }

/** The other places of a name whose state nobody said, and what was taken for what was typed. */
export function OtherPlaces({ place, address, path, words }: OtherPlacesProps) {
  const { near = '' } = address.query
  if (place.others.length === 0 && !place.isGuess) return null
  const [first, ...more] = place.others
  const link = (other: string) => (
    <Link
      to={path + searchOf(changedSearch(address, { near: other, state: null, city: null }))}
      className="other-place"
    >
      {other}
    </Link>
  )
  return (
    <div className="other-places">
      {place.isGuess && <span>{words.tookFor(near, placeSaid(place).name)}</span>}
      {first && <span>{words.otherPlaces}</span>}
      {first && link(first)}
      {more.length > 0 && (
        <details>
          <summary>{words.moreOthers(more.length)}</summary>
          <ul>
            {more.map((other) => (
              <li key={other}>{link(other)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
