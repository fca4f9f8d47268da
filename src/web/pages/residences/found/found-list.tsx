import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { SearchAnswer } from '#contract/residence-search.ts'
import type { Sort } from '#domain/residence-search.ts'
import {
  changedSearch,
  type ListView,
  needsAsked,
  type SearchAddress,
  searchOf,
  toggledCompare,
} from '#domain/search-address.ts'
import type { StateOutline } from '#domain/state-plane.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { HomeCard } from '#web/parts/home-card/home-card.tsx'
import { HOMES_ID } from '#web/parts/homes-below/homes-below.ts'
import { ChangedLine } from '#web/parts/live-homes/changed-line.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { MapMoves } from '../map/map-moves.tsx'
import type { MappedHome } from '../map/mapped-home.ts'
import type { RingGround } from '../map/ring-ground.ts'
import { RingMap } from '../map/ring-map.tsx'
import { ringMiddle } from '../map/ring-middle.ts'
import { StreetMap } from '../map/street/street-map.tsx'
import { HomeRows } from '../rows/home-rows.tsx'
import { useListView, ViewSwitch } from '../rows/view-switch.tsx'
import { type BothWords, peopleAsked } from '../search-view.ts'
import { GoneCard } from './gone-card.tsx'
import { Misses } from './misses.tsx'
import type { LiveAnswer } from './use-live-answer.ts'

export type ListParts = BothWords & {
  address: SearchAddress
  path: string
  /** The site's origin, for addresses that are sent to others. */
  origin: string
  homePath: (slug: string) => string
  /** A home's whole address, which holds nothing of the search. */
  homePage: (slug: string) => string
}

type FoundListProps = ListParts & {
  answer: SearchAnswer
  live: LiveAnswer
  outline: StateOutline | null
  ground: RingGround | null
  isBusy: boolean
  /** What stands under the map: notes and saved homes. */
  beside: ReactNode
  /** How the homes are shown to whoever chose nothing. */
  usualView: ListView
}

/** The homes found, those that miss something, and the map of both beside them. */
export function FoundList(props: FoundListProps) {
  const { answer, live, address, path, words, homeWords, homePath, outline, ground, isBusy, beside } = props
  const [lifted, setLifted] = useState<number | null>(null)
  const { items, measuredAt, place } = answer
  const { homes, misses } = live
  const mapped = useMemo(() => mappedHomes(homes, misses), [homes, misses])
  const lift = useCallback((no: number | null) => setLifted(no), [])
  const view = useListView(address.view, props.usualView)
  const shown = mapped.map(({ home }) => home)
  const hasMap = ringMiddle(place, shown) !== null
  return (
    <div className="wrap found" data-alone={!hasMap || undefined} data-view={view} aria-busy={isBusy}>
      <section aria-label={words.list.label}>
        <OnPaper {...props} />
        <ChangedLine
          changes={live.changes}
          here={path + searchOf(address)}
          words={{ changed: words.live.changed, sortAgain: words.live.again }}
        />
        {[...items, ...answer.misses.map(({ home }) => home)].some(({ isSample }) => isSample) && (
          <SampleNote>{words.list.sample}</SampleNote>
        )}
        {items.length > 0 && <ViewSwitch {...{ address, path, view }} words={words.rows} />}
        {items.length > 0 && (view === 'list' ? <Rows {...props} /> : <Cards {...props} lifted={lifted} />)}
        <ListFoot {...props} />
        <Misses
          {...{ misses, measuredAt, homePath, words, homeWords }}
          notSaid={answer.notSaid}
          missing={answer.missing}
          query={address.query}
          from={items.length + 1}
        />
      </section>
      <aside aria-label={words.map.title}>
        {hasMap && place && (
          <StreetMap homes={mapped} onLift={lift} {...{ place, words, homeWords }}>
            <RingMap homes={mapped} onLift={lift} {...{ place, outline, ground, words, homeWords }} />
          </StreetMap>
        )}
        {place && place.kind !== 'state' && <MapMoves {...{ address, path, place, words }} />}
        {beside}
      </aside>
    </div>
  )
}

