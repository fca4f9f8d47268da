import type { SearchWords } from '#content/search/search.en.ts'
import type { PlaceChoice, PlaceDoubt } from '#contract/search/meant-places.ts'
import { buildSearch, changeSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { findFiltersMeant, type RefusedSearch } from '#web/pages/search/residences.query.ts'
import { type BothWords, describeResidencesMeant } from '#web/pages/search/search/search-view.ts'
import { Helpline } from './helpline.tsx'
import './answers.css'

type MeantProps = BothWords & { refused: RefusedSearch; near: string | undefined; address: SearchAddress; path: string }

export function Meant({ refused, near = '', address, path, words, listingWords }: MeantProps) {
  const { meant, named } = refused
  const { problems } = words
  const needs = splitNeeds(findFiltersMeant(refused) ?? {})
  const choices = meant?.choices ?? []
  return (
    <>
      {choices.length > 0 && (
        <section className="meant mt-4 no-print" aria-labelledby="meant">
          <h2 id="meant" className={meant?.why === 'several' ? 'vh' : 'side-h'}>
            {problems.didYouMean}
          </h2>
          <ul className="fit-16 tight mt-2">
            {choices.map((choice) => (
              <Choice
                key={choice.near}
                choice={choice}
                problems={problems}
                to={path + buildSearch(changeSearch(address, { near: choice.near, state: null }))}
              />
            ))}
          </ul>
        </section>
      )}
      {needs.map((filters) => (
        <p key={Object.keys(filters).join()} className="meant-named">
          <a className="tap bold" href={path + buildSearch({ query: filters, compare: address.compare })}>
            {problems.everywhere(describeResidencesMeant(filters, { words, listingWords }))}
          </a>
        </p>
      ))}
      {named && needs.length === 0 && (
        <p className="meant-named">
          <a className="tap bold" href={path + buildSearch({ query: { q: near }, compare: address.compare })}>
            {problems.named(named.count, named.isLeast, near)}
          </a>
        </p>
      )}
      {choices.length === 0 && helpless.includes(meant?.why ?? null) && <Helpline words={words} />}
    </>
  )
}

/** What is no place may be a call for help: "my son needs help". */
const helpless: readonly (PlaceDoubt | null)[] = ['unlike', 'here', 'outside', 'zip']

/** All filters together, then each alone: somebody who types "MAT" takes one of the medicines. */
function splitNeeds(filters: SearchAddress['query']): SearchAddress['query'][] {
  const each = Object.entries(filters).map(([name, value]) => ({ [name]: value }))
  return each.length > 1 ? [filters, ...each] : each
}

type ChoiceProps = { choice: PlaceChoice; to: string; problems: SearchWords['problems'] }

function Choice({ choice: { near, county, homes: residences, residencesAreLeast }, to, problems }: ChoiceProps) {
  const sentences = problems.choice({ near, county, homes: residences, isLeast: residencesAreLeast })
  return (
    <li>
      <a href={to} className="meant-choice stack gap-0 pad-y-3 line-below">
        <b>{sentences.place}</b>
        <span className="small quiet">{sentences.residences}</span>
      </a>
    </li>
  )
}
