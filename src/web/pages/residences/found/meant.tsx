import { Link } from 'react-router'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { Refused } from '../residences.query.ts'
import './answers.css'

type MeantProps = { refused: Refused; address: SearchAddress; path: string; words: SearchWords }

/** What may have been meant by a place nobody can tell: other places, and homes of that name. Each is one link. */
export function Meant({ refused: { choices, named }, address, path, words: { problems } }: MeantProps) {
  const { near = '' } = address.query
  return (
    <>
      {choices.length > 0 && (
        <section className="meant" aria-labelledby="meant">
          <h2 id="meant">{choices.length === 1 ? problems.didYouMean : problems.which}</h2>
          <ul>
            {choices.map((choice) => (
              <li key={choice}>
                <ButtonLink look="line" small to={path + searchOf(changedSearch(address, { near: choice }))}>
                  {choice}
                </ButtonLink>
              </li>
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
