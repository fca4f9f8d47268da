import { useEffect } from 'react'
import { data, isRouteErrorResponse, type LoaderFunctionArgs, redirect, useNavigation } from 'react-router'
import { type Language, languageOfPath, languages, seekerPath } from '#domain/language.ts'
import type { MapSource } from '#domain/map-lines.ts'
import {
  asksOnlyPlace,
  changedSearch,
  readSearchAddress,
  type SearchAddress,
  searchOf,
} from '#domain/search-address.ts'
import { keepPlace } from '#web/parts/place-search/kept-place.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { headOf, refusedTitle } from './answer-head.tsx'
import { homesAsData } from './found/list-data.ts'
import { mapDataOf, noMap } from './map/map-data.ts'
import type { PageData } from './page-data.ts'
import { comparedHomes, doubtOf, homesCalled, type Searched, search } from './residences.query.ts'
import { ResidencesScreen } from './residences-screen.tsx'
import {
  type BothWords,
  chipsOf,
  countOfNeeds,
  placeSaid,
  type StateName,
  whereText,
  withStateMeant,
} from './search-view.ts'
import './residences.css'

// What the page of each language shares. The pages themselves bring the words: a browser gets those of one language.

/** `shown` are the states as this language names and orders them, `meant` every name that stands for one. */
type States = { shown: readonly StateName[]; meant: readonly StateName[] }

/** The page as its address asks for it. An address that a form or a person wrote leads to its one short form first. */
export async function loadSearch({ request, context }: LoaderFunctionArgs, states: States, maps: MapSource) {
  const { fetch, user } = context.get(requestFacts)
  // Whoever signs in looks for homes every day.
  const usualView = user ? 'list' : 'cards'
  const at = new Date().toISOString()
  const url = new URL(request.url)
  // The router's own word to the server, when it asks for this page's data alone.
  url.searchParams.delete('_routes')
  const language = languageOfPath(url.pathname)
  const path = seekerPath('search', language)
  const address = withStateMeant(readSearchAddress(url.searchParams), states.meant)
  const short = searchOf(address)
  if (!isSameSearch(short, url.search)) throw redirect(path + short)
  if (Object.keys(address.query).length === 0) {
    const compared = await comparedHomes(address.compare, null, fetch)
    return data<PageData>({ address, usualView, at, searched: { kind: 'start', compared }, ...noMap })
  }
  const searched = inOwnName(await search(address, address.view ?? usualView, fetch), states)
  const elsewhere = await leadsElsewhere(searched, address, { language, fetch })
  if (elsewhere !== null) throw redirect(elsewhere)
  const isQuestion = searched.kind === 'refused' && doubtOf(searched) !== null
  const status = { found: 200, refused: isQuestion ? 200 : 422, failed: 503 }[searched.kind]
  return data<PageData>({ address, usualView, at, searched, ...mapDataOf(searched, maps) }, { status })
}

/** Where a state was typed with a slip, or the name of a home: the address of the state, the home, or the homes called so. */
async function leadsElsewhere(
  searched: Searched,
  address: SearchAddress,
  { language, fetch }: { language: Language; fetch: typeof globalThis.fetch },
): Promise<string | null> {
  const { near } = address.query
  if (near === undefined || searched.kind === 'failed') return null
  const place = searched.kind === 'found' ? searched.answer.place : null
  const isUnsure = place ? place.isGuess : searched.kind === 'refused' && searched.meant?.why === 'unlike'
  const called = isUnsure ? await homesCalled(near, fetch) : []
  const [home, another] = called
  const other = {
    near: null,
    radius: null,
    sort: address.query.sort === 'distance' ? null : (address.query.sort ?? null),
  }
  if (home && !another) return seekerPath('residence', language, home.slug)
  if (home) return seekerPath('search', language) + searchOf(changedSearch(address, { ...other, open: null, q: near }))
  if (place?.kind !== 'state') return null
  return seekerPath('search', language) + searchOf(changedSearch(address, { ...other, state: place.state }))
}

/** A state is called in the page's language what its list calls it, whatever the server calls it. */
function inOwnName(searched: Searched, { shown }: States): Searched {
  const place = searched.kind === 'found' ? searched.answer.place : null
  const own = shown.find(({ code }) => code === place?.state)
  if (searched.kind !== 'found' || place?.kind !== 'state' || !own) return searched
  return { ...searched, answer: { ...searched.answer, place: { ...place, name: own.name } } }
}

/** True when both say the same, in whatever order. */
function isSameSearch(one: string, other: string): boolean {
  const sorted = (search: string) => [...new URLSearchParams(search)].map((entry) => entry.join('=')).toSorted()
  return sorted(one).join('&') === sorted(other).join('&')
}

