import { missingPage } from '#content/docs/missing.ts'
import { readOutline } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { MissedSearches } from '#contract/directory/missed-searches.ts'
import { findMostMissed, subtractWeeks, weeksOfAdvice } from '#domain/search/missed-search.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, Loaded, type PageProps, type Visit } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { buildFiguresHead, FiguresPage } from './figures-page.tsx'
import { MissedMap } from './missed-map.tsx'
import { MissedTable } from './missed-table.tsx'

type State = (typeof states)[number]
type Data = { state: State | null; isUnknown: boolean; missed: MissedSearches | null }

const words = missingPage
const at = { path: '/data/missing', above: '/data' }

export default definePage<Data>({
  load,
  head: ({ visit }) => buildFiguresHead(words, at, visit.site),
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
      <Field label={words.state}>
        {(wiring) => (
          <Select
            {...wiring}
            name="state"
            options={options}
            placeholder={words.choose}
            defaultValue={state?.code ?? ''}
          />
        )}
      </Field>
      <Button type="submit">{words.show}</Button>
    </form>
  )
}

function Shown({ state, missed }: { state: State; missed: MissedSearches }) {
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
      <section className="stack gap-3" aria-labelledby="advice">
        <h2 id="advice" className="t-title">
          {advice.title}
        </h2>
        <p className="lead">{sayAdvice(missed)}</p>
      </section>
      <section className="stack stack-fill gap-3" aria-labelledby="map">
        <h2 id="map" className="t-title">
          {map.title}
        </h2>
        <MissedMap missed={missed} outline={readOutline(state.code)} />
        <p className="small ink-2 measure">{map.words}</p>
      </section>
      <section className="stack stack-fill gap-3" aria-labelledby="weeks">
        <h2 id="weeks" className="t-title">
          {words.table.title}
        </h2>
        <MissedTable missed={missed} words={words.table} />
        <p className="no-print">
          <ButtonLink to={`/data/missed-searches.csv?state=${state.code}`}>{file}</ButtonLink>
        </p>
      </section>
    </>
  )
}

function sayAdvice({ items, week, name }: MissedSearches): string {
  const { few, inState, words: say } = words.advice
  const most = findMostMissed(items, subtractWeeks(week, weeksOfAdvice - 1))
  if (most === null) return few
  const { county, need, outcome, searches } = most
  const place = county === '' ? inState(name) : county
  return say({ place, need, outcome, searches: searches.toLocaleString('en-US') })
}
