import { dataPage } from '#content/docs/data.ts'
import type { AllStateTotals, StateTotals } from '#contract/states/state-totals.ts'
import { createDateFormat, formatLongDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { describeFigures, FiguresPage } from './figures-page.tsx'

const { history, license, table } = dataPage
const at = { path: '/data', above: '/docs' }

type Counts = { totals: AllStateTotals | null }

export default definePage<Counts>({
  load,
  head: () => describeFigures(dataPage, at),
  show: DataByState,
})

async function load({ fetch }: Visit): Promise<Loaded<Counts>> {
  const totals = await callApi('GET /api/v1/states', {}, { fetch }).catch(() => null)
  return new Loaded({ totals }, { status: totals ? 200 : 503 })
}

function DataByState({ data: { totals }, visit }: PageProps<Counts>) {
  return (
    <FiguresPage
      words={dataPage}
      at={at}
      ways={
        <p className="row no-print">
          {[...dataPage.files, dataPage.missing, dataPage.grievances, dataPage.api].map(({ words, to }) => (
            <ButtonLink key={to} to={to}>
              {words}
            </ButtonLink>
          ))}
        </p>
      }
    >
      <TitledSection titleId="license" title={license.title} titleClass="t-title" className="stack gap-3">
        {license.lines.map((line) => (
          <p key={line} className="measure">
            {line}
          </p>
        ))}
        <p>
          <a href={license.link.to} rel="license">
            {license.link.words}
          </a>
          . <a href={license.terms.to}>{license.terms.words}</a>.
        </p>
      </TitledSection>
      <TitledSection titleId="states" title={table.title} titleClass="t-title" className="stack stack-fill gap-3">
        {totals ? <Counted totals={totals} isSample={visit.site.sampleData} /> : <p>{table.missing}</p>}
      </TitledSection>
      <TitledSection titleId="history" title={history.title} titleClass="t-title" className="stack gap-3">
        {totals && <p className="measure">{describeHistory(totals)}</p>}
      </TitledSection>
    </FiguresPage>
  )
}

type CountedProps = { totals: AllStateTotals; isSample: boolean }

function Counted({ totals: { items, measuredAt }, isSample }: CountedProps) {
  return (
    <>
      <p>
        {isSample && <b>{table.sample} </b>}
        {isEmpty(items) && <b>{table.empty} </b>}
        {table.counted.replace('{time}', formatEasternTime(measuredAt))}
      </p>
      <StatesTable states={items} />
    </>
  )
}

const isEmpty = (states: readonly StateTotals[]) => states.every(({ homes: residences }) => residences === 0)

function describeHistory({ historySince, historyDays }: AllStateTotals): string {
  if (historySince === null) return history.none
  const days = historyDays === 1 ? history.day : history.days.replace('{days}', formatNumber(historyDays))
  return history.since.replace('{since}', formatLongDay(historySince)).replace('{days}', days)
}

const easternTime = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' } as const
const formatEasternTime = (moment: string) => createDateFormat(easternTime).format(new Date(moment))

const counts = ['homes', 'certified', 'saidBeds', 'openBeds', 'bedsToConfirm'] as const
type Count = (typeof counts)[number]

function StatesTable({ states }: { states: readonly StateTotals[] }) {
  const { caption, columns, total } = table
  const sum = (count: Count) => states.reduce((all, state) => all + readCount(state, count), 0)
  return (
    <Table caption={caption} captionHidden className="table-lines">
      <ColumnHeads columns={[columns.state, ...counts.map((count) => ({ words: columns[count], className: 'num' }))]} />
      <tbody>
        {states.map((state) => (
          <tr key={state.state}>
            <th scope="row">
              <SiteLink to={`/residences?state=${state.state}`}>{state.name}</SiteLink>
            </th>
            <Cells of={(count) => readCount(state, count)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="bold">
          <th scope="row">{total}</th>
          <Cells of={sum} />
        </tr>
      </tfoot>
    </Table>
  )
}

/** Open beds without those to confirm: no sum mixes the two. */
function readCount(state: StateTotals, count: Count): number {
  return count === 'openBeds' ? state.availableBeds - state.bedsToConfirm : state[count]
}

function Cells({ of }: { of: (count: Count) => number }) {
  return counts.map((count) => (
    <td key={count} className="num" data-label={table.columns[count]}>
      {formatNumber(of(count))}
    </td>
  ))
}
