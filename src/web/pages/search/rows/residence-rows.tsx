import type { ReactNode } from 'react'
import type { ListingWords } from '#content/residence/listing.en.ts'
import type { RowWords } from '#content/search/rows.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { hasCertificateEnded } from '#domain/certification/certificate/told-certificate.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { type Medicine, medicines } from '#domain/residence/needs.ts'
import type { Sort } from '#domain/search/residence-search.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { ResidenceAge } from '#web/parts/residence/residence-card/residence-age.tsx'
import {
  describeCertified,
  formatOpenOfTotal,
  listSaidFor,
} from '#web/parts/residence/residence-card/residence-facts.ts'
import { SaveButton } from '#web/parts/residence/residence-card/save-button.tsx'
import { writeProps } from '#web/plumbing/island-props.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import './residence-rows.css'

type SortProps = { sorted: string | null; sortPath: (sort: Sort) => string; hasDistance: boolean }

export type ResidenceRowsProps = BothWords & {
  id?: string
  name?: string
  residences: readonly (FoundResidence | null)[]
  people: People
  measuredAt: string
  residencePath: (slug: string) => string
  sorting?: SortProps
  below?: (residence: FoundResidence) => ReactNode
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
const falling: readonly Sort[] = ['beds', 'fresh', 'medicine']
const romans = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const

export function ResidenceRows(props: ResidenceRowsProps) {
  const { id, residences, sorting, words } = props
  const { rows } = words
  const hasDistance = residences.some((residence) => residence !== null && residence.distance !== null)
  const heads = ['home', 'beds', 'said', 'whom', 'medicine', 'cash', 'level', 'far', 'phone'] as const
  return (
    <section
      className="rowlist-box scroll-x"
      data-ages={writeProps(props.listingWords.agesInRow)}
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
          {residences.map(
            (residence, at) =>
              residence && (
                <Row key={residence.id} {...props} residence={residence} no={at + 1} hasDistance={hasDistance} />
              ),
          )}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps = { head: keyof RowWords['heads']; sorting: SortProps | undefined; words: RowWords }

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
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={isSorted ? 'pine' : undefined}>
      <a className="tap" href={sorting.sortPath(sort)}>
        {name}
        <VisuallyHidden>{words.sortBy}</VisuallyHidden>
        {isSorted && <Icon name="chevron" className={direction} />}
      </a>
    </th>
  )
}

type RowProps = Omit<ResidenceRowsProps, 'residences' | 'sorting'> & {
  residence: FoundResidence
  no: number
  hasDistance: boolean
}

function Row(props: RowProps) {
  const { id, residence, no, people, measuredAt, residencePath, below, hasDistance, words, listingWords } = props
  const { rows } = words
  const { availableBeds: open, totalBeds, availabilityAge: grade } = residence
  return (
    <tr
      id={id === undefined ? undefined : `home-${no}`}
      data-live-home={residence.id}
      data-number={formatOpenOfTotal(residence)}
    >
      <td className="heart needs-script">
        <SaveButton residence={residence} className="btn btn-icon" />
      </td>
      <th scope="row" className="name">
        <a href={residencePath(residence.slug)}>{residence.name}</a>
        <small>
          <span>
            {residence.city}, {residence.state}
          </span>
          <span>
            {residence.certified && <Icon name="shield" />}
            {describeCertified(residence, listingWords)}
          </span>
        </small>
        {below?.(residence)}
      </th>
      <td className="beds" data-live="">
        <Light open={open ?? 0} total={totalBeds} age={grade} />
        {open !== null && (
          <span className="of" aria-hidden="true">
            {rows.heads.beds}:{' '}
          </span>
        )}
        <b>{open === null ? listingWords.callToAsk : rows.beds(open, totalBeds)}</b>
      </td>
      <td className="aged" data-live="">
        <ResidenceAge
          saidAt={residence.reportedAt}
          grade={grade}
          state={residence.state}
          words={listingWords}
          inRow
          measuredAt={measuredAt}
        />
      </td>
      <td className="whom" data-live="">
        {[...new Set(listSaidFor(residence, people).map(({ audience }) => audience))]
          .map((audience, at) => listingWords.audiences[audience][at === 0 ? 'title' : 'many'])
          .join(', ')}
      </td>
      <Said
        className="meds"
        head={rows.heads.medicine}
        said={describeMedicines(residence, { welcome: rows.medicines, refused: rows.noMedicines })}
        ask={rows.ask}
      />
      <Said
        className="cashcell"
        head={rows.heads.cash}
        said={residence.cashToMoveIn === null ? null : listingWords.money(residence.cashToMoveIn)}
        ask={rows.ask}
      />
      <Said className="lvl" head={rows.heads.level} said={describeLevelInRow(residence, listingWords)} ask={rows.ask} />
      {hasDistance && <td className="far">{residence.distance === null ? '' : rows.far(residence.distance)}</td>}
      <td className="tel">
        <a href={buildTelAddress(residence.phone)}>
          <Icon name="phone" />
          <VisuallyHidden>{listingWords.callAt(residence.name)}</VisuallyHidden>
          <span>{formatPhone(residence.phone)}</span>
        </a>
      </td>
    </tr>
  )
}

function describeLevelInRow(residence: FoundResidence, words: ListingWords): string | null {
  if (residence.narrLevel === null) return null
  const level = romans[residence.narrLevel]
  return hasCertificateEnded(residence) ? words.levelHadInRow(level) : level
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

type MedicineWords = Record<'welcome' | 'refused', (some: readonly Medicine[]) => string>

export function describeMedicines(
  { yes, no }: Pick<FoundResidence, 'yes' | 'no'>,
  words: MedicineWords,
): string | null {
  const welcome = medicines.filter((medicine) => yes.includes(medicine))
  const refused = medicines.filter((medicine) => no.includes(medicine))
  if (welcome.length + refused.length === 0) return null
  return [welcome.length > 0 && words.welcome(welcome), refused.length > 0 && words.refused(refused)]
    .filter(Boolean)
    .join('. ')
}
