import { listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { placeEn } from '#content/search/place.en.ts'
import { placeEs } from '#content/search/place.es.ts'
import { searchEn } from '#content/search/search.en.ts'
import { searchEs } from '#content/search/search.es.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { mapSource } from '#content/states/map/map-source.ts'
import { states } from '#content/states/slugs.ts'
import { statesEs } from '#content/states/spanish.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { buildPlacePath, toPlaceSlug } from '#domain/places/place-address.ts'
import { toResidencesData } from '#web/pages/search/found/list-data.ts'
import { Problem } from '#web/pages/search/found/problem.tsx'
import { noMap, toMapData } from '#web/pages/search/map/map-data.ts'
import type { StateName } from '#web/pages/search/search/search-view.ts'
import { findStateGuide } from '#web/pages/search/search/state-guide.tsx'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import { answerNotFound, definePage, Loaded, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { fetchPlace } from './place.query.ts'
import { type PlaceData, type PlaceSaid, PlaceScreen } from './place-screen.tsx'
import '#web/pages/search/residences.css'

const texts: Record<Language, PlaceSaid> = {
  en: { own: placeEn, words: searchEn, listingWords: listingEn, language: 'en' },
  es: { own: placeEs, words: searchEs, listingWords: listingEs, language: 'es' },
}
const statesOf = { en: states, es: statesEs }

export default definePage<PlaceData>({
  load: loadPlace,
  statesOf: ({ state }) => [state.code],
  hasResidences: ({ found }) => (found?.answer.items.length ?? 0) > 0,
  head: ({ data, visit: { language, site } }) => describePage(texts[language], data, site.baseUrl),
  show: Place,
})

/** A 404 for anything else; other spellings redirect to the one address. */
async function loadPlace({ params, query, path: at, language, fetch }: Visit) {
  const named: readonly StateName[] = statesOf[language]
  const placeParams = { state: params.state ?? '', slug: params.place?.toLowerCase() ?? '' }
  const state = named.find(({ code }) => code === placeParams.state.toUpperCase())
  if (!state) return answerNotFound()
  const found = await fetchPlace(placeParams, query, fetch)
  if (found === null) return answerNotFound()
  if (found === 'failed')
    return new Loaded<PlaceData>({ found: null, state, at, map: noMap, guide: null }, { status: 503 })
  const { name } = found.facts
  const path = buildPlacePath(language, found.facts)
  if (params.state !== placeParams.state.toLowerCase() || params.place !== toPlaceSlug(name))
    return redirectTo(path, 301)
  const map = toMapData({ kind: 'found', answer: found.answer, compared: [] }, mapSource)
  const guide = found.isEmpty ? findStateGuide(state.code, directoryRecords, named) : null
  return { found, state, at: path, map, guide }
}

/** Search engines may index it only where homes are listed. */
function describePage(
  { own, words, listingWords, language }: PlaceSaid,
  { found, state, at }: PlaceData,
  baseUrl: string,
): PageFacts {
  if (found === null) {
    return { title: words.problems.failed.title, description: words.head.description, path: null }
  }
  const { facts, answer, isEmpty } = found
  const place = `${facts.name}, ${state.name}`
  const title = own.title(place)
  if (isEmpty) return { title, description: own.none(place), path: null }
  const beds = { fresh: answer.bedsFresh, older: answer.bedsOlder }
  const lead = own.lead({ place, homes: answer.total, isLeast: answer.totalIsLeast, beds })
  const description = `${lead} ${listingWords.onPaper.read(new Date(answer.measuredAt), state.code)}`
  const buildResidenceAddress = (slug: string) => baseUrl + buildSeekerPath('residence', language, slug)
  const above = [{ name: words.head.crumb, path: buildSeekerPath('search', language) }]
  const structured = [toResidencesData(answer.items, title, buildResidenceAddress)]
  return { title, description, path: at, above, crumb: place, structured }
}

function Place({ data, visit }: PageProps<PlaceData>) {
  const said = texts[visit.language]
  const { found, at } = data
  if (found !== null) return <PlaceScreen {...said} found={found} loaded={data} site={visit.site} />
  return (
    <div className="wrap section-tight">
      <h1>{said.words.problems.failed.title}</h1>
      <Problem words={said.words} again={at} hasOldResidences={false} />
    </div>
  )
}
