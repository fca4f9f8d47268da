import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Language, languages, seekerPath } from '#domain/language.ts'
import type { MapSource } from '#domain/map-lines.ts'
import { placePath, placeSlug } from '#domain/place-address.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { homesAsData } from '../found/list-data.ts'
import { Problem } from '../found/problem.tsx'
import { mapDataOf, noMap } from '../map/map-data.ts'
import type { StateName } from '../search-view.ts'
import { askPlace } from './place.query.ts'
import type { PlaceData, PlaceSaid } from './place-data.ts'
import { PlaceScreen } from './place-screen.tsx'
import '../residences.css'

// What the page of each language shares. The pages themselves bring the words: a browser gets those of one language.

/** The town or county of an address; anything else is a 404. Other spellings lead to the one address. */
export async function loadPlace(
  { params, request, context }: LoaderFunctionArgs,
  language: Language,
  { states, maps }: { states: readonly StateName[]; maps: MapSource },
) {
  const { fetch, site } = context.get(requestFacts)
  const asked = { state: params.state ?? '', slug: params.place?.toLowerCase() ?? '' }
  const state = states.find(({ code }) => code === asked.state.toUpperCase())
  if (!state) throw data(null, { status: 404 })
  const found = await askPlace(asked, fetch)
  if (found === null) throw data(null, { status: 404 })
  const at = new URL(request.url).pathname.replace(/\.data$/, '')
  const { baseUrl } = site
  if (found === 'failed') return data<PlaceData>({ found: null, state, baseUrl, at, map: noMap }, { status: 503 })
  const { name } = found.facts
  const path = placePath(language, found.facts)
  if (params.state !== asked.state.toLowerCase() || params.place !== placeSlug(name)) throw redirect(path, 301)
  const map = mapDataOf({ kind: 'found', answer: found.answer, compared: [] }, maps)
  return data<PlaceData>({ found, state, baseUrl, at: path, map })
}

export function hasHomes(page: PlaceData | undefined): boolean {
  return (page?.found?.answer.items.length ?? 0) > 0
}

type HeadParts = { loaderData: PlaceData | undefined; matches: Parameters<typeof pageHead>[1] }

/** Search engines may list the page only where a home stands. */
export function placeHead({ own, words, language }: PlaceSaid, { loaderData, matches }: HeadParts) {
  if (!loaderData) return []
  const { found, state, baseUrl, at } = loaderData
  if (found === null) {
    return pageHead({ title: words.problems.failed.title, description: words.head.description, path: null }, matches)
  }
  const { facts, answer, isEmpty } = found
  const place = `${facts.name}, ${state.name}`
  const title = own.title(place)
  if (isEmpty) return pageHead({ title, description: own.none(place), path: null }, matches)
  const beds = { fresh: answer.bedsFresh, older: answer.bedsOlder }
  const description = own.description({ place, homes: answer.total, isLeast: answer.totalIsLeast, beds })
  const home = (slug: string) => baseUrl + seekerPath('residence', language, slug)
  const above = [{ name: words.head.crumb, path: seekerPath('search', language) }]
  const structured = [homesAsData(answer.items, title, home)]
  return [
    ...pageHead({ title, description, path: at, above, crumb: place, structured }, matches),
    ...languages.map((one) => ({
      ...{ tagName: 'link', rel: 'alternate', hrefLang: one },
      href: baseUrl + placePath(one, facts),
    })),
  ]
}

export function PlacePage({ loaderData, ...said }: PlaceSaid & { loaderData: PlaceData }) {
  const { found, at } = loaderData
  if (found !== null) return <PlaceScreen {...said} found={found} loaded={loaderData} />
  return (
    <div className="wrap section-tight">
      <h1>{said.words.problems.failed.title}</h1>
      <Problem words={said.words} isOffline={false} notAsked={[]} again={at} hasOldHomes={false} />
    </div>
  )
}
