import { missingPage } from '#content/docs/missing.ts'
import { readOutline } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { MissedSearches } from '#contract/search/missed-searches.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { projectInOutline } from '#domain/places/state-plane.ts'
import { findMostMissed, subtractWeeks, weeksOfAdvice } from '#domain/search/missed-search.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SelectField } from '#web/ui/form/filled-field.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { describeFigures, FiguresPage } from './figures-page.tsx'

type State = (typeof states)[number]
type Data = { state: State | null; isUnknown: boolean; missed: MissedSearches | null }

const words = missingPage
const at = { path: '/data/missing', above: '/data' }

export default definePage<Data>({
  load,
  head: () => describeFigures(words, at),
  show: Missing,
})

async function load({ query, fetch }: Visit): Promise<Loaded<Data>> {
  const code = query.get('state')?.toUpperCase() ?? ''
  const state = states.find((one) => one.code === code) ?? null
  const isUnknown = state === null && code !== ''
  if (state === null) return new Loaded({ state, isUnknown, missed: null }, { status: isUnknown ? 404 : 200 })
  const asked = { query: { state: state.code } }
  const missed = await callApi('GET /api/v1/missed-searches', asked, { fetch }).catch(() => null)
  return new Loaded({ state, isUnknown, missed }, { status: missed ? 200 : 503 })
}

function Missing({ data: { state, isUnknown, missed }, visit }: PageProps<Data>) {
  return (
    <FiguresPage words={words} at={at} ways={<Choice state={state} />}>
      {visit.site.sampleData && <SampleNote>{words.sample}</SampleNote>}
      {isUnknown && (
        <EmptyState mark="window" title={words.unknown.title}>
          <p className="ink-2">{words.unknown.words}</p>
        </EmptyState>
      )}
      {state && (missed ? <Shown state={state} missed={missed} /> : <p>{words.failed}</p>)}
    </FiguresPage>
  )
}

function Choice({ state }: { state: State | null }) {
  const options = states.map(({ code, name }) => ({ value: code, words: name }))
  return (
    <form action="/data/missing" className="filter row align-end no-print">
      <SelectField
        label={words.state}
        name="state"
        options={options}
        placeholder={words.choose}
        defaultValue={state?.code ?? ''}
      />
      <Button type="submit">{words.show}</Button>
    </form>
  )
}

type ShownProps = { state: State; missed: MissedSearches }

function Shown({ state, missed }: ShownProps) {
  const { advice, map, none, file } = words
  if (missed.items.length === 0) {
    return (
      <EmptyState mark="window" title={none.title}>
        <p className="ink-2">{none.words(state.name)}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <TitledSection titleId="advice" title={advice.title} titleClass="t-title" className="stack gap-3">
        <p className="lead">{sayAdvice(missed)}</p>
      </TitledSection>
      <TitledSection titleId="map" title={map.title} titleClass="t-title" className="stack stack-fill gap-3">
        <MissedMap state={state} missed={missed} />
        <p className="small ink-2 measure">{map.words}</p>
      </TitledSection>
      <TitledSection titleId="weeks" title={words.table.title} titleClass="t-title" className="stack stack-fill gap-3">
        <MissedTable {...missed} />
        <p className="no-print">
          <ButtonLink to={`/data/missed-searches.csv?state=${state.code}`}>{file}</ButtonLink>
        </p>
      </TitledSection>
    </>
  )
}

function sayAdvice({ items, week, name }: MissedSearches): string {
  const { few, inState, words: say } = words.advice
  const most = findMostMissed(items, subtractWeeks(week, weeksOfAdvice - 1))
  if (most === null) return few
  const { county, need, outcome, searches } = most
  const place = county === '' ? inState(name) : county
  return say({ place, need, outcome, searches: formatNumber(searches) })
}

/** In units of the outline, whose longer side is 1000. */
const [smallest, largest] = [10, 60]

/** Hidden from screen readers: the table beside it says the same. */
function MissedMap({ state, missed: { items, counties } }: ShownProps) {
  const outline = readOutline(state.code)
  const sums = counties.map((middle) => {
    const own = items.filter(({ county }) => county === middle.county)
    return { ...middle, searches: own.reduce((sum, { searches }) => sum + (searches ?? 0), 0) }
  })
  const most = Math.max(1, ...sums.map(({ searches }) => searches))
  const margin = largest
  const { width, height, path } = outline
  return (
    <svg
      className="w-40"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      width="100%"
      aria-hidden="true"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} />
      {sums.map(({ county, latitude, longitude, searches }) => {
        const { x, y } = projectInOutline({ latitude, longitude }, outline)
        const at = { cx: Math.round(x), cy: Math.round(y), stroke: 'currentColor', strokeWidth: 3 }
        if (searches === 0) return <circle key={county} {...at} r={smallest} fill="none" />
        const r = Math.round(smallest + (largest - smallest) * Math.sqrt(searches / most))
        return <circle key={county} {...at} r={r} fill="currentColor" fillOpacity={0.35} />
      })}
    </svg>
  )
}

function MissedTable({ items, name, week: now }: MissedSearches) {
  const { caption, columns, outcomes, needs, small, whole, none } = words.table
  const recent = items.filter(({ week }) => week >= subtractWeeks(now, weeksOfAdvice - 1))
  if (recent.length === 0) return <p>{none}</p>
  return (
    <Table caption={caption(name)} captionHidden className="table-lines">
      <ColumnHeads
        columns={[
          columns.county,
          columns.week,
          columns.need,
          columns.outcome,
          { words: columns.searches, className: 'num' },
        ]}
      />
      <tbody>
        {recent.map(({ week, county, need, outcome, searches }) => (
          <tr key={`${week} ${county} ${need} ${outcome}`}>
            <th scope="row">{county === '' ? whole : county}</th>
            <td data-label={columns.week}>{formatMediumDay(week)}</td>
            <td data-label={columns.need}>{needs[need]}</td>
            <td data-label={columns.outcome}>{outcomes[outcome]}</td>
            <td data-label={columns.searches} className="num">
              {searches === null ? small : formatNumber(searches)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
