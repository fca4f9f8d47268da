import { useEffect } from 'react'
import { data, type HeadersArgs, redirect } from 'react-router'
import { directoryWords } from '#content/directory-pages.ts'
import { successExamples, typicalTimeline } from '#content/partnership.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { stateProfiles } from '#content/states/profiles.ts'
import { slugMeant } from '#domain/state-address.ts'
import { inSentence } from '#domain/state-directory.ts'
import type { StateProfile } from '#domain/state-profile.ts'
import { askCounts } from '#web/parts/live-beds/state-counts.query.ts'
import { useStateCounts } from '#web/parts/live-beds/use-state-counts.ts'
import { keepPlace } from '#web/parts/place-search/kept-place.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { Route } from './+types/state.page'
import { stateData } from './state/state-data.ts'
import { StateLayoutOf } from './state/state-layout.tsx'
import './state/state.css'

const partnership = { timeline: typicalTimeline, examples: successExamples }
const profiles: Readonly<Partial<Record<string, StateProfile>>> = stateProfiles

export const handle = {
  // Nothing was found of an address that is no state.
  hasHomes: (found: Awaited<ReturnType<typeof loader>>['data'] | undefined) =>
    (found?.counts.homes?.items.length ?? 0) > 0,
}

/** One of the 51 states, with its profile where the specification describes one; anything else is a 404 (rulings 5). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const meant = slugMeant(directoryRecords, params.state)
  const { search, searchParams } = new URL(request.url)
  if (meant) throw redirect(`/directory/${meant}${search}`, 308)
  const record = directoryRecords.find(({ slug }) => slug === params.state)
  if (!record) throw data(null, { status: 404 })
  const near = searchParams.get('near')?.trim() || null
  const counts = await askCounts(record, near, context.get(requestFacts).fetch)
  const isWhole = counts.beds !== null && counts.homes !== null
  const { law } = certifyingIn(record.code)
  return data(
    {
      ...{ record, profile: profiles[record.slug] ?? null, near, counts },
      law: law && residenceEn.checked.certificate.law(law, record.name),
    },
    isWhole ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

/** What could not be counted just now is kept for nobody. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { record } = loaderData
  const { title, description } = directoryWords.state.head
  const place = inSentence(record)
  const path = `/directory/${record.slug}`
  const head = { title: `${title} ${place}`, description: description.join(` ${place}, `), path }
  const above = [{ name: directoryWords.index.title, path: '/directory' }]
  return pageHead({ ...head, above, crumb: record.name, structured: [stateData(record)] }, matches)
}

export default function StatePage({ loaderData }: Route.ComponentProps) {
  // Another state, or another place, is another page.
  return <State key={`${loaderData.record.slug} ${loaderData.near}`} {...loaderData} />
}

function State({ record, profile, near, counts, law }: Route.ComponentProps['loaderData']) {
  const site = useSite()
  const live = useStateCounts(record, counts, near)
  const isKnown = counts.homes?.near != null
  useEffect(() => {
    if (near !== null && isKnown) keepPlace(near)
  }, [near, isKnown])
  if (!site) return null
  return (
    <>
      <div className="wrap state-crumbs">
        <Breadcrumbs trail={[{ words: directoryWords.index.title, to: '/directory' }]} here={record.name} />
      </div>
      <StateLayoutOf {...{ record, profile, site, near, live, law, partnership }} />
    </>
  )
}
