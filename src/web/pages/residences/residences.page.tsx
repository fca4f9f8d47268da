import { useEffect } from 'react'
import { data, redirect, useLocation, useNavigation } from 'react-router'
import { homesEn } from '#content/seekers/homes.en.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { searchEs } from '#content/seekers/search.es.ts'
import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import { type Language, languageOfPath, languages, seekerPath } from '#domain/language.ts'
import { asksOnlyPlace, readSearchAddress, type SearchAddress, searchOf } from '#domain/search-address.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Route } from './+types/residences.page'
import { headOf } from './answer-head.tsx'
import { homesAsData } from './found/list-data.ts'
import type { PageData } from './page-data.ts'
import { comparedHomes, search } from './residences.query.ts'
import { ResidencesScreen } from './residences-screen.tsx'
import { chipsOf, countOfNeeds, whereText, withStateMeant } from './search-view.ts'
import './residences.css'

const said = {
  en: { words: searchEn, homeWords: homesEn },
  es: { words: searchEs, homeWords: homesEs },
} as const satisfies Record<Language, unknown>

/** The page as its address asks for it. An address that a form or a person wrote leads to its one short form first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { fetch } = context.get(requestFacts)
  const at = new Date().toISOString()
  const url = new URL(request.url)
  // The router's own word to the server, when it asks for this page's data alone.
  url.searchParams.delete('_routes')
  const path = seekerPath('search', languageOfPath(url.pathname))
  const address = withStateMeant(readSearchAddress(url.searchParams), states)
  const short = searchOf(address)
  if (!isSameSearch(short, url.search)) throw redirect(path + short)
  if (Object.keys(address.query).length === 0) {
    const compared = await comparedHomes(address.compare, null, fetch)
    return data<PageData>({ address, at, searched: { kind: 'start', compared }, outline: null })
  }
  const searched = await search(address, fetch)
  const place = searched.kind === 'found' ? searched.answer.place : null
  const code = states.find((state) => state.code === place?.state)?.code
  const outline = code ? outlines[code] : null
  const status = { found: 200, refused: 422, failed: 503 }[searched.kind]
  return data<PageData>({ address, at, searched, outline }, { status })
}

/** True when both say the same, in whatever order. */
function isSameSearch(one: string, other: string): boolean {
  const sorted = (search: string) => [...new URLSearchParams(search)].map((entry) => entry.join('=')).toSorted()
  return sorted(one).join('&') === sorted(other).join('&')
}

/** What was found last, for a device that loses its connection. */
let last: PageData | null = null

/** In the browser too the server answers; without a connection the last homes stay, and say that they are. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<PageData> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const address = withStateMeant(readSearchAddress(new URL(request.url).searchParams), states)
    const at = new Date().toISOString()
    const nothing: PageData = { address, at, searched: { kind: 'failed', status: null }, outline: null }
    if (last === null) return { ...nothing, isOffline: true }
    return { ...last, address, answers: last.answers ?? last.address, isOffline: true }
  }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname)
  const { words } = said[language]
  const path = seekerPath('search', language)
  if (!loaderData || loaderData.searched.kind === 'start') {
    const { title, description, crumb } = words.head
    return [...pageHead({ title, description, path, crumb }, matches), ...otherLanguages('', matches)]
  }
  const { searched } = loaderData
  const address = loaderData.answers ?? loaderData.address
  if (searched.kind !== 'found') {
    const title = searched.kind === 'refused' ? words.problems.title : words.problems.failed.title
    return pageHead({ title, description: words.head.description, path: null }, matches)
  }
  const { answer } = searched
  const needs = countOfNeeds(chipsOf(address, path, false, said[language]))
  const { title, line } = headOf(answer, address, needs, said[language])
  const page = (slug: string) => originOf(matches) + seekerPath('residence', language, slug)
  const structured = [homesAsData(answer.items, title, page)]
  // More than a place is one person's question: it is not for search engines.
  if (answer.place?.kind !== 'state' || !asksOnlyPlace(address)) {
    return pageHead({ title, description: line, path: null, structured }, matches)
  }
  const search = searchOf({ ...address, compare: [] })
  const own = words.head.stateTitle(answer.place.name)
  const head = { title: own, description: `${title}. ${line}`, path: path + search, crumb: own, structured }
  return [...pageHead(head, matches), ...otherLanguages(search, matches)]
}

type Matches = Route.MetaArgs['matches']

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

export default function Residences({ loaderData }: Route.ComponentProps) {
  const language = languageOfPath(useLocation().pathname)
  const path = seekerPath('search', language)
  const { words } = said[language]
  const isBusy = useNavigation().state === 'loading'
  useEffect(() => {
    if (loaderData.searched.kind === 'found') last = loaderData
  }, [loaderData])
  return (
    <ResidencesScreen
      {...said[language]}
      found={loaderData}
      path={path}
      origin={useSite()?.baseUrl ?? ''}
      states={states}
      where={whereText(loaderData.address.query, states, words)}
      meant={meant}
      homePath={homePaths[language]}
      isBusy={isBusy}
    />
  )
}

const meant = (address: SearchAddress) => withStateMeant(address, states)

const homePaths = {
  en: (slug: string) => seekerPath('residence', 'en', slug),
  es: (slug: string) => seekerPath('residence', 'es', slug),
}
