import type { ReactNode } from 'react'
import type { FoundResidence } from '#contract/residence/residence-search.ts'
import { medicines } from '#domain/residence/needs.ts'
import { needsAsked } from '#domain/search/asked-search.ts'
import { type SearchAddress, searchOf, toggledCompare } from '#domain/search/search-address.ts'
import { type BothWords, peopleAsked } from '#web/pages/seekers/residences/search/search-view.ts'
import { CopyText } from '#web/parts/frame/copy-text/copy-text.tsx'
import { CallHome } from '#web/parts/homes/home-card/call-home.tsx'
import { HomeAge } from '#web/parts/homes/home-card/home-age.tsx'
import { bedsWords } from '#web/parts/homes/home-card/home-beds.tsx'
import { certifiedWords, homeNumberSaid, saidFor } from '#web/parts/homes/home-card/home-facts.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AskSeveral } from './ask-several.tsx'
import { SendHomes } from './send-homes.tsx'
import './kept.css'

type CompareTableProps = BothWords & {
  homes: readonly FoundResidence[]
  address: SearchAddress
  path: string
  origin: string
  measuredAt: string
  homePath: (slug: string) => string
}

/** `whenGone` replaces the numbers of a home that is no longer listed. */
type Row = { name: string; cell: (home: FoundResidence) => ReactNode; whenGone?: ReactNode }

export function CompareTable(props: CompareTableProps) {
  const { homes, address, path, homePath, words } = props
  const { compare } = words
  if (homes.length === 0) return null
  return (
    <div className="comparing" id="compare">
      <h2 id="compare-title" className="t-title">
        {compare.title}
      </h2>
      <p className="small ink-2">{homes.length === 1 ? compare.one : compare.lead}</p>
      <section className="compare-wrap mt-3" aria-labelledby="compare-title" tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th
                  key={home.slug}
                  scope="col"
                  data-live-home={home.id}
                  data-number={`${homeNumberSaid(home)} ${home.reportedAt}`}
                >
                  <span className="compare-name line between gap-2 t-name">
                    <a className="tap" href={homePath(home.slug)}>
                      {home.name}
                    </a>
                    <a className="btn btn-icon no-print" href={path + searchOf(toggledCompare(address, home.slug))}>
                      <Icon name="close" />
                      <VisuallyHidden>{compare.takeAway(home.name)}</VisuallyHidden>
                    </a>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(props).map(({ name, cell, whenGone }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {homes.map((home) =>
                  whenGone === undefined ? (
                    <td key={home.slug}>{cell(home)}</td>
                  ) : (
                    <td key={home.slug} data-live={`${name} ${home.slug}`} data-column={home.id}>
                      {cell(home)}
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
          <AskSeveral homes={homes} path={path} words={words.together} />
          <SendHomes homes={homes} label={words.shared.send} words={props.homeWords} />
        </div>
        <CopyText text={`${props.origin}${path}${searchOf(address)}#compare`} words={words.shared.mine} />
        <a className="btn btn-text btn-sm" href={path + searchOf({ ...address, compare: [] })}>
          {compare.clear}
        </a>
      </div>
    </div>
  )
}

function rowsOf({ address, measuredAt, words, homeWords }: CompareTableProps): Row[] {
  const { rows, notStated } = words.compare
  const asked = needsAsked(address.query)
  return [
    {
      name: rows.beds,
      whenGone: <b>{words.live.gone}</b>,
      cell: (home) => (
        <>
          <Light open={home.availableBeds ?? 0} total={home.totalBeds} age={home.availabilityAge} />
          <b>{bedsWords(home, homeWords)}</b>
        </>
      ),
    },
    {
      name: rows.age,
      whenGone: null,
      cell: (home) => (
        <HomeAge
          saidAt={home.reportedAt}
          grade={home.availabilityAge}
          state={home.state}
          measuredAt={measuredAt}
          words={homeWords}
        />
      ),
    },
    {
      name: rows.whom,
      whenGone: null,
      cell: (home) => homeWords.openFor(saidFor(home, peopleAsked(address.query)), home.availabilityAge),
    },
    {
      name: rows.cash,
      cell: ({ cashToMoveIn }) => (cashToMoveIn === null ? homeWords.askCost : homeWords.money(cashToMoveIn)),
    },
    {
      name: rows.rent,
      cell: ({ feeAmount, feePer }) =>
        feeAmount === null || feePer === null ? notStated : homeWords.rent(feeAmount, feePer),
    },
    ...asked.map(
      ({ need }): Row => ({
        name: homeWords.needs[need].name,
        cell: ({ yes, no }) =>
          yes.includes(need) ? homeWords.needs[need].yes : no.includes(need) ? homeWords.needs[need].no : notStated,
      }),
    ),
    {
      name: rows.medicines,
      cell: (home) => medicinesSaid(home, homeWords) ?? notStated,
    },
    {
      name: rows.level,
      cell: ({ narrLevel }) => (narrLevel === null ? homeWords.levelNotStated : homeWords.levels[narrLevel]),
    },
    { name: rows.certified, cell: (home) => certifiedWords(home, homeWords) },
    {
      name: rows.place,
      cell: ({ city, state, distance }) =>
        `${city}, ${state}${distance === null ? '' : `. ${homeWords.miles(distance)}`}`,
    },
    { name: rows.phone, whenGone: null, cell: (home) => <CallHome home={home} words={homeWords} small /> },
  ]
}

/** Null where the home says nothing about any medicine. */
function medicinesSaid(
  { yes, no }: Pick<FoundResidence, 'yes' | 'no'>,
  homeWords: BothWords['homeWords'],
): string | null {
  const welcome = medicines.filter((medicine) => yes.includes(medicine))
  const refused = medicines.filter((medicine) => no.includes(medicine))
  const said = [
    ...(welcome.length > 0 ? [homeWords.medicinesWelcome(welcome)] : []),
    ...refused.map((medicine) => homeWords.needs[medicine].no),
  ]
  return said.length > 0 ? said.join('. ') : null
}
