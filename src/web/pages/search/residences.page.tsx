import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { mapSource } from '#content/states/map/map-source.ts'
import { states } from '#content/states/slugs.ts'
import { namesOfStates, statesEs } from '#content/states/spanish.ts'
import { capitalize } from '#domain/language/capital.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import {
  asksOnlyPlace,
  buildSearch,
  readSearchAddress,
  residencesDrawn,
  residencesSaved,
  type SearchAddress,
} from '#domain/search/search-address.ts'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { toResidencesData } from './found/list-data.ts'
import { fetchResidencesNow, isSlug, sortTowns } from './found/residences-now.query.ts'
import { toMapData } from './map/map-data.ts'
import type { PageData, SearchBegun } from './page-data.ts'
import {
  fetchComparedResidences,
  fetchNearestOpen,
  fetchSavedResidences,
  findDoubt,
  search,
} from './residences.query.ts'
import { ResidencesScreen } from './residences-screen.tsx'
import { findPathElsewhere, preferState, renameState } from './search/search-leads.ts'
import { chooseRefusedTitle, toHead } from './search/search-said.ts'
import { addStateMeant, type BothWords, countNeeds, describePlace, toChips } from './search/search-view.ts'
import { findStateGuide } from './search/state-guide.tsx'
import './residences.css'

const texts: Record<Language, BothWords> = {
  en: { words: searchEn, listingWords: listingEn },
  es: { words: searchEs, listingWords: listingEs },
}
const statesOf = { en: states, es: statesEs }

export default definePage<PageData>({
  load: loadSearch,
  head: ({ data, visit: { language, site } }) => describePage(texts[language], data, site.baseUrl),
  statesOf: ({ searched }) => (searched.kind === 'found' ? [searched.answer.place?.state ?? ''] : []),
  hasResidences: ({ searched }) => searched.kind === 'found' && searched.answer.items.length > 0,
  show: ({ data, visit: { language, site } }) => (
    <ResidencesScreen {...texts[language]} found={data} site={site} states={statesOf[language]} />
  ),
})

/** An address that a form or a person wrote redirects to its short form first. */
async function loadSearch({ query, language, fetch, user }: Visit) {
  const shownStates = statesOf[language]
  const at = new Date().toISOString()
  const path = buildSeekerPath('search', language)
  const address = await preferState(addStateMeant(readSearchAddress(query), namesOfStates), query, fetch)
  const short = buildSearch(address)
  if (!isSameSearch(short, query)) return redirectTo(path + short, 302)
  // People who sign in look for homes every day, and begin with the list in place of the cards.
  const view = address.view ?? (user ? 'list' : 'cards')
  if (Object.keys(address.query).length === 0) {
    const searched = await beginSearch(address, query, fetch)
    const isMissed = query.has(residencesSaved) && searched.saved === null
    return new Loaded<PageData>({ address, view, at, searched }, { status: isMissed ? 503 : 200 })
  }
  const searched = renameState(await search(address, view, fetch), shownStates)
  const elsewhere = await findPathElsewhere(searched, address, { language, fetch })
  if (elsewhere !== null) return redirectTo(elsewhere, 302)
  const isQuestion = searched.kind === 'refused' && findDoubt(searched) !== null
  const status = { found: 200, refused: isQuestion ? 200 : 422, failed: 503 }[searched.kind]
  if (searched.kind !== 'found') return new Loaded<PageData>({ address, view, at, searched }, { status })
  const { total, place } = searched.answer
  const found = {
    ...searched,
    answer: sortTowns(searched.answer, query),
    shown: await fetchResidencesNow(searched.answer, address, query, fetch),
    map: toMapData(searched, mapSource),
    nearest: await fetchNearestOpen(searched.answer, address, fetch),
    guide: total > 0 ? null : findStateGuide(place?.state, directoryRecords, shownStates),
  }
  return new Loaded<PageData>({ address, view, at, searched: found }, { status })
}

async function beginSearch(
  { compare }: SearchAddress,
  query: URLSearchParams,
  fetch: typeof globalThis.fetch,
): Promise<SearchBegun> {
  const slugs = query.get(residencesSaved)?.split(',').filter(isSlug) ?? []
  const saved = slugs.length === 0 ? null : await fetchSavedResidences(slugs, fetch)
  return { kind: 'start', compared: await fetchComparedResidences(compare, null, fetch), saved }
}

const ownQuestions = [residencesDrawn, residencesSaved]

function isSameSearch(short: string, asked: URLSearchParams): boolean {
  const sortSearch = (search: Iterable<[string, string]>) =>
    [...search]
      .filter(([name]) => !ownQuestions.includes(name))
      .map((entry) => entry.join('='))
      .toSorted()
  return sortSearch(new URLSearchParams(short)).join('&') === sortSearch(asked).join('&')
}

function describePage(said: BothWords, { address, searched }: PageData, baseUrl: string): PageFacts {
  const { words, listingWords } = said
  const { language } = words
  const path = buildSeekerPath('search', language)
  if (searched.kind === 'start') {
    const { title, description, crumb } = words.head
    return { title, description, path, crumb }
  }
  if (searched.kind !== 'found') {
    const title = searched.kind === 'refused' ? chooseRefusedTitle(searched, words) : words.problems.failed.title
    return { title, description: words.head.description, path: null }
  }
  const { answer } = searched
  const needs = countNeeds(toChips(address, path, false, said))
  const { title, line } = toHead(answer, address, needs, said)
  // The preview of a link is read long after: its counts carry their time.
  const readAt = listingWords.onPaper.read(
    new Date(answer.measuredAt),
    answer.place?.state ?? answer.items[0]?.state ?? null,
  )
  const buildPageAddress = (slug: string) => baseUrl + buildSeekerPath('residence', language, slug)
  // More than a place is one person's question: it is not for search engines.
  const sentAs = path + buildSearch({ ...address, compare: [] })
  if (answer.place?.kind !== 'state' || !asksOnlyPlace(address)) {
    const whole = answer.place && answer.total > 0 ? `${title} ${words.place(describePlace(answer.place))}` : title
    const description = capitalize(`${line} ${readAt}`.trim())
    return { title: whole, description, path: null, sentAs }
  }
  const own = words.head.stateTitle(answer.place.name)
  const structured = [toResidencesData(answer.items, title, buildPageAddress)]
  return { title: own, description: `${title}. ${line} ${readAt}`, path: sentAs, crumb: own, structured }
}
