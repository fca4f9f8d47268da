import type { MissedResidence } from '#contract/search/residence-search.ts'
import type { SearchAddress } from '#domain/search/search-address.ts'
import { type BothWords, listPeopleAsked } from '#web/pages/search/search/search-view.ts'
import { CallResidence } from '#web/parts/residence/residence-card/call-residence.tsx'
import { ResidenceBeds } from '#web/parts/residence/residence-card/residence-beds.tsx'
import { formatOpenOfTotal } from '#web/parts/residence/residence-card/residence-facts.ts'
import { ResidenceMarker } from '#web/parts/residence/residence-card/residence-marker.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { SaidList } from '#web/ui/text/lists/said-list.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { describeChecks } from './miss-checks.ts'
import type { ResidencesNow } from './residences-now.query.ts'
import '#web/ui/text/disclosure.css'
import './answers.css'

type MissesProps = BothWords & {
  misses: ResidencesNow['misses']
  notSaid: number
  missing: number
  query: SearchAddress['query']
  from: number
  measuredAt: string
  residencePath: (slug: string) => string
}

export function Misses({ misses, notSaid, missing, ...rest }: MissesProps) {
  const { words, from } = rest
  const numbered = misses.flatMap((miss, at) => (miss === null ? [] : [{ miss, no: from + at }]))
  const unsaid = numbered.filter(({ miss }) => isUnsaid(miss))
  const others = numbered.filter(({ miss }) => !isUnsaid(miss))
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
      />
    </>
  )
}

function isUnsaid({ checks }: MissedResidence): boolean {
  return checks.length > 0 && checks.every(({ isMet, said }) => isMet || said === 'not_stated')
}

type GroupProps = Omit<MissesProps, 'notSaid' | 'missing' | 'misses' | 'from'> & {
  misses: readonly { miss: MissedResidence; no: number }[]
  id: string
  title: string
  why: string
}

function Group({ id, title, why, misses, ...rest }: GroupProps) {
  if (misses.length === 0) return null
  return (
    <section className="missing mt-7 no-print" aria-labelledby={id}>
      <h2 id={id} className="t-title" data-live={id}>
        {title}
      </h2>
      <ul className="misses ruled mt-3">
        {misses.map(({ miss, no }) => (
          <li
            key={miss.residence.slug}
            id={`miss-${no}`}
            data-live-home={miss.residence.id}
            data-number={formatOpenOfTotal(miss.residence)}
          >
            <Miss miss={miss} no={no} why={why} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissProps = Omit<GroupProps, 'id' | 'title' | 'misses'> & { miss: MissedResidence; no: number }

function Miss({ miss, no, why, query, measuredAt, residencePath, words, listingWords }: MissProps) {
  const { residence } = miss
  const both = { words, listingWords }
  return (
    <>
      <div className="miss-head">
        <ResidenceMarker no={String(no)} light="plain" />
        <h3>
          <a href={residencePath(residence.slug)} className="reach">
            {residence.name}
          </a>
        </h3>
        {residence.distance !== null && <b>{listingWords.miles(residence.distance)}</b>}
        <p className="small ink-2">
          {residence.city}, {residence.state}
        </p>
        <ResidenceBeds
          residence={residence}
          people={listPeopleAsked(query)}
          measuredAt={measuredAt}
          words={listingWords}
        />
      </div>
      {miss.checks.length > 0 && (
        <details className="why fold fold-link fold-small" data-live="">
          <summary>
            {why}
            <VisuallyHidden> {residence.name}</VisuallyHidden>
            <Icon name="chevron" />
          </summary>
          <div className="why-said sunk">
            <SaidList
              rows={describeChecks(miss, query, both).map(({ key, value, words, asked }) => ({
                id: key,
                mark: value,
                words,
                below: asked && <small>{asked}</small>,
              }))}
            />
          </div>
        </details>
      )}
      <CallResidence residence={residence} words={listingWords} small quiet />
    </>
  )
}
