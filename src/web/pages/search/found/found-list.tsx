import type { ReactNode } from 'react'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SearchAnswer } from '#contract/search/residence-search.ts'
import type { StateOutline } from '#domain/places/state-plane.ts'
import type { Sort } from '#domain/search/residence-search.ts'
import {
  buildSearch,
  changeSearch,
  type ListView,
  type SearchAddress,
  toggleCompare,
} from '#domain/search/search-address.ts'
import { listNeededAnswers, readSearchRequest } from '#domain/search/search-request.ts'
import { MapMoves } from '#web/pages/search/map/map-moves.tsx'
import type { MappedResidence } from '#web/pages/search/map/mapped-residence.ts'
import type { RingGround } from '#web/pages/search/map/ring/ring-ground.ts'
import { RingMap } from '#web/pages/search/map/ring/ring-map.tsx'
import { findRingMiddle, toPoint } from '#web/pages/search/map/ring/ring-middle.ts'
import { StreetsOver } from '#web/pages/search/map/street/streets-over.tsx'
import { ResidenceRows } from '#web/pages/search/rows/residence-rows.tsx'
import { ViewSwitch } from '#web/pages/search/rows/view-switch.tsx'
import { type BothWords, listPeopleAsked } from '#web/pages/search/search/search-view.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { ResidenceCard } from '#web/parts/residence/residence-card/residence-card.tsx'
import { formatOpenOfTotal } from '#web/parts/residence/residence-card/residence-facts.ts'
import { RESIDENCES_ID } from '#web/parts/residence/residences-below/residences-below.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Misses } from './near-matches.tsx'
import type { ResidencesNow } from './residences-now.query.ts'

export type ListParts = BothWords & {
  address: SearchAddress
  path: string
  origin: string
  residencePath: (slug: string) => string
  residencePage: (slug: string) => string
}

type FoundListProps = ListParts & {
  answer: SearchAnswer
  shown: ResidencesNow
  outline: StateOutline | null
  ground: RingGround | null
  site: SiteSettings
  beside: ReactNode
  view: ListView
}

export function FoundList(props: FoundListProps) {
  const { answer, shown, address, path, words, listingWords, residencePath, beside, view } = props
  const { items, measuredAt, place } = answer
  const { residences, misses } = shown
  const mapped = listMapped(residences, misses)
  const all = mapped.map(({ residence }) => residence)
  const hasMap = findRingMiddle(place, all) !== null
  const byPhone = all.filter((residence) => toPoint(residence) === null).length
  return (
    <div className="wrap found" data-alone={all.length === 0 || undefined} data-view={view}>
      <section aria-label={words.list.label}>
        <OnPaper {...props} />
        <p className="small changed-line" hidden>
          <span /> <a href={path + buildSearch(address)}>{words.live.again}</a>
        </p>
        {[...items, ...answer.misses.map(({ residence }) => residence)].some(({ isSample }) => isSample) && (
          <SampleNote>{words.list.sample}</SampleNote>
        )}
        {items.length > 0 && <ViewSwitch address={address} path={path} view={view} words={words.rows} />}
        {items.length > 0 && (view === 'list' ? <Rows {...props} /> : <Cards {...props} />)}
        <ListFoot {...props} />
        <Misses
          misses={misses}
          measuredAt={measuredAt}
          residencePath={residencePath}
          words={words}
          listingWords={listingWords}
          notSaid={answer.notSaid}
          missing={answer.missing}
          query={address.query}
          from={items.length + 1}
        />
      </section>
      <aside className="no-print" aria-label={words.map.title}>
        {hasMap && place && (
          <StreetsOver {...props} residences={mapped} place={place}>
            <RingMap {...props} residences={mapped} place={place} />
          </StreetsOver>
        )}
        {hasMap && byPhone > 0 && <p className="small quiet mt-3">{words.map.byPhone(byPhone)}</p>}
        {place && place.kind !== 'state' && <MapMoves address={address} path={path} place={place} words={words} />}
        {beside}
      </aside>
    </div>
  )
}

