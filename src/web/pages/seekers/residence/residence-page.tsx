import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { Certifying } from '#domain/certificates/certifying.ts'
import { type Language, seekerPath } from '#domain/language/language.ts'
import type { MapSource } from '#domain/map/map-lines.ts'
import { inOutline } from '#domain/map/state-plane.ts'
import { needsAsked } from '#domain/search/asked-search.ts'
import { carriedSearch, changedSearch, type SearchAddress, searchOf } from '#domain/search/search-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { bedsLine } from '#web/parts/homes/home-card/home-message.ts'
import { stateGround } from '#web/parts/map-ground/state-ground.ts'
import { headTags } from '#web/plumbing/head/page-head.ts'
import { Loaded, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import type { DrawnPlace } from './facts/where.tsx'
import { homeData } from './home-data.ts'
import { HomePage } from './home-page.tsx'
import { type HomeState, homeState } from './home-state.ts'
import { FailedHome, LostHome } from './lost-home.tsx'
import { askHome } from './residence.query.ts'
import { searchAround, searchedWords } from './way-back.ts'
import './residence.css'

// What the page of each language shares. The pages themselves bring the words: a browser gets those of one language.

export type ResidenceSaid = { language: Language; own: ResidenceWords; common: HomeWords }

type States = readonly { code: string; slug: string; name: string }[]

export type LoadedHome =
  | { kind: 'lost' }
  | { kind: 'failed' }
  | {
      kind: 'home'
      home: ResidenceDetail
      state: HomeState
      from: SearchAddress
      fromState: string | null
      now: string
      drawn: DrawnPlace | null
    }

export async function loadHome(
  { params, query, fetch, language, refused }: Visit,
  states: States,
  certifyingIn: (code: string) => Certifying,
  maps: MapSource,
): Promise<LoadedHome | Loaded<LoadedHome> | Response> {
  const from = carriedSearch(query)
  const found = await askHome(params.slug ?? '', from.query.near ?? '', fetch)
  if (found.kind === 'lost') return new Loaded<LoadedHome>({ kind: 'lost' }, { status: 404 })
  if (found.kind === 'failed') return new Loaded<LoadedHome>({ kind: 'failed' }, { status: found.status })
  const { home } = found
  // The house has another address by now. What somebody tried to send is shown to them first.
  if (home.slug !== params.slug && refused === null) {
    return redirectTo(seekerPath('residence', language, home.slug) + searchOf(from), 301)
  }
  return {
    kind: 'home',
    home,
    state: homeState(home.state, states, certifyingIn),
    from: found.near === '' ? changedSearch(from, { near: null, radius: null }) : from,
    fromState: states.find(({ code }) => code === from.query.state)?.name ?? null,
    now: new Date().toISOString(),
    drawn: drawnPlace(home, maps),
  }
}

/** Null where the home has no public point or the state no drawing. */
export function drawnPlace(home: ResidenceDetail, maps: MapSource): DrawnPlace | null {
  const outline = maps.outlineOf(home.state)
  const { latitude, longitude } = home
  if (latitude === null || longitude === null || outline === null) return null
  const { x, y } = inOutline({ latitude, longitude }, outline)
  const { path, width, height } = outline
  const ground = stateGround(maps.lines(), outline)
  return { outline: { path, width, height }, ground, point: { x: Math.round(x), y: Math.round(y) } }
}

type ShownHome = PageProps<LoadedHome>

export function homeHead({ language, own, common }: ResidenceSaid, { data, visit }: ShownHome) {
  if (data.kind !== 'home') {
    const { title, text } = data.kind === 'failed' ? own.failed : own.lost
    return headTags({ title, description: text, path: null }, visit.site)
  }
  const { home, state } = data
  const { baseUrl } = visit.site
  const { name, city, phone, slug } = home
  const place = `${city}, ${state.name}`
  const path = seekerPath('residence', language, slug)
  const title = own.head.title(name, place)
  const whom = own.who.forWhom(home.groups.map(({ audience }) => audience))
  const head = headTags(
    {
      title: visit.refused ? `${own.head.refused}: ${title}` : title,
      description: own.head.description({ name, place, whom, beds: bedsLine(home, common).replace(/\.$/, ''), phone }),
      path,
      crumb: name,
      above: [{ name: own.crumbs.search, path: seekerPath('search', language) }],
      structured: [homeData(home, baseUrl + path)],
    },
    visit.site,
  )
  const alternates = (['en', 'es'] as const).map((other) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: other,
    href: baseUrl + seekerPath('residence', other, slug),
  }))
  return [...head, ...alternates]
}

export function ResidencePage({ language, own, common, data, visit }: ResidenceSaid & ShownHome) {
  const { baseUrl, textsGoOut } = visit.site
  const search = visit.query.size > 0 ? `?${visit.query}` : ''
  const searchPath = seekerPath('search', language)
  if (data.kind === 'lost') return <LostHome words={own.lost} searchPath={searchPath} />
  const answered = visit.refused
  if (data.kind === 'failed') {
    return (
      <FailedHome
        words={own}
        action={visit.path + search}
        searchPath={searchPath}
        answered={answered}
        textsGoOut={textsGoOut}
      />
    )
  }
  const { home, state, from, fromState, now, drawn } = data
  const path = seekerPath('residence', language, home.slug)
  const back = searchPath + (Object.keys(from.query).length > 0 ? searchOf(from) : `?state=${home.state}`)
  return (
    <HomePage
      home={home}
      state={state}
      drawn={drawn}
      common={common}
      drawnAt={now}
      asked={needsAsked(from.query)}
      words={own}
      form={{ action: path + search, answered, textsGoOut }}
      ways={{
        address: baseUrl + path,
        search: back,
        searched: searchedWords(from.query, fromState, { home: state.name, crumbs: own.crumbs }),
        nearby: from.query.near ? back : searchPath + searchOf(searchAround(home)),
        certified: searchPath + searchOf(changedSearch(searchAround(home), { certified: '1', open: null })),
        pathOf: (slug) => seekerPath('residence', language, slug) + searchOf(from),
      }}
    />
  )
}
