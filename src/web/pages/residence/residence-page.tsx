import { data, type LoaderFunctionArgs, redirect, useLocation } from 'react-router'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import type { Certifying } from '#domain/certifying.ts'
import { type Language, languageOfPath, seekerPath } from '#domain/language.ts'
import type { MapSource } from '#domain/map-lines.ts'
import { carriedSearch, changedSearch, needsAsked, searchOf } from '#domain/search-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { inOutline } from '#domain/state-plane.ts'
import { stateGround } from '#web/parts/map-ground/state-ground.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { refusedFrom } from './ask/form-answer.ts'
import type { DrawnPlace } from './facts/where.tsx'
import { homeData } from './home-data.ts'
import { HomePage } from './home-page.tsx'
import { homeState } from './home-state.ts'
import { FailedHome, LostHome } from './lost-home.tsx'
import { askHome } from './residence.query.ts'
import { searchAround, searchedWords } from './way-back.ts'
import './residence.css'

// What the page of each language shares. The pages themselves bring the words: a browser gets those of one language.

export type ResidenceSaid = { language: Language; own: ResidenceWords; common: HomeWords }

/** The states as the page's language names them. */
type States = readonly { code: string; slug: string; name: string }[]

export async function loadHome(
  { params, request, context, url }: LoaderFunctionArgs,
  states: States,
  certifyingIn: (code: string) => Certifying,
  maps: MapSource,
) {
  const { fetch, formAnswer, site } = context.get(requestFacts)
  const from = carriedSearch(new URL(request.url).searchParams)
  const found = await askHome(params.slug ?? '', from.query.near ?? '', fetch)
  const language = languageOfPath(url.pathname)
  const once = crypto.randomUUID()
  if (found.kind !== 'home') {
    const isLost = found.kind === 'lost'
    // What somebody tried to send stays where it can be sent again.
    const kept = isLost ? null : (formAnswer ?? null)
    return data({ found, language, once, formAnswer: kept } as const, { status: isLost ? 404 : found.status })
  }
  const { home } = found
  // The house has another address by now. What somebody tried to send is shown to them first.
  if (home.slug !== params.slug && !formAnswer) {
    throw redirect(seekerPath('residence', language, home.slug) + searchOf(from), 301)
  }
  return data({
    found: { ...found, state: homeState(home.state, states, certifyingIn) },
    language,
    from: found.near === '' ? changedSearch(from, { near: null, radius: null }) : from,
    fromState: states.find(({ code }) => code === from.query.state)?.name ?? null,
    // The first drawing in the browser is the server's: it reads the ages at the same moment.
    now: new Date().toISOString(),
    once,
    drawn: drawnPlace(home, maps),
    formAnswer: formAnswer ?? null,
    baseUrl: site.baseUrl,
  } as const)
}

/** Where a home lies in the drawing of its state; null where it has no point or the state no drawing. */
export function drawnPlace(home: ResidenceDetail, maps: MapSource): DrawnPlace | null {
  const outline = maps.outlineOf(home.state)
  const { latitude, longitude } = home
  if (latitude === null || longitude === null || outline === null) return null
  const { x, y } = inOutline({ latitude, longitude }, outline)
  const { path, width, height } = outline
  const ground = stateGround(maps.lines(), outline)
  return { outline: { path, width, height }, ground, point: { x: Math.round(x), y: Math.round(y) } }
}

type Loaded = Awaited<ReturnType<typeof loadHome>>['data']
type HeadParts = { loaderData: Loaded | undefined; matches: Parameters<typeof pageHead>[1] }

export function homeHead({ language, own, common }: ResidenceSaid, { loaderData, matches }: HeadParts) {
  const found = loaderData?.found
  if (!loaderData || found?.kind !== 'home' || !('now' in loaderData)) {
    const { title, text } = found?.kind === 'failed' ? own.failed : own.lost
    return pageHead({ title, description: text, path: null }, matches)
  }
  const { home, state } = found
  const { baseUrl, formAnswer } = loaderData
  const { name, city, phone, availableBeds, totalBeds, slug } = home
  const place = `${city}, ${state.name}`
  const path = seekerPath('residence', language, slug)
  const title = own.head.title(name, place)
  const whom = own.who.forWhom(home.groups.map(({ audience }) => audience))
  const beds = availableBeds === null ? common.callToAsk : common.available(availableBeds, totalBeds)
  const head = pageHead(
    {
      title: formAnswer ? `${own.head.refused}: ${title}` : title,
      description: own.head.description({ name, place, whom, beds, phone }),
      path,
      crumb: name,
      above: [{ name: own.crumbs.search, path: seekerPath('search', language) }],
      structured: [homeData(home, baseUrl + path)],
    },
    matches,
  )
  const alternates = (['en', 'es'] as const).map((other) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: other,
    href: baseUrl + seekerPath('residence', other, slug),
  }))
  return [...head, ...alternates]
}

/** One residence, in the language of its words. */
export function ResidencePage({ language, own, common, loaderData }: ResidenceSaid & { loaderData: Loaded }) {
  const { pathname, search } = useLocation()
  const { found, once, formAnswer } = loaderData
  const searchPath = seekerPath('search', language)
  if (found.kind === 'lost') return <LostHome words={own.lost} searchPath={searchPath} />
  const refused = formAnswer && refusedFrom(formAnswer, own.trouble)
  if (found.kind === 'failed' || !('now' in loaderData)) {
    return <FailedHome words={own} action={pathname + search} {...{ searchPath, once, refused }} />
  }
  const { from, fromState, now, drawn, baseUrl } = loaderData
  const path = seekerPath('residence', language, found.home.slug)
  const back = searchPath + (Object.keys(from.query).length > 0 ? searchOf(from) : `?state=${found.home.state}`)
  return (
    <HomePage
      home={found.home}
      state={found.state}
      drawnAt={now}
      drawn={drawn}
      asked={needsAsked(from.query)}
      words={own}
      common={common}
      form={{ action: path + search, once, refused }}
      ways={{
        address: baseUrl + path,
        search: back,
        searched: searchedWords(from.query, fromState, { home: found.state.name, crumbs: own.crumbs }),
        nearby: from.query.near ? back : searchPath + searchOf(searchAround(found.home)),
        certified: searchPath + searchOf(changedSearch(searchAround(found.home), { certified: '1', open: null })),
        pathOf: (slug) => seekerPath('residence', language, slug) + searchOf(from),
      }}
    />
  )
}