/** Everything with a pin, in the list's order: the homes found, then those that miss something. */
function mappedHomes(homes: LiveAnswer['homes'], misses: LiveAnswer['misses']): MappedHome[] {
  const found = homes.map((shown, at) => ({ ...shown, no: at + 1, target: `home-${at + 1}`, misses: false }))
  const missing = misses.map(({ home, isGone }, at) => {
    const no = homes.length + at + 1
    return { home, isGone, no, target: `miss-${no}`, misses: true }
  })
  return [...found, ...missing]
}

function Cards(props: FoundListProps & { lifted: number | null }) {
  const { answer, live, address, path, homePath, homePage, words, homeWords, lifted } = props
  const asked = useMemo(
    () => ({ people: peopleAsked(address.query), needs: needsAsked(address.query) }),
    [address.query],
  )
  return (
    <>
      <h2 className="vh">{words.list.heading}</h2>
      <ol className="homes" id={HOMES_ID} tabIndex={-1}>
        {live.homes.map(({ home, isGone }, at) => (
          <li key={home.id} data-gone={isGone || undefined}>
            {isGone && <GoneCard name={home.name} no={at + 1} words={words.live} />}
            {/* What is gone keeps its room, unseen: a number further down stays under the thumb. */}
            <HomeCard
              home={home}
              no={at + 1}
              asked={asked}
              measuredAt={answer.measuredAt}
              words={homeWords}
              to={homePath(home.slug)}
              page={homePage(home.slug)}
              compare={path + searchOf(toggledCompare(address, home.slug))}
              isCompared={address.compare.includes(home.slug)}
              isLifted={lifted === at + 1}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Rows({ answer, live, address, path, homePath, words, homeWords }: FoundListProps) {
  const sorted = address.query.sort ?? (answer.place?.radius != null ? 'distance' : null)
  const sortPath = (sort: Sort) => path + searchOf(changedSearch(address, { sort }))
  return (
    <>
      <h2 className="vh">{words.list.heading}</h2>
      <HomeRows
        id={HOMES_ID}
        homes={live.homes}
        people={peopleAsked(address.query)}
        measuredAt={answer.measuredAt}
        sorting={{ sorted, sortPath, hasDistance: answer.place?.radius != null }}
        {...{ homePath, words, homeWords }}
      />
      <p className="small quiet mt-3">{words.rows.note}</p>
    </>
  )
}

/** A sheet holds the homes of one page: it says so, and where the others are. */
function OnPaper({ answer, address, path, origin, words }: FoundListProps) {
  const { items, total, totalIsLeast: isLeast } = answer
  const { cursor, ...query } = address.query
  if (!answer.next && !cursor) return null
  const shown = { shown: items.length, total, isLeast, isFirst: !cursor }
  return (
    <p className="print-only on-paper">
      {words.onPaper({ ...shown, address: origin + path + searchOf({ query, compare: [] }) })}
    </p>
  )
}

/** The way to more homes, and what can be done with these. */
function ListFoot({ answer, address, path, words }: FoundListProps) {
  const { query } = address
  const { cursor, ...first } = query
  return (
    <>
      {(answer.next || cursor) && (
        <nav className="pages" aria-label={words.list.next}>
          {cursor && (
            <Link className="btn btn-text" to={path + searchOf({ ...address, query: first })}>
              {words.list.first}
            </Link>
          )}
          {answer.next && (
            <Link
              className="btn btn-line"
              to={path + searchOf({ ...address, query: { ...query, cursor: answer.next } })}
            >
              {words.list.next}
              <Icon name="arrow" />
            </Link>
          )}
        </nav>
      )}
      {answer.items.length > 0 && (
        <Button look="bare" small icon="print" className="needs-script print-list" onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
    </>
  )
}
