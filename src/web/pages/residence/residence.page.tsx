import { data, useLocation } from 'react-router'
import { homesEn } from '#content/seekers/homes.en.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import { type Language, languageOfPath, seekerPath } from '#domain/language.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { ResidenceWords } from '#domain/seeker-words/residence-words.ts'
import { inOutline } from '#domain/state-plane.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/residence.page'
import { refusedFrom } from './ask/form-answer.ts'
import type { DrawnPlace } from './facts/where.tsx'
import { homeData } from './home-data.ts'
import { HomePage } from './home-page.tsx'
import { FailedHome, LostHome } from './lost-home.tsx'
import { askHome } from './residence.query.ts'
import './residence.css'

const words: Record<Language, { own: ResidenceWords; common: HomeWords }> = {
  en: { own: residenceEn, common: homesEn },
  es: { own: residenceEs, common: homesEs },
}

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { fetch, formAnswer, site } = context.get(requestFacts)
  const near = new URL(request.url).searchParams.get('near')?.trim() ?? ''
  const found = await askHome(params.slug ?? '', near, fetch)
  const language = languageOfPath(url.pathname)
  const once = crypto.randomUUID()
  if (found.kind !== 'home') {
    const status = found.kind === 'lost' ? 404 : found.status
    return data({ found, language, once, formAnswer: formAnswer ?? null } as const, { status })
  }
  const { home } = found
  const state = states.find(({ code }) => code === home.state)
  return data({
    found: { ...found, state: { name: state?.name ?? home.state, path: `/directory/${state?.slug ?? ''}` } },
    language,
    near,
    // The first drawing in the browser is the server's: it reads the ages at the same moment.
    now: new Date().toISOString(),
    once,
    drawn: drawnPlace(home, state?.code),
    formAnswer: formAnswer ?? null,
    baseUrl: site.baseUrl,
  } as const)
}

function drawnPlace(home: ResidenceDetail, code: keyof typeof outlines | undefined): DrawnPlace | null {
  const { latitude, longitude } = home
  if (latitude === null || longitude === null || code === undefined) return null
  const outline = outlines[code]
  const { x, y } = inOutline({ latitude, longitude }, outline)
  const { path, width, height } = outline
  return { outline: { path, width, height }, point: { x: Math.round(x), y: Math.round(y) } }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const found = loaderData?.found
  const language = loaderData?.language ?? 'en'
  const { own, common } = words[language]
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

/** One residence, in the language of its address. */
export default function ResidencePage({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { found, language, once, formAnswer } = loaderData
  const { own, common } = words[language]
  const searchPath = seekerPath('search', language)
  if (found.kind === 'lost') return <LostHome words={own.lost} searchPath={searchPath} />
  const refused = formAnswer && refusedFrom(formAnswer, own.trouble)
  if (found.kind === 'failed' || !('now' in loaderData)) {
    return <FailedHome words={own} action={pathname + search} {...{ searchPath, once, refused }} />
  }
  const { near, now, drawn, baseUrl } = loaderData
  const path = seekerPath('residence', language, found.home.slug)
  return (
    <HomePage
      home={found.home}
      state={found.state}
      drawnAt={now}
      drawn={drawn}
      words={own}
      common={common}
      form={{ action: path + search, once, refused }}
      ways={{
        address: baseUrl + path,
        search:
          near === '' ? `${searchPath}?state=${found.home.state}` : `${searchPath}?${new URLSearchParams({ near })}`,
        near,
        pathOf: (slug) => seekerPath('residence', language, slug),
      }}
    />
  )
}
