import type { ReactNode } from 'react'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { Medicine } from '#domain/residence/needs.ts'
import { buildSearch, type SearchAddress, toggleCompare } from '#domain/search/search-address.ts'
import { listNeededAnswers } from '#domain/search/search-request.ts'
import { describeMedicines } from '#web/pages/search/rows/residence-rows.tsx'
import { type BothWords, listPeopleAsked } from '#web/pages/search/search/search-view.ts'
import { CopyText } from '#web/parts/frame/copy-text/copy-text.tsx'
import { CallResidence } from '#web/parts/residence/residence-card/call-residence.tsx'
import { ResidenceAge } from '#web/parts/residence/residence-card/residence-age.tsx'
import { describeOpenBeds } from '#web/parts/residence/residence-card/residence-beds.tsx'
import {
  describeCertified,
  describeLevel,
  formatOpenOfTotal,
  listSaidFor,
} from '#web/parts/residence/residence-card/residence-facts.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AskSeveral, SendResidences } from './send-residences.tsx'
import './saved.css'

type CompareTableProps = BothWords & {
  residences: readonly FoundResidence[]
  address: SearchAddress
  path: string
  origin: string
  measuredAt: string
  residencePath: (slug: string) => string
}

/** `whenGone` replaces the numbers of a home that is no longer listed. */
type Row = { name: string; cell: (residence: FoundResidence) => ReactNode; whenGone?: ReactNode }

export function CompareTable(props: CompareTableProps) {
  const { residences, address, path, residencePath, words } = props
  const { compare } = words
  if (residences.length === 0) return null
  return (
    <div className="comparing" id="compare">
      <h2 id="compare-title" className="t-title">
        {compare.title}
      </h2>
      <p className="small ink-2">{residences.length === 1 ? compare.one : compare.lead}</p>
      <section className="compare-wrap scroll-x box mt-3" aria-labelledby="compare-title" tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {residences.map((residence) => (
                <th
                  key={residence.slug}
                  scope="col"
                  data-live-home={residence.id}
                  data-number={`${formatOpenOfTotal(residence)} ${residence.reportedAt}`}
                >
                  <span className="compare-name line between gap-2 t-name">
                    <a className="tap" href={residencePath(residence.slug)}>
                      {residence.name}
                    </a>
                    <a
                      className="btn btn-icon no-print"
                      href={path + buildSearch(toggleCompare(address, residence.slug))}
                    >
                      <Icon name="close" />
                      <VisuallyHidden>{compare.takeAway(residence.name)}</VisuallyHidden>
                    </a>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toRows(props).map(({ name, cell, whenGone }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {residences.map((residence) =>
                  whenGone === undefined ? (
                    <td key={residence.slug}>{cell(residence)}</td>
                  ) : (
                    <td key={residence.slug} data-live={`${name} ${residence.slug}`} data-column={residence.id}>
                      {cell(residence)}
                      <template>{whenGone}</template>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="row mt-3 no-print">
        <div className="live-part" data-live="compare-ways">
          <AskSeveral residences={residences} path={path} words={words.together} />
          <SendResidences residences={residences} label={words.shared.send} words={props.listingWords} />
        </div>
        <CopyText text={`${props.origin}${path}${buildSearch(address)}#compare`} words={words.shared.mine} />
        <a className="btn btn-text btn-sm" href={path + buildSearch({ ...address, compare: [] })}>
          {compare.clear}
        </a>
      </div>
    </div>
  )
}

function toRows({ address, measuredAt, words, listingWords }: CompareTableProps): Row[] {
  const { rows, notStated } = words.compare
  const wanted = listNeededAnswers(address.query)
  const medicineWords = {
    welcome: listingWords.medicinesWelcome,
    refused: (some: readonly Medicine[]) => some.map((medicine) => listingWords.needs[medicine].no).join('. '),
  }
  return [
    {
      name: rows.beds,
      whenGone: <b>{words.live.gone}</b>,
      cell: (residence) => (
        <>
          <Light open={residence.availableBeds ?? 0} total={residence.totalBeds} age={residence.availabilityAge} />
          <b>{describeOpenBeds(residence, listingWords)}</b>
        </>
      ),
    },
    {
      name: rows.age,
      whenGone: null,
      cell: (residence) => (
        <ResidenceAge
          saidAt={residence.reportedAt}
          grade={residence.availabilityAge}
          state={residence.state}
          measuredAt={measuredAt}
          words={listingWords}
        />
      ),
    },
    {
      name: rows.whom,
      whenGone: null,
      cell: (residence) =>
        listingWords.openFor(listSaidFor(residence, listPeopleAsked(address.query)), residence.availabilityAge),
    },
    {
      name: rows.cash,
      cell: ({ cashToMoveIn }) => (cashToMoveIn === null ? listingWords.askCost : listingWords.money(cashToMoveIn)),
    },
    {
      name: rows.rent,
      cell: ({ feeAmount, feePer }) =>
        feeAmount === null || feePer === null ? notStated : listingWords.rent(feeAmount, feePer),
    },
    ...wanted.map(
      ({ need }): Row => ({
        name: listingWords.needs[need].name,
        cell: ({ yes, no }) =>
          yes.includes(need)
            ? listingWords.needs[need].yes
            : no.includes(need)
              ? listingWords.needs[need].no
              : notStated,
      }),
    ),
    {
      name: rows.medicines,
      cell: (residence) => describeMedicines(residence, medicineWords) ?? notStated,
    },
    {
      name: rows.level,
      cell: (residence) => describeLevel(residence, listingWords),
    },
    { name: rows.certified, cell: (residence) => describeCertified(residence, listingWords) },
    {
      name: rows.place,
      cell: ({ city, state, distance }) =>
        `${city}, ${state}${distance === null ? '' : `. ${listingWords.miles(distance)}`}`,
    },
    {
      name: rows.phone,
      whenGone: null,
      cell: (residence) => <CallResidence residence={residence} words={listingWords} small />,
    },
  ]
}
