import type { SearchAnswer } from '#contract/residence-search.ts'
import { changedSearch, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { SearchWords } from '#domain/seeker-words/search-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { type HeadSaid, headOf, isWholeState } from './answer-head.tsx'
import type { FieldErrors } from './form/fields-panel.tsx'
import { SearchChips } from './form/search-chips.tsx'
import { SearchForm } from './form/search-form.tsx'
import { FoundList, type ListParts } from './found/found-list.tsx'
import { NothingFound } from './found/nothing-found.tsx'
import { Problem } from './found/problem.tsx'
import { CompareTable } from './kept/compare-table.tsx'
import { SavedList } from './kept/saved-list.tsx'
import { StateMap } from './map/state-map.tsx'
import type { PageData } from './page-data.ts'
import { SearchStart } from './search-start.tsx'
import { chipsOf, clearPath, countOfNeeds, placeSaid } from './search-view.ts'

type ScreenProps = Omit<ListParts, 'address'> & {
  found: PageData
  where: string
  states: readonly { code: string; name: string }[]
  meant: (asked: SearchAddress) => SearchAddress
  isBusy: boolean
}

// The same ones each time: what they are given to is drawn anew only when it must.
const noErrors: FieldErrors = {}
const noCounts: SearchAnswer['needs'] = []

/** The answer in words, the search it answers, and the homes. */
export function ResidencesScreen(props: ScreenProps) {
  const { found, path, where, meant, words, homeWords } = props
  const { address, searched } = found
  const both = { words, homeWords }
  const answer = searched.kind === 'found' ? searched.answer : null
  const chips = chipsOf(address, path, answer?.place?.radius != null, both)
  const shown = answeredBy(found)
  const needs = countOfNeeds(chipsOf(shown, path, false, both))
  const head = searched.kind === 'found' ? headOf(searched.answer, shown, needs, both) : headWithout(searched, words)
  const errors = searched.kind === 'refused' ? errorsOf(searched.names, words) : noErrors
  return (
    <>
      <div className="wrap seek">
        <h1>{head.title}</h1>
        <p className="seek-sub" role="status">
          {head.line}
        </p>
        <SearchForm
          {...both}
          {...{ address, path, where, meant, errors }}
          isOpen={searched.kind !== 'found'}
          isStart={searched.kind === 'start'}
          counts={answer?.needs ?? noCounts}
          shown={
            answer && found.answers === undefined && answer.total > 0
              ? { count: answer.total, isLeast: answer.totalIsLeast }
              : null
          }
          asked={chips.filter(({ isSaid }) => !isSaid).length}
          hasMap={answer !== null && answer.place !== null}
        >
          <SearchChips chips={chips} clear={clearPath(address, path)} words={words} />
        </SearchForm>
      </div>
      <Body {...props} needs={needs} />
    </>
  )
}

function Body(props: ScreenProps & { needs: number }) {
  const { found, states, path, words, homeWords } = props
  const { address, searched, isOffline, at } = found
  const both = { words, homeWords }
  const again = path + searchOf(address)
  switch (searched.kind) {
    case 'failed':
      return (
        <div className="wrap section-tight">
          <Problem words={words} kind={isOffline ? 'offline' : 'failed'} again={again} hasOldHomes={false} />
        </div>
      )
    case 'found':
      return (
        <>
          {isOffline && (
            <div className="wrap mt-5">
              <Problem words={words} kind="offline" again={again} hasOldHomes />
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
            <CompareTable {...listParts(props)} homes={searched.compared} measuredAt={at} />
          </div>
        </>
      )
    case 'refused':
      return <SearchStart states={states} {...both} />
  }
}

/** Without a connection the homes are still those of the search before. */
const answeredBy = ({ answers, address }: PageData): SearchAddress => answers ?? address

function listParts({ found, path, origin, homePath, words, homeWords }: ScreenProps): ListParts {
  return { address: answeredBy(found), path, origin, homePath, words, homeWords }
}

type FoundProps = ScreenProps & { needs: number; searched: Extract<PageData['searched'], { kind: 'found' }> }

/** What was found: a whole state begins with its towns; a search without homes with what would find some. */
function Found(props: FoundProps) {
  const { searched, path, found, words, homeWords, isBusy } = props
  const { answer, compared } = searched
  const { outline } = found
  const address = answeredBy(found)
  const parts = listParts(props)
  const place = answer.place && placeSaid(answer.place)
  const townPath = (town: string) =>
    path + searchOf(changedSearch(address, { state: null, near: `${town}, ${answer.place?.state}` }))
  const towns = outline && answer.place?.kind === 'state' && answer.towns.length > 0 && (
    <StateMap towns={answer.towns} {...{ outline, townPath, words, homeWords }} />
  )
  const isWhole = isWholeState(address, answer)
  const beside = (
    <>
      {!isWhole && towns}
      <p className="small quiet mt-3">
        {words.list.caution} <b>{words.list.callToBeSure}</b>
      </p>
      <SavedList {...parts} />
    </>
  )
  return (
    <>
      {isWhole && towns && <div className="wrap whole-state">{towns}</div>}
      {answer.total === 0 && place && (
        <div className="wrap">
          <NothingFound
            {...{ address, path, place, words, homeWords }}
            relaxations={answer.relaxations}
            lookedAt={answer.lookedAt}
          />
        </div>
      )}
      <FoundList {...parts} {...{ answer, outline, isBusy, beside }} />
      <div className="wrap">
        <CompareTable {...parts} homes={compared} measuredAt={answer.measuredAt} />
      </div>
      {compared.length > 0 && (
        <a className="btn btn-primary compare-now" href="#compare">
          <Icon name="compare" />
          {words.compare.open(compared.length)}
        </a>
      )}
    </>
  )
}

/** The head of a page without an answer: nothing asked yet, not understood, or not to be had. */
function headWithout(searched: Exclude<PageData['searched'], { kind: 'found' }>, words: SearchWords): HeadSaid {
  switch (searched.kind) {
    case 'start':
      return { title: words.start.title, line: words.start.lead }
    case 'refused':
      return {
        title: words.problems.title,
        line: searched.names.some(isField) ? words.start.lead : words.problems.fields.other,
      }
    case 'failed':
      return { title: words.problems.failed.title, line: '' }
  }
}

const fieldNames = ['near', 'state', 'city', 'radius', 'fee_max', 'sober_days', 'level', 'q'] as const

function isField(name: string): name is (typeof fieldNames)[number] {
  return fieldNames.some((field) => field === name)
}

/** What is wrong with which field, in our own words and the page's language. */
function errorsOf(names: readonly string[], words: SearchWords): FieldErrors {
  return Object.fromEntries(names.filter(isField).map((name) => [name, words.problems.fields[name]]))
}
