import { capitalize } from '#domain/language/capital.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import { asksOnlyPlace, buildSearch } from '#domain/search/search-address.ts'
import { toResidencesData } from '#web/pages/seekers/residences/found/list-data.ts'
import type { PageData } from '#web/pages/seekers/residences/page-data.ts'
import { ResidencesScreen } from '#web/pages/seekers/residences/residences-screen.tsx'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import type { Page } from '#web/plumbing/page.ts'
import { chooseRefusedTitle, toHead } from './answer-head.tsx'
import { loadSearch, type Sources } from './search-load.ts'
import { type BothWords, countNeeds, describePlace, toChips } from './search-view.ts'
import '#web/pages/seekers/residences/residences.css'

export function createSearchPage(said: BothWords, sources: Sources): Page<PageData> {
  return {
    load: (visit) => loadSearch(visit, sources),
    head: ({ data, visit }) => describePage(said, data, visit.site.baseUrl),
    statesOf: ({ searched }) => (searched.kind === 'found' ? [searched.answer.place?.state ?? ''] : []),
    hasResidences: ({ searched }) => searched.kind === 'found' && searched.answer.items.length > 0,
    show: ({ data, visit }) => (
      <ResidencesScreen {...said} found={data} site={visit.site} states={sources.states.shown} />
    ),
  }
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