function listMapped(residences: ResidencesNow['residences'], misses: ResidencesNow['misses']): MappedResidence[] {
  const found = residences.map(
    (residence, at) => residence && { residence, no: at + 1, target: `home-${at + 1}`, misses: false },
  )
  const missing = misses.map((miss, at) => {
    const no = residences.length + at + 1
    return miss && { residence: miss.residence, no, target: `miss-${no}`, misses: true }
  })
  return [...found, ...missing].filter((one) => one !== null)
}

function Cards(props: FoundListProps) {
  const { answer, shown, address, path, residencePath, residencePage, words, listingWords } = props
  const wanted = { people: listPeopleAsked(address.query), needs: listNeededAnswers(address.query) }
  return (
    <>
      <h2 className="vh">{words.list.heading}</h2>
      <ol className="residences grid gap-5" id={RESIDENCES_ID} tabIndex={-1}>
        {shown.residences.map(
          (residence, at) =>
            residence && (
              <li key={residence.id} data-live-home={residence.id} data-number={formatOpenOfTotal(residence)}>
                <ResidenceCard
                  residence={residence}
                  no={at + 1}
                  asked={wanted}
                  measuredAt={answer.measuredAt}
                  words={listingWords}
                  to={residencePath(residence.slug)}
                  page={residencePage(residence.slug)}
                  compare={path + buildSearch(toggleCompare(address, residence.slug))}
                  isCompared={address.compare.includes(residence.slug)}
                />
              </li>
            ),
        )}
      </ol>
    </>
  )
}

function Rows({ answer, shown, address, path, residencePath, words, listingWords }: FoundListProps) {
  const sorted = readSearchRequest(address.query).sort ?? (answer.place?.radius != null ? 'distance' : null)
  const sortPath = (sort: Sort) => path + buildSearch(changeSearch(address, { sort }))
  return (
    <>
      <h2 className="vh">{words.list.heading}</h2>
      <ResidenceRows
        id={RESIDENCES_ID}
        residences={shown.residences}
        people={listPeopleAsked(address.query)}
        measuredAt={answer.measuredAt}
        sorting={{ sorted, sortPath, hasDistance: answer.place?.radius != null }}
        residencePath={residencePath}
        words={words}
        listingWords={listingWords}
      />
      <p className="small quiet mt-3">{words.rows.note}</p>
    </>
  )
}

/** A printout has the homes of one page only, and says so. */
function OnPaper({ answer, address, path, origin, words }: FoundListProps) {
  const { items, total, totalIsLeast: isLeast } = answer
  const { cursor, ...query } = address.query
  if (!answer.next && !cursor) return null
  const shown = { shown: items.length, total, isLeast, isFirst: !cursor }
  return (
    <p className="on-paper print-only mb-3">
      {words.onPaper({ ...shown, address: origin + path + buildSearch({ query, compare: [] }) })}
    </p>
  )
}

function ListFoot({ answer, address, path, words }: FoundListProps) {
  const { query } = address
  const { cursor, ...first } = query
  return (
    <>
      {(answer.next || cursor) && (
        <nav className="row between mt-5 no-print" aria-label={words.list.next}>
          {cursor && (
            <a className="btn btn-text" href={path + buildSearch({ ...address, query: first })}>
              {words.list.first}
            </a>
          )}
          {answer.next && (
            <a
              className="btn btn-line"
              href={path + buildSearch({ ...address, query: { ...query, cursor: answer.next } })}
            >
              {words.list.next}
              <Icon name="arrow" />
            </a>
          )}
        </nav>
      )}
      {answer.items.length > 0 && (
        <Button variant="text" small icon="print" className="needs-script mt-3" data-print="">
          {words.print}
        </Button>
      )}
    </>
  )
}
