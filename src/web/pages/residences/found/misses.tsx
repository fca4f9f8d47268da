import { Link } from 'react-router'
import type { SearchAddress } from '#domain/search-address.ts'
import { telAddress } from '#domain/tel-address.ts'
import { HomeBeds } from '#web/parts/home-card/home-beds.tsx'
import { HomeMarker } from '#web/parts/home-card/home-marker.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SaidList } from '#web/ui/text/said-list.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { type BothWords, peopleAsked } from '../search-view.ts'
import { GoneCard } from './gone-card.tsx'
import { checksSaid } from './miss-checks.ts'
import type { ShownMiss } from './use-live-answer.ts'
import './answers.css'

type MissesProps = BothWords & {
  misses: readonly ShownMiss[]
  /** How many miss something in all. */
  missing: number
  query: SearchAddress['query']
  /** The number of the first of them, after those of the list. */
  from: number
  measuredAt: string
  homePath: (slug: string) => string
}

/** Homes that miss something asked, without a roof, each with the reason behind "Why not this one?". */
export function Misses({ misses, missing, query, from, measuredAt, homePath, words, homeWords }: MissesProps) {
  if (misses.length === 0) return null
  return (
    <section className="missing" aria-labelledby="misses-title">
      <h2 id="misses-title">{words.misses.title(Math.max(missing, misses.length), misses.length)}</h2>
      <ul className="misses">
        {misses.map((miss, place) => (
          <li key={miss.home.slug} id={`miss-${from + place}`}>
            {miss.isGone ? (
              <GoneCard name={miss.home.name} no={from + place} words={words.live} />
            ) : (
              <Miss miss={miss} no={from + place} {...{ query, measuredAt, homePath, words, homeWords }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissProps = BothWords & Pick<MissesProps, 'query' | 'measuredAt' | 'homePath'> & { miss: ShownMiss; no: number }

function Miss({ miss, no, query, measuredAt, homePath, words, homeWords }: MissProps) {
  const { home } = miss
  const both = { words, homeWords }
  return (
    <>
      <div className="miss-head">
        <HomeMarker no={String(no)} light="plain" />
        <h3>
          <Link to={homePath(home.slug)}>{home.name}</Link>
        </h3>
        {home.distance !== null && <b>{homeWords.miles(home.distance)}</b>}
        <p className="small ink-2">
          {home.city}, {home.state}
        </p>
        <HomeBeds home={home} people={peopleAsked(query)} measuredAt={measuredAt} words={homeWords} />
      </div>
      <details className="why">
        <summary>
          {words.misses.why}
          <VisuallyHidden> {home.name}</VisuallyHidden>
          <Icon name="chevron" />
        </summary>
        <SaidList
          rows={checksSaid(miss, query, both).map(({ key, value, words, asked }) => ({
            ...{ id: key, mark: value, words },
            below: asked && <small>{asked}</small>,
          }))}
        />
        <ButtonLink look="line" small icon="phone" to={telAddress(home.phone)}>
          <span>
            <VisuallyHidden>{homeWords.callAt(home.name)}</VisuallyHidden>
            {home.phone}
          </span>
        </ButtonLink>
      </details>
    </>
  )
}
