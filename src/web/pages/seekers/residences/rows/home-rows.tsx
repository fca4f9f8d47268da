import type { ReactNode } from 'react'
import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { People } from '#domain/beds/home-beds.ts'
import { telAddress } from '#domain/inquiries/tel-address.ts'
import { medicines } from '#domain/residence/needs.ts'
import type { Sort } from '#domain/search/residence-search.ts'
import type { RowWords } from '#domain/seeker-words/row-words.ts'
import type { BothWords } from '#web/pages/seekers/residences/search/search-view.ts'
import { HomeAge } from '#web/parts/homes/home-card/home-age.tsx'
import { certifiedWords, homeNumberSaid, saidFor } from '#web/parts/homes/home-card/home-facts.ts'
import { SaveButton } from '#web/parts/homes/home-card/save-button.tsx'
import { writeProps } from '#web/plumbing/island-props.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './home-rows.css'

type Sorting = { sorted: string | null; sortPath: (sort: Sort) => string; hasDistance: boolean }

export type HomeRowsProps = BothWords & {
  id?: string
  /** What they are, where another list stands on the same page. */
  name?: string
  /** Null in place of a home that is no longer listed. */
  homes: readonly (FoundResidence | null)[]
  people: People
  measuredAt: string
  homePath: (slug: string) => string
  sorting?: Sorting
  below?: (home: FoundResidence) => ReactNode
}

const sortOf: Partial<Record<keyof RowWords['heads'], Sort>> = {
  home: 'name',
  beds: 'beds',
  said: 'fresh',
  medicine: 'medicine',
  cash: 'fee',
  level: 'level',
  far: 'distance',
}
/** Sorted with the most first. */
const falling: readonly Sort[] = ['beds', 'fresh', 'medicine']
const romans = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const

export function HomeRows(props: HomeRowsProps) {
  const { id, homes, sorting, words } = props
  const { rows } = words
  const hasDistance = homes.some((home) => home !== null && home.distance !== null)
  const heads = ['home', 'beds', 'said', 'whom', 'medicine', 'cash', 'level', 'far', 'phone'] as const
  return (
    <section
      className="rowlist-box"
      data-ages={writeProps(props.homeWords.agesInRow)}
      id={id}
      aria-label={props.name ?? rows.caption}
      tabIndex={0}
    >
      <table className="rowlist" data-sorts={sorting !== undefined || undefined}>
        <caption className="vh">{rows.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="needs-script">
              <VisuallyHidden>{words.saved.head}</VisuallyHidden>
            </th>
            {heads
              .filter((head) => head !== 'far' || hasDistance)
              .map((head) => (
                <Head key={head} head={head} sorting={sorting} words={rows} />
              ))}
          </tr>
        </thead>
        <tbody>
          {homes.map(
            (home, at) => home && <Row key={home.id} {...props} home={home} no={at + 1} hasDistance={hasDistance} />,
          )}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps = { head: keyof RowWords['heads']; sorting: Sorting | undefined; words: RowWords }

function Head({ head, sorting, words }: HeadProps) {
  const sort = sortOf[head]
  const name = words.heads[head]
  if (!sorting || !sort || (sort === 'distance' && !sorting.hasDistance)) {
    return (
      <th scope="col" className="unsorted">
        {name}
      </th>
    )
  }
  const isSorted = sorting.sorted === sort
  const direction = falling.includes(sort) ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <a className="tap" href={sorting.sortPath(sort)}>
        {name}
        <VisuallyHidden>{words.sortBy}</VisuallyHidden>
        {isSorted && <Icon name="chevron" className={direction} />}
      </a>
    </th>
  )
}

type RowProps = Omit<HomeRowsProps, 'homes' | 'sorting'> & {
  home: FoundResidence
  no: number
  hasDistance: boolean
}

function Row(props: RowProps) {
  const { id, home, no, people, measuredAt, homePath, below, hasDistance, words, homeWords } = props
  const { rows } = words
  const { availableBeds: open, totalBeds, availabilityAge: grade } = home
  return (
    <tr id={id === undefined ? undefined : `home-${no}`} data-live-home={home.id} data-number={homeNumberSaid(home)}>
      <td className="heart needs-script">
        <SaveButton home={home} className="btn btn-icon" />
      </td>
      <th scope="row" className="name">
        <a href={homePath(home.slug)}>{home.name}</a>
        <small>
          <span>
            {home.city}, {home.state}
          </span>
          <span>
            {home.certified && <Icon name="shield" />}
            {certifiedWords(home, homeWords)}
          </span>
        </small>
        {below?.(home)}
      </th>
      <td className="beds" data-live="">
        <Light open={open ?? 0} total={totalBeds} age={grade} />
        <b>{open === null ? homeWords.callToAsk : rows.beds(open, totalBeds)}</b>
      </td>
      <td className="aged" data-live="">
        <HomeAge
          saidAt={home.reportedAt}
          grade={grade}
          state={home.state}
          words={homeWords}
          inRow
          measuredAt={measuredAt}
        />
      </td>
      <td className="whom" data-live="">
        {[...new Set(saidFor(home, people).map(({ audience }) => audience))]
          .map((audience, at) => homeWords.audiences[audience][at === 0 ? 'title' : 'many'])
          .join(', ')}
      </td>
      <Said className="meds" head={rows.heads.medicine} said={medicinesSaid(home, rows)} ask={rows.ask} />
      <Said
        className="cashcell"
        head={rows.heads.cash}
        said={home.cashToMoveIn === null ? null : homeWords.money(home.cashToMoveIn)}
        ask={rows.ask}
      />
      <Said
        className="lvl"
        head={rows.heads.level}
        said={home.narrLevel === null ? null : romans[home.narrLevel]}
        ask={rows.ask}
      />
      {hasDistance && <td className="far">{home.distance === null ? '' : rows.far(home.distance)}</td>}
      <td className="tel">
        <a href={telAddress(home.phone)}>
          <Icon name="phone" />
          <VisuallyHidden>{homeWords.callAt(home.name)}</VisuallyHidden>
          <span>{home.phone}</span>
        </a>
      </td>
    </tr>
  )
}

type SaidProps = { className: string; head: string; said: string | null; ask: string }

function Said({ className, head, said, ask }: SaidProps) {
  return (
    <td className={className}>
      <span className={said === null ? 'of' : 'of named'} aria-hidden="true">
        {head}:{' '}
      </span>
      {said ?? ask}
    </td>
  )
}

/** Null where the house says nothing about any medicine. */
function medicinesSaid({ yes, no }: FoundResidence, rows: RowWords): string | null {
  const welcome = medicines.filter((medicine) => yes.includes(medicine))
  const refused = medicines.filter((medicine) => no.includes(medicine))
  const said = [
    ...(welcome.length > 0 ? [rows.medicines(welcome)] : []),
    ...(refused.length > 0 ? [rows.noMedicines(refused)] : []),
  ]
  return said.length > 0 ? said.join('. ') : null
}
