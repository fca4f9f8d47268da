import { listingEn } from '#content/residence/listing.en.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { successExamples, typicalTimeline } from '#content/site/partnership/partnership.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { directoryWords } from '#content/states/directory/directory-pages.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { neighbors } from '#content/states/neighbors.ts'
import { ownPageWords } from '#content/states/own-page.ts'
import { stateProfiles } from '#content/states/profiles.ts'
import type { StateCode } from '#content/states/slugs.ts'
import type { ShownStatePage } from '#contract/states/state-page.ts'
import { buildGrievancePath } from '#domain/language/language.ts'
import type { OwnPage } from '#domain/states/own-page.ts'
import { findMeantSlug } from '#domain/states/state-address.ts'
import { toStateCount } from '#domain/states/state-count.ts'
import { type StateDirectoryRecord, sayInSentence } from '#domain/states/state-directory.ts'
import type { StateContact, StateProfile } from '#domain/states/state-profile.ts'
import { fetchCounts, type StateCounts } from '#web/parts/beds/live-beds/state-counts.query.ts'
import { PrintedFoot } from '#web/parts/residence/residence-card/printed-foot.tsx'
import { OwnPagePart } from '#web/parts/states/own-page/own-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { answerNotFound, definePage, Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { LayoutProps, NearbyState } from './state/layout-props.ts'
import { California } from './state/layouts/california.tsx'
import { Georgia, type Partnership } from './state/layouts/georgia.tsx'
import { Connecticut, Kentucky, StandardPage, Tiles } from './state/layouts/standard-pages.tsx'
import { WestVirginia } from './state/layouts/west-virginia.tsx'
import { Invitation, Placeholder } from './state/layouts/without-profile.tsx'
import { buildStateData } from './state/state-data.ts'
import './state/state.css'

type ContactWays = Pick<StateContact, 'email' | 'phone' | 'website'>

const partnership = { timeline: typicalTimeline, examples: successExamples }
const profiles: Readonly<Partial<Record<string, StateProfile>>> = stateProfiles

/** A 404 for anything but one of the 51 states (docs/specification.md, ruling 5). */
async function load({ params, query, fetch }: Visit) {
  const stateSlug = params.state ?? ''
  const meant = findMeantSlug(directoryRecords, stateSlug)
  if (meant) return redirectTo(`/directory/${meant}${query.size > 0 ? `?${query}` : ''}`, 308)
  const record = directoryRecords.find(({ slug }) => slug === stateSlug)
  if (!record) return answerNotFound()
  const near = query.get('near')?.trim() || null
  const counts = pickShown(await fetchCounts(record, near, fetch), query.has('kept'))
  const own = await callApi('GET /api/affiliate/pages/:state', { params: { state: record.code } }, { fetch }).catch(
    () => null,
  )
  const isWhole = counts.beds !== null && counts.residences !== null && own !== null
  const nearby = counts.beds?.totalListings === 0 ? await fetchNearby(record.code, fetch) : []
  const { law } = findCertifying(record.code)
  const said: OwnPage = own?.page?.fields ?? {}
  const profile = profiles[record.slug]
  const found = {
    record: { ...record, narrAffiliate: record.narrAffiliate && addOwnContact(record.narrAffiliate, said) },
    profile: profile ? { ...profile, contact: addOwnContact(profile.contact, said) } : null,
    near,
    live: { ...counts, nearby },
    own: own?.page ?? null,
    law: law && residenceEn.checked.certificate.law(law, record.name),
  }
  // A page with counts that could not be read is not cached.
  return isWhole ? found : new Loaded(found, { headers: { 'Cache-Control': 'no-store' } })
}

/** A place remembered from another page was not asked of this one, so it is not reported when it is unknown. */
function pickShown({ beds, residences }: StateCounts, isKept: boolean): StateCounts {
  return { beds, residences: residences && isKept ? { ...residences, missed: null } : residences }
}

/** What the affiliate has published itself stands where we know nothing. */
function addOwnContact<Contact extends ContactWays>(contact: Contact, { email, phone, website }: OwnPage): Contact {
  return {
    ...contact,
    email: contact.email ?? (email || null),
    phone: contact.phone ?? (phone || null),
    website: contact.website ?? (website || null),
  }
}

