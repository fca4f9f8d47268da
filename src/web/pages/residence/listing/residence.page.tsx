import { type ListingWords, listingEn } from '#content/residence/listing.en.ts'
import { listingEs } from '#content/residence/listing.es.ts'
import { type ResidenceWords, residenceEn } from '#content/residence/residence.en.ts'
import { residenceEs } from '#content/residence/residence.es.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { mapSource } from '#content/states/map/map-source.ts'
import { states } from '#content/states/slugs.ts'
import { statesEs } from '#content/states/spanish.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildGrievancePath, buildReportPath, buildSeekerPath, type Language } from '#domain/language/language.ts'
import { buildSearch, changeSearch, readCarriedSearch, type SearchAddress } from '#domain/search/search-address.ts'
import { listNeededAnswers } from '#domain/search/search-request.ts'
import { writeBedsLine } from '#web/parts/residence/residence-card/residence-message.ts'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { actOnResidence } from './ask/ask-act.query.ts'
import { sayInquiryRefused } from './ask/say-inquiry-refused.ts'
import { type DrawnPlace, drawPlace } from './facts/where.tsx'
import { FailedResidence, LostResidence } from './lost-residence.tsx'
import { fetchResidence } from './residence.query.ts'
import { buildResidenceData } from './residence-data.ts'
import { buildResidenceState, type ResidenceState } from './residence-state.ts'
import { ResidenceView } from './residence-view.tsx'
import { buildSearchAround, describeSearch } from './way-back.ts'
import './residence.css'

type ResidenceSaid = { own: ResidenceWords; common: ListingWords }

const texts: Record<Language, ResidenceSaid> = {
  en: { own: residenceEn, common: listingEn },
  es: { own: residenceEs, common: listingEs },
}
const statesOf = { en: states, es: statesEs }

export default definePage<LoadedResidence>({
  load: loadResidence,
  statesOf: (data) => (data.kind === 'home' ? [data.residence.state] : []),
  head: (page) => describePage(texts[page.visit.language], page),
  act: actOnResidence,
  sayRefused: (refused, { language }) => sayInquiryRefused(refused, texts[language].own),
  show: (page) => <ResidencePage {...texts[page.visit.language]} {...page} />,
})

type LoadedResidence =
  | { kind: 'lost' }
  | { kind: 'failed' }
  | {
      kind: 'home'
      residence: ResidenceDetail
      state: ResidenceState
      from: SearchAddress
      fromState: string | null
      now: string
      drawn: DrawnPlace | null
    }

async function loadResidence(visit: Visit): Promise<LoadedResidence | Loaded<LoadedResidence> | Response> {
  const { params, query, fetch, language, refused } = visit
  const named = statesOf[language]
  const from = readCarriedSearch(query)
  const found = await fetchResidence(params.slug ?? '', from.query.near ?? '', fetch)
  if (found.kind === 'lost') return new Loaded<LoadedResidence>({ kind: 'lost' }, { status: 404 })
  if (found.kind === 'failed') return new Loaded<LoadedResidence>({ kind: 'failed' }, { status: found.status })
  const { residence } = found
  // The house has another address by now. What somebody tried to send is shown to them first.
  if (residence.slug !== params.slug && refused === null) {
    return redirectTo(buildSeekerPath('residence', language, residence.slug) + buildSearch(from), 301)
  }
  return {
    kind: 'home',
    residence,
    state: buildResidenceState(residence.state, named, findCertifying),
    from: found.near === '' ? changeSearch(from, { near: null, radius: null }) : from,
    fromState: named.find(({ code }) => code === from.query.state)?.name ?? null,
    now: new Date().toISOString(),
    drawn: drawPlace(residence, mapSource),
  }
}

type ShownResidence = PageProps<LoadedResidence>

function describePage({ own, common }: ResidenceSaid, { data, visit }: ShownResidence): PageFacts {
  if (data.kind !== 'home') {
    const { title, text } = data.kind === 'failed' ? own.failed : own.lost
    return { title, description: text, path: null }
  }
  const { residence, state } = data
  const { language, site } = visit
  const { name, city, phone, slug } = residence
  const place = `${city}, ${state.name}`
  const path = buildSeekerPath('residence', language, slug)
  const title = own.head.title(name, place)
  const whom = own.who.forWhom(residence.groups.map(({ audience }) => audience))
  return {
    title: visit.refused ? `${own.head.refused}: ${title}` : title,
    description: own.head.description({
      name,
      place,
      whom,
      beds: writeBedsLine(residence, common).replace(/\.$/, ''),
      phone: formatPhone(phone),
    }),
    path,
    crumb: name,
    above: [{ name: own.crumbs.search, path: buildSeekerPath('search', language) }],
    structured: [buildResidenceData(residence, site.baseUrl + path)],
  }
}

function ResidencePage({ own, common, data, visit }: ResidenceSaid & ShownResidence) {
  const { language } = visit
  const { baseUrl, textsGoOut } = visit.site
  const search = visit.query.size > 0 ? `?${visit.query}` : ''
  const searchPath = buildSeekerPath('search', language)
  if (data.kind === 'lost') return <LostResidence words={own.lost} searchPath={searchPath} />
  const answered = visit.refused
  if (data.kind === 'failed') {
    return (
      <FailedResidence
        words={own}
        action={visit.path + search}
        searchPath={searchPath}
        answered={answered}
        textsGoOut={textsGoOut}
      />
    )
  }
  const { residence, state, from, fromState, now, drawn } = data
  const path = buildSeekerPath('residence', language, residence.slug)
  const back = searchPath + (Object.keys(from.query).length > 0 ? buildSearch(from) : `?state=${residence.state}`)
  return (
    <ResidenceView
      residence={residence}
      state={state}
      drawn={drawn}
      common={common}
      drawnAt={now}
      asked={listNeededAnswers(from.query)}
      words={own}
      form={{ action: path + search, answered, textsGoOut }}
      ways={{
        address: baseUrl + path,
        search: back,
        searched: describeSearch(from.query, fromState, { residence: state.name, crumbs: own.crumbs }),
        nearby: from.query.near ? back : searchPath + buildSearch(buildSearchAround(residence)),
        certified: searchPath + buildSearch(changeSearch(buildSearchAround(residence), { certified: '1', open: null })),
        report: buildReportPath(language, residence.slug),
        grievance: buildGrievancePath(language, { residence: residence.slug }),
        pathOf: (slug) => buildSeekerPath('residence', language, slug) + buildSearch(from),
      }}
    />
  )
}
