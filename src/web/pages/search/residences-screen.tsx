import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { FoundResidence, SearchAnswer } from '#contract/search/residence-search.ts'
import { everybody } from '#domain/beds/residence-beds.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { buildSearch, changeSearch } from '#domain/search/search-address.ts'
import { PrintedFoot } from '#web/parts/residence/residence-card/printed-foot.tsx'
import { WaysToSend } from '#web/parts/residence/residence-card/residence-actions.tsx'
import { SavedBarPlace } from '#web/parts/residence/residence-card/save-button.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SearchChips } from './form/search-chips.tsx'
import { SearchForm } from './form/search-form.tsx'
import { FoundBody } from './found/found-body.tsx'
import type { ListParts } from './found/found-list.tsx'
import { LiveList } from './found/live-list.tsx'
import { Meant } from './found/meant.tsx'
import { OtherPlaces } from './found/other-places.tsx'
import { Problem } from './found/problem.tsx'
import { buildDrawnKey, buildNowAddress } from './found/residences-now.query.ts'
import { findRingMiddle } from './map/ring/ring-middle.ts'
import type { FoundSearch, PageData } from './page-data.ts'
import { findFiltersMeant } from './residences.query.ts'
import { CompareTable } from './saved/compare-table.tsx'
import { SavedList } from './saved/saved-list.tsx'
import { describeSearchHead, findErrors, isWholeState } from './search/search-said.ts'
import { SearchStart } from './search/search-start.tsx'
import {
  type BothWords,
  buildClearPath,
  countNeeds,
  formatWhere,
  listPeopleAsked,
  type StateName,
  toChips,
} from './search/search-view.ts'

type ScreenProps = BothWords & { found: PageData; site: SiteSettings; states: readonly StateName[] }

const noErrors = {}
const noCounts: SearchAnswer['needs'] = []
const noResidences: readonly FoundResidence[] = []

export function ResidencesScreen(props: ScreenProps) {
  const { found, site, states, words, listingWords } = props
  const { searched } = found
  const path = buildSeekerPath('search', words.language)
  const filters = findFiltersMeant(searched)
  const address = filters ? changeSearch(found.address, { ...filters, near: null, radius: null }) : found.address
  const both = { words, listingWords }
  const answer = searched.kind === 'found' ? searched.answer : null
  const compared = pickCompared(found)
  const chips = toChips(address, path, answer?.place?.radius != null, both)
  const head = describeSearchHead(found, countNeeds(chips), both)
  const where = formatWhere(address.query, states, words)
  return (
    <>
      <div className="wrap seek" data-keep-place={answer ? where : undefined}>
        <h1 data-live="title">{head.title}</h1>
        <p className="seek-sub" role="status" data-live="sub">
          {head.line}
        </p>
        {answer?.place && (
          <OtherPlaces
            place={answer.place}
            hasResidences={answer.items.length > 0}
            address={address}
            path={path}
            words={words}
          />
        )}
        {searched.kind === 'refused' && (
          <Meant refused={searched} near={found.address.query.near} {...both} address={address} path={path} />
        )}
        <SearchForm
          {...both}
          address={address}
          path={path}
          where={where}
          view={found.view}
          errors={searched.kind === 'refused' ? findErrors(searched, address, words) : noErrors}
          shown={answer && answer.total > 0 ? { count: answer.total, isLeast: answer.totalIsLeast } : null}
          isOpen={searched.kind !== 'found'}
          isStart={searched.kind === 'start'}
          counts={answer?.needs ?? noCounts}
          asked={chips.filter(({ isSaid }) => !isSaid).length}
          hasMap={searched.kind === 'found' && hasAnyMap(searched)}
        >
          <SearchChips chips={chips} clear={buildClearPath(address, path)} words={words} />
        </SearchForm>
      </div>
      <Body {...props} parts={listParts(props, path)} />
      <Following {...props} path={path} />
      <WaysToSend words={listingWords} />
      <SavedBarPlace to={`${path}${buildSearch(address)}#saved`} path={path} words={listingWords.save}>
        {compared.length > 0 && (
          <ButtonLink to="#compare" small icon="compare">
            {words.compare.open(compared.length)}
          </ButtonLink>
        )}
      </SavedBarPlace>
      <div className="wrap">
        <PrintedFoot
          address={site.baseUrl + path + buildSearch(address)}
          madeAt={answer?.measuredAt ?? found.at}
          state={answer?.place?.state ?? answer?.items[0]?.state ?? compared[0]?.state ?? null}
          words={listingWords}
        />
      </div>
    </>
  )
}

function Body(props: ScreenProps & { parts: ListParts }) {
  const { found, site, states, parts, words, listingWords } = props
  const { searched, view, at } = found
  const both = { words, listingWords }
  switch (searched.kind) {
    case 'failed':
      return (
        <div className="wrap section-tight">
          <Problem words={words} again={parts.path + buildSearch(found.address)} hasOldResidences={false} />
        </div>
      )
    case 'found':
      return <FoundBody searched={searched} parts={parts} site={site} view={view} />
    case 'start':
      return (
        <>
          <SearchStart states={states} {...both} />
          <div className="wrap pad-y-5">
            <SavedList {...parts} asked={searched.saved} />
            <CompareTable {...parts} residences={searched.compared} measuredAt={at} />
          </div>
        </>
      )
    case 'refused':
      return <SearchStart states={states} {...both} />
  }
}

function Following({ found, words, listingWords, path }: ScreenProps & { path: string }) {
  const { address, searched, at } = found
  const texts = { words, ages: listingWords.ages }
  if (searched.kind === 'found') {
    const { answer } = searched
    const state = isWholeState(address, answer) ? (answer.place?.state ?? undefined) : undefined
    const now = buildNowAddress(path, address, buildDrawnKey(answer))
    return (
      <LiveList
        {...texts}
        now={now}
        state={state}
        people={listPeopleAsked(address.query)}
        drawnAt={answer.measuredAt}
      />
    )
  }
  if (pickCompared(found).length === 0) return null
  return <LiveList {...texts} now={buildNowAddress(path, address, '~')} people={everybody} drawnAt={at} />
}

function hasAnyMap({ answer: { place, towns, items, misses }, map }: FoundSearch): boolean {
  if (place?.kind === 'state') return map.outline !== null && towns.length > 0
  return findRingMiddle(place, [...items, ...misses.map(({ residence }) => residence)]) !== null
}

function pickCompared({ searched }: PageData): readonly FoundResidence[] {
  return searched.kind === 'found' || searched.kind === 'start' ? searched.compared : noResidences
}

function listParts({ found: { address }, site, words, listingWords }: ScreenProps, path: string): ListParts {
  const buildPath = (slug: string) => buildSeekerPath('residence', words.language, slug)
  const residencePath = (slug: string) => buildPath(slug) + buildSearch(address)
  const residencePage = (slug: string) => site.baseUrl + buildPath(slug)
  return { address, path, origin: site.baseUrl, residencePath, residencePage, words, listingWords }
}