async function fetchNearby(code: StateCode, fetch: typeof globalThis.fetch): Promise<NearbyState[]> {
  const totals = await callApi('GET /api/v1/states', {}, { fetch }).catch(() => null)
  const around: readonly string[] = neighbors[code]
  return (totals?.items ?? [])
    .filter(({ state, homes: residences }) => residences > 0 && around.includes(state))
    .map((one) => ({ code: one.state, name: one.name, count: toStateCount(one) }))
    .toSorted((one, other) => other.count.open - one.count.open || other.count.listed - one.count.listed)
}

export default definePage({
  load,
  statesOf: ({ record }) => [record.code],
  hasResidences: ({ live }) => (live.residences?.items.length ?? 0) > 0,
  head: ({ data: { record } }) => {
    const { head, data } = directoryWords.state
    const path = `/directory/${record.slug}`
    const page = { title: head.title(record.name), description: head.description(sayInSentence(record)), path }
    const above = [{ name: directoryWords.index.title, path: '/directory' }]
    return { ...page, above, crumb: record.name, structured: [buildStateData(record, data)] }
  },
  show: ({ data: { record, profile, near, live, law, own }, visit: { site } }) => (
    <>
      <div className="wrap mt-3" data-keep-place={live.residences?.near == null ? undefined : near}>
        <Breadcrumbs trail={[{ words: directoryWords.index.title, to: '/directory' }]} here={record.name} />
      </div>
      <StateLayoutOf
        words={directoryWords.state}
        record={record}
        profile={profile}
        site={site}
        near={near}
        live={live}
        afterBeds={<AfterBeds record={record} law={law} own={own} isSample={site.sampleData} />}
        partnership={partnership}
        hasJoined={own !== null}
      />
      {live.residences && (
        <div className="wrap print-only">
          <PrintedFoot
            address={`${site.baseUrl}/directory/${record.slug}`}
            madeAt={live.residences.measuredAt}
            state={record.code}
            words={listingEn}
          />
        </div>
      )}
    </>
  ),
})

type AfterBedsProps = {
  record: StateDirectoryRecord
  law: string | null
  own: ShownStatePage | null
  isSample: boolean
}

function AfterBeds({ record: { code, name }, law, own, isSample }: AfterBedsProps) {
  return (
    <>
      {law !== null && <p className="small measure">{law}</p>}
      {own && <OwnPagePart page={own} isSample={isSample} words={ownPageWords} />}
      <p className="row no-print small">
        <SiteLink className="tap" to={buildGrievancePath('en', { state: code })} rel="nofollow">
          {directoryWords.state.grievance(name)}
        </SiteLink>
        <SiteLink className="tap" to={buildGrievancePath('es', { state: code })} rel="nofollow" hrefLang="es" lang="es">
          {directoryWords.state.queja}
        </SiteLink>
      </p>
    </>
  )
}

type StateLayoutProps = Omit<LayoutProps, 'profile'> & {
  profile: StateProfile | null
  partnership: Partnership
  hasJoined: boolean
}

/** Without a profile, the layout depends on whether an affiliate is known (docs/specification.md, ruling 5). */
function StateLayoutOf({ profile, partnership, hasJoined, ...given }: StateLayoutProps) {
  if (profile === null && given.record.narrAffiliate === null) return <Placeholder {...given} profile={null} />
  if (profile === null || (profile.layout.kind === 'georgia' && hasJoined)) {
    return <Invitation {...given} profile={null} hasJoined={hasJoined} />
  }
  const { layout } = profile
  switch (layout.kind) {
    case 'template':
    case 'shared':
      return <StandardPage {...given} profile={{ ...profile, layout }} />
    case 'kentucky':
      return <Kentucky {...given} profile={{ ...profile, layout }} />
    case 'tiles':
      return <Tiles {...given} profile={{ ...profile, layout }} />
    case 'west-virginia':
      return <WestVirginia {...given} profile={{ ...profile, layout }} />
    case 'connecticut':
      return <Connecticut {...given} profile={{ ...profile, layout }} />
    case 'california':
      return <California {...given} profile={{ ...profile, layout }} />
    case 'georgia':
      return <Georgia {...given} partnership={partnership} profile={{ ...profile, layout }} />
  }
}
