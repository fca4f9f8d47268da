import { mapSource } from '#content/map/map-source.ts'
import { listingEn } from '#content/seekers/residence/listing.en.ts'
import { listingEs } from '#content/seekers/residence/listing.es.ts'
import { searchEn } from '#content/seekers/search/search.en.ts'
import { searchEs } from '#content/seekers/search/search.es.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { states } from '#content/states/slugs.ts'
import { namesOfStates, statesEs } from '#content/states/spanish.ts'
import { capitalize } from '#domain/language/capital.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { asksOnlyPlace, buildSearch } from '#domain/search/search-address.ts'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { toResidencesData } from './found/list-data.ts'
import type { PageData } from './page-data.ts'
import { ResidencesScreen } from './residences-screen.tsx'
import { loadSearch } from './search/search-load.ts'
import { chooseRefusedTitle, toHead } from './search/search-said.ts'
import { type BothWords, countNeeds, describePlace, toChips } from './search/search-view.ts'
import './residences.css'

const texts: Record<Language, BothWords> = {
  en: { words: searchEn, listingWords: listingEn },
  es: { words: searchEs, listingWords: listingEs },
}
const shownStates = { en: states, es: statesEs }

export default definePage<PageData>({
  load(visit) {
    const named = { shown: shownStates[visit.language], meant: namesOfStates }
    return loadSearch(visit, { states: named, maps: mapSource, records: directoryRecords })
  },
  head: ({ data, visit: { language, site } }) => describePage(texts[language], data, site.baseUrl),
  statesOf: ({ searched }) => (searched.kind === 'found' ? [searched.answer.place?.state ?? ''] : []),
  hasResidences: ({ searched }) => searched.kind === 'found' && searched.answer.items.length > 0,
  show: ({ data, visit: { language, site } }) => (
    <ResidencesScreen {...texts[language]} found={data} site={site} states={shownStates[language]} />
  ),
})

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
  const search = buildSearch({ ...address, compare: [] })
  if (answer.place?.kind !== 'state' || !asksOnlyPlace(address)) {
    const whole = answer.place && answer.total > 0 ? `${title} ${words.place(describePlace(answer.place))}` : title
    const description = capitalize(`${line} ${readAt}`.trim())
    return { title: whole, description, path: null, sentAs: path + search }
  }
  const own = words.head.stateTitle(answer.place.name)
  const structured = [toResidencesData(answer.items, title, buildPageAddress)]
  return { title: own, description: `${title}. ${line} ${readAt}`, path: path + search, crumb: own, structured }
}