/** What was found last, for a device that loses its connection. */
let last: PageData | null = null

/**
 * In the browser too the server answers. Where it does not, the last answer stays as what it is, the answer to what was
 * asked before, and what was asked now is kept for another try.
 */
export async function loadSearchAgain(
  { request, serverLoader }: { request: Request; serverLoader: () => Promise<PageData> },
  states: States,
): Promise<PageData> {
  try {
    const found = await serverLoader()
    // The page came, and what it asked for did not: the answer before says more than an empty page.
    const isMissed = found.searched.kind === 'failed' && last !== null
    return isMissed && last ? { ...last, missed: { address: found.address, isOffline: false } } : found
  } catch (error) {
    // Redirects and answers of ours are no failure, and neither is a search that another one overtook.
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer || request.signal.aborted) throw error
    const address = withStateMeant(readSearchAddress(new URL(request.url).searchParams), states.meant)
    const missed = { address, isOffline: navigator.onLine === false }
    if (last) return { ...last, missed }
    const at = new Date().toISOString()
    return { address, usualView: 'cards', at, searched: { kind: 'failed', status: null }, ...noMap, missed }
  }
}

export function hasHomes(found: PageData | undefined): boolean {
  return found?.searched.kind === 'found' && found.searched.answer.items.length > 0
}

export function searchHead(said: BothWords, { loaderData, matches }: HeadParts) {
  const { words } = said
  const { language } = words
  const path = seekerPath('search', language)
  if (!loaderData || loaderData.searched.kind === 'start') {
    const { title, description, crumb } = words.head
    return [...pageHead({ title, description, path, crumb }, matches), ...otherLanguages('', matches)]
  }
  const { address, searched } = loaderData
  if (searched.kind !== 'found') {
    const title = searched.kind === 'refused' ? refusedTitle(searched, words) : words.problems.failed.title
    return pageHead({ title, description: words.head.description, path: null }, matches)
  }
  const { answer } = searched
  const needs = countOfNeeds(chipsOf(address, path, false, said))
  const { title, line } = headOf(answer, address, needs, said)
  const page = (slug: string) => originOf(matches) + seekerPath('residence', language, slug)
  const structured = [homesAsData(answer.items, title, page)]
  // More than a place is one person's question: it is not for search engines.
  const search = searchOf({ ...address, compare: [] })
  if (answer.place?.kind !== 'state' || !asksOnlyPlace(address)) {
    const whole = answer.place && answer.total > 0 ? `${title} ${words.place(placeSaid(answer.place))}` : title
    const description = line.charAt(0).toUpperCase() + line.slice(1)
    return pageHead({ title: whole, description, path: null, sentAs: path + search, structured }, matches)
  }
  const own = words.head.stateTitle(answer.place.name)
  const head = { title: own, description: `${title}. ${line}`, path: path + search, crumb: own, structured }
  return [...pageHead(head, matches), ...otherLanguages(search, matches)]
}

type Matches = readonly [
  { id: string; loaderData?: { site: { baseUrl: string } } | undefined },
  ...({ id: string; loaderData?: unknown } | undefined)[],
]
type HeadParts = { loaderData: PageData | undefined; matches: Matches }

function originOf(matches: Matches): string {
  return matches[0].loaderData?.site.baseUrl ?? ''
}

/** The same search in every language, for search engines. */
function otherLanguages(search: string, matches: Matches) {
  return languages.map((language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: language,
    href: originOf(matches) + seekerPath('search', language) + search,
  }))
}

type SearchPageProps = BothWords & { found: PageData; states: States }

/** The search in the language of its words. */
export function SearchPage({ found, states, words, homeWords }: SearchPageProps) {
  const { language } = words
  const isBusy = useNavigation().state === 'loading'
  useEffect(() => {
    if (found.searched.kind !== 'found' || found.missed) return
    last = found
    keepPlace(whereText(found.address.query, states.shown, words))
  }, [found, states, words])
  return (
    <ResidencesScreen
      {...{ found, words, homeWords, isBusy }}
      states={states.shown}
      path={seekerPath('search', language)}
      origin={useSite()?.baseUrl ?? ''}
      whereOf={({ query }: SearchAddress) => whereText(query, states.shown, words)}
      meant={(address: SearchAddress) => withStateMeant(address, states.meant)}
      homePath={homePaths[language]}
    />
  )
}

const homePaths = {
  en: (slug: string) => seekerPath('residence', 'en', slug),
  es: (slug: string) => seekerPath('residence', 'es', slug),
}
