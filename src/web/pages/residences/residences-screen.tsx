import type { FoundResidence, SearchAnswer } from '#contract/residence-search.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { PrintedFoot } from '#web/parts/home-card/printed-foot.tsx'
import { SavedBar } from '#web/parts/home-card/saved-bar.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { type HeadSaid, headOf, isWholeState, refusedTitle } from './answer-head.tsx'
import type { FieldErrors } from './form/fields-panel.tsx'
import { SearchChips } from './form/search-chips.tsx'
import { SearchForm } from './form/search-form.tsx'
import { FoundList, type ListParts } from './found/found-list.tsx'
import { Meant } from './found/meant.tsx'
import { NothingFound } from './found/nothing-found.tsx'
import { OtherPlaces } from './found/other-places.tsx'
import { Problem } from './found/problem.tsx'
import { type LiveAnswer, useLiveAnswer } from './found/use-live-answer.ts'
import { CompareTable } from './kept/compare-table.tsx'
import { SavedList } from './kept/saved-list.tsx'
import { ringMiddle } from './map/ring-middle.ts'
import { StateMap } from './map/state-map.tsx'
import type { PageData } from './page-data.ts'
import { doubtOf, type Refused } from './residences.query.ts'
import { SearchStart } from './search-start.tsx'
import { type BothWords, chipsOf, clearPath, countOfNeeds, placeSaid } from './search-view.ts'

type ScreenProps = Omit<ListParts, 'address' | 'homePage'> & {
  found: PageData
  /** The place of a search as its field shows it. */
  whereOf: (address: SearchAddress) => string
  states: readonly { code: string; name: string }[]
  meant: (asked: SearchAddress) => SearchAddress
  isBusy: boolean
}

// The same ones each time: what they are given to is drawn anew only when it must.
const noErrors: FieldErrors = {}
const noCounts: SearchAnswer['needs'] = []
const noHomes: readonly FoundResidence[] = []

/** The answer in words, the search it answers, and the homes. */
export function ResidencesScreen(props: ScreenProps) {
  const { found, path, whereOf, meant, words, homeWords } = props
  const { address, searched, missed } = found
  const both = { words, homeWords }
  const drawn = searched.kind === 'found' ? searched.answer : null
  const live = useLiveAnswer(drawn, comparedIn(found), address, both)
  const { answer } = live
  const chips = chipsOf(address, path, answer?.place?.radius != null, both)
  const needs = countOfNeeds(chips)
  const head = answer ? headOf(answer, address, needs, both) : headWithout(found, words)
  const errors = searched.kind === 'refused' ? errorsOf(searched, address, words) : noErrors
  const shown = answer && answer.total > 0 && !missed ? { count: answer.total, isLeast: answer.totalIsLeast } : null
  return (
    <>
      <div className="wrap seek">
        <h1>{head.title}</h1>
        <p className="seek-sub" role="status">
          {head.line}
        </p>
        {answer?.place && !missed && <OtherPlaces place={answer.place} {...{ address, path, words }} />}
        <p className="vh" role="status">
          {live.isRecounted && head.title}
        </p>
        {searched.kind === 'refused' && <Meant refused={searched} {...{ address, path, words }} />}
        <SearchForm
          {...both}
          {...{ address, path, meant, errors, shown }}
          where={whereOf(address)}
          isOpen={searched.kind !== 'found'}
          isStart={searched.kind === 'start'}
          counts={answer?.needs ?? noCounts}
          asked={chips.filter(({ isSaid }) => !isSaid).length}
          hasMap={answer !== null && hasMapOf(found, answer)}
        >
          <SearchChips chips={chips} clear={clearPath(address, path)} words={words} />
        </SearchForm>
      </div>
      <Body {...props} needs={needs} live={live} />
      <SavedBar to={`${path}${searchOf(address)}#saved`} path={path} words={homeWords.save}>
        {live.compared.length > 0 && (
          <ButtonLink to="#compare" small icon="compare">
            {words.compare.open(live.compared.length)}
          </ButtonLink>
        )}
      </SavedBar>
      <p className="vh" role="status">
        {live.said}
      </p>
      <div className="wrap">
        <PrintedFoot
          address={props.origin + path + searchOf(address)}
          madeAt={answer?.measuredAt ?? found.at}
          state={answer?.place?.state ?? answer?.items[0]?.state ?? comparedIn(found)[0]?.state ?? null}
          words={homeWords}
        />
      </div>
    </>
  )
}

function Body(props: ScreenProps & { needs: number; live: LiveAnswer }) {
  const { found, live, states, path, whereOf, words, homeWords } = props
  const { address, searched, missed, at } = found
  const both = { words, homeWords }
  const problem = { words, isOffline: missed?.isOffline ?? false, again: path + searchOf(missed?.address ?? address) }
  switch (searched.kind) {
    case 'failed':
      return (
        <div className="wrap section-tight">
          <Problem {...problem} notAsked={[]} hasOldHomes={false} />
        </div>
      )
    case 'found':
      return (
        <>
          {missed && (
            <div className="wrap mt-5">
              <Problem {...problem} notAsked={inWords(missed.address, whereOf, both)} hasOldHomes />
            </div>
          )}
          <Found {...props} searched={searched} />
        </>
      )
    case 'start':
      return (
        <>
          <SearchStart states={states} {...both} />
          <div className="wrap start-foot">
            <SavedList {...both} {...listParts(props)} />
            <CompareTable {...listParts(props)} homes={live.compared} measuredAt={at} />
          </div>
        </>
      )
    case 'refused':
      return <SearchStart states={states} {...both} />
  }
}

