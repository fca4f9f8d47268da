import { dataPage } from '#content/docs/data.ts'
import type { AllStateTotals, StateTotals } from '#contract/directory/state-totals.ts'
import { createDateFormat, formatLongDay } from '#domain/language/dates.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { buildFiguresHead, FiguresPage } from './figures-page.tsx'
import { StatesTable } from './states-table.tsx'

const { history, license, table } = dataPage
const at = { path: '/data', above: '/docs' }

type Counts = { totals: AllStateTotals | null }

export default definePage<Counts>({
  load,
  head: ({ visit }) => buildFiguresHead(dataPage, at, visit.site),
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
      <section className="stack gap-3" aria-labelledby="license">
        <h2 id="license" className="t-title">
          {license.title}
        </h2>
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
      </section>
      <section className="stack stack-fill gap-3" aria-labelledby="states">
        <h2 id="states" className="t-title">
          {table.title}
        </h2>
        {totals ? <Counted totals={totals} isSample={visit.site.sampleData} /> : <p>{table.missing}</p>}
      </section>
      <section className="stack gap-3" aria-labelledby="history">
        <h2 id="history" className="t-title">
          {history.title}
        </h2>
        {totals && <p className="measure">{describeHistory(totals)}</p>}
      </section>
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
      <StatesTable states={items} words={table} />
    </>
  )
}

const isEmpty = (states: readonly StateTotals[]) => states.every(({ homes: residences }) => residences === 0)

function describeHistory({ historySince, historyDays }: AllStateTotals): string {
  if (historySince === null) return history.none
  const days = historyDays === 1 ? history.day : history.days.replace('{days}', historyDays.toLocaleString('en-US'))
  return history.since.replace('{since}', formatLongDay(historySince)).replace('{days}', days)
}

const easternTime = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' } as const
const formatEasternTime = (moment: string) => `${createDateFormat(easternTime).format(new Date(moment))} Eastern time`
