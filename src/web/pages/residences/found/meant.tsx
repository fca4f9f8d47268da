import { Link } from 'react-router'
import type { PlaceChoice } from '#contract/meant-places.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import type { Refused } from '../residences.query.ts'
import './answers.css'

type MeantProps = { refused: Refused; address: SearchAddress; path: string; words: SearchWords }

/** What may have been meant by a place nobody can tell: other places, and homes of that name. Each is one link. */
export function Meant({ refused: { meant, named }, address, path, words: { problems } }: MeantProps) {
  const { near = '' } = address.query
  const choices = meant?.choices ?? []
  return (
    <>
      {choices.length > 0 && (
        <section className="meant" aria-labelledby="meant">
          <h2 id="meant" className={meant?.why === 'several' ? 'vh' : undefined}>
            {problems.didYouMean}
          </h2>
          <ul>
            {choices.map((choice) => (
              <Choice
                key={choice.near}
                {...{ choice, problems }}
                to={path + searchOf(changedSearch(address, { near: choice.near, state: null }))}
              />
            ))}
          </ul>
        </section>
      )}
      {named && (
        <p className="meant-named">
          <Link to={path + searchOf({ query: { q: near }, compare: address.compare })}>
            {problems.named(named.count, named.isLeast, near)}
          </Link>
        </p>
      )}
    </>
  )
}

type ChoiceProps = { choice: PlaceChoice; to: string; problems: SearchWords['problems'] }

function Choice({ choice: { near, county, homes, homesAreLeast }, to, problems }: ChoiceProps) {
  const said = problems.choice({ near, county, homes, isLeast: homesAreLeast })
  return (
    <li>
      <Link to={to} className="meant-choice">
        <b>{said.place}</b>
        <span className="quiet">{said.homes}</span>
      </Link>
    </li>
  )
}
