import { Link } from 'react-router'
import type { SearchAddress } from '#domain/search-address.ts'
import { CallHome } from '#web/parts/home-card/call-home.tsx'
import { HomeBeds } from '#web/parts/home-card/home-beds.tsx'
import { HomeMarker } from '#web/parts/home-card/home-marker.tsx'
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
  /** How many there are in all: that only have not said, and that miss something. */
  notSaid: number
  missing: number
  query: SearchAddress['query']
  /** The number of the first of them, after those of the list. */
  from: number
  measuredAt: string
  homePath: (slug: string) => string
}

/** Homes that have not said, to be asked, and homes that miss something, without a roof, each with what keeps it out. */
export function Misses({ misses, notSaid, missing, ...rest }: MissesProps) {
  const { words, from } = rest
  const unsaid = misses.filter(isUnsaid)
  const others = misses.filter((miss) => !isUnsaid(miss))
  return (
    <>
      <Group
        {...rest}
        id="not-said"
        title={words.misses.notSaid(Math.max(notSaid, unsaid.length), unsaid.length)}
        why={words.misses.ask}
        misses={unsaid}
      />
      <Group
        {...rest}
        id="misses-title"
        title={words.misses.title(Math.max(missing, others.length), others.length)}
        why={words.misses.why}
        misses={others}
        from={from + unsaid.length}
      />
    </>
  )
}

/** True for a home that said no to nothing: what keeps it out is only that it has not said. */
function isUnsaid({ checks }: ShownMiss): boolean {
  return checks.every(({ isMet, said }) => isMet || said === 'not_stated')
}

type GroupProps = Omit<MissesProps, 'notSaid' | 'missing'> & {
  id: string
  title: string
  /** What opens the reasons. */
  why: string
}

function Group({ id, title, why, misses, from, ...rest }: GroupProps) {
  if (misses.length === 0) return null
  return (
    <section className="missing" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="misses">
        {misses.map((miss, place) => (
          <li key={miss.home.slug} id={`miss-${from + place}`}>
            {miss.isGone ? (
              <GoneCard name={miss.home.name} no={from + place} words={rest.words.live} />
            ) : (
              <Miss miss={miss} no={from + place} why={why} {...rest} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissProps = Omit<GroupProps, 'id' | 'title' | 'misses' | 'from'> & { miss: ShownMiss; no: number }

function Miss({ miss, no, why, query, measuredAt, homePath, words, homeWords }: MissProps) {
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
          {why}
          <VisuallyHidden> {home.name}</VisuallyHidden>
          <Icon name="chevron" />
        </summary>
        <SaidList
          rows={checksSaid(miss, query, both).map(({ key, value, words, asked }) => ({
            ...{ id: key, mark: value, words },
            below: asked && <small>{asked}</small>,
          }))}
        />
      </details>
      <CallHome home={home} words={homeWords} small quiet />
    </>
  )
}