/** True where the answer has a map to lead to: of a state's towns, or of the homes around a place. */
function hasMapOf({ outline }: PageData, { place, towns, items, misses }: SearchAnswer): boolean {
  if (place?.kind === 'state') return outline !== null && towns.length > 0
  return ringMiddle(place, [...items, ...misses.map(({ home }) => home)]) !== null
}

function comparedIn({ searched }: PageData): readonly FoundResidence[] {
  return searched.kind === 'found' || searched.kind === 'start' ? searched.compared : noHomes
}

/** A home that is opened from a search keeps it, for the way back; what is sent to others does not. */
function listParts({ found: { address }, path, origin, homePath: pathOf, words, homeWords }: ScreenProps): ListParts {
  const homePath = (slug: string) => pathOf(slug) + searchOf(address)
  const homePage = (slug: string) => origin + pathOf(slug)
  return { address, path, origin, homePath, homePage, words, homeWords }
}

/** A search in words: its place, then everything else asked. */
function inWords(address: SearchAddress, whereOf: ScreenProps['whereOf'], both: BothWords): string[] {
  const chips = chipsOf(address, '', address.query.near !== undefined, both)
  return [whereOf(address), ...chips.map(({ words }) => words)].filter(Boolean)
}

type FoundProps = ScreenProps & {
  needs: number
  live: LiveAnswer
  searched: Extract<PageData['searched'], { kind: 'found' }>
}

/** What was found: a whole state begins with its towns; a search without homes with what would find some. */
function Found(props: FoundProps) {
  const { searched, live, path, found, words, homeWords, isBusy } = props
  const { answer } = searched
  const { address, outline, ground, stateGround } = found
  const parts = listParts(props)
  const place = answer.place && placeSaid(answer.place)
  const townPath = (town: string) =>
    path + searchOf(changedSearch(address, { state: null, near: `${town}, ${answer.place?.state}` }))
  const townsNow = live.answer?.towns ?? answer.towns
  const towns = outline && answer.place?.kind === 'state' && townsNow.length > 0 && (
    <StateMap towns={townsNow} ground={stateGround} {...{ outline, townPath, words, homeWords }} />
  )
  const isWhole = isWholeState(address, answer)
  const beside = (
    <>
      {!isWhole && towns}
      <p className="small quiet mt-3">
        {words.list.caution} <b>{words.list.callToBeSure}</b>
      </p>
    </>
  )
  return (
    <>
      {isWhole && towns && <div className="wrap whole-state">{towns}</div>}
      {answer.total === 0 && (place || address.query.q) && (
        <div className="wrap">
          <NothingFound
            {...{ address, path, place, words, homeWords }}
            relaxations={answer.relaxations}
            lookedAt={answer.lookedAt}
          />
        </div>
      )}
      <FoundList {...parts} {...{ answer, live, outline, ground, isBusy, beside }} usualView={found.usualView} />
      <div className="wrap">
        <SavedList {...parts} />
        <CompareTable {...parts} homes={live.compared} measuredAt={answer.measuredAt} />
      </div>
    </>
  )
}

/** The head of a page without an answer: nothing asked yet, not understood, or not to be had. */
function headWithout({ searched, address }: PageData, words: SearchWords): HeadSaid {
  switch (searched.kind) {
    case 'found':
    case 'start':
      return { title: words.start.title, line: words.start.lead }
    case 'refused':
      return { title: refusedTitle(searched, words), line: refusedLine(searched, address, words) }
    case 'failed':
      return { title: words.problems.failed.title, line: '' }
  }
}

const fieldNames = ['near', 'state', 'city', 'radius', 'fee_max', 'sober_days', 'level', 'q'] as const
/** What the open panel shows beside its fields; the rest of the fields are in the sheet of needs. */
const inSight = ['near', 'state', 'city', 'radius', 'fee_max']

function isField(name: string): name is (typeof fieldNames)[number] {
  return fieldNames.some((field) => field === name)
}

/** What is wrong with which field, in our own words and the page's language. */
function errorsOf(refused: Refused, { query }: SearchAddress, { problems }: SearchWords): FieldErrors {
  const sentence = (name: (typeof fieldNames)[number]) =>
    name === 'city' && !query.state ? problems.cityAlone : problems.fields[name]
  // A place in doubt is a question, asked above the field.
  const wrong = doubtOf(refused) === null ? refused.names.filter(isField) : []
  return Object.fromEntries(wrong.map((name) => [name, sentence(name)]))
}

/** Everything that is wrong and does not stand beside a field in sight. */
function refusedLine(refused: Refused, address: SearchAddress, words: SearchWords): string {
  const { names } = refused
  const doubt = doubtOf(refused)
  if (doubt !== null) return words.problems.doubts[doubt].line
  const errors = errorsOf(refused, address, words)
  const hidden = names.filter((name) => !inSight.includes(name))
  if (hidden.length === 0) return words.start.lead
  return hidden.map((name) => errors[name] ?? words.problems.other(name)).join(' ')
}
