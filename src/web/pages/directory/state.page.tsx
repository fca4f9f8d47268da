import { data, redirect } from 'react-router'
import { directoryWords } from '#content/directory-pages.ts'
import { successExamples, typicalTimeline } from '#content/partnership.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { stateProfiles } from '#content/states/profiles.ts'
import { slugMeant } from '#domain/state-address.ts'
import { inSentence } from '#domain/state-directory.ts'
import type { StateProfile } from '#domain/state-profile.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSite } from '#web/plumbing/site.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { Route } from './+types/state.page'
import { stateData } from './state/state-data.ts'
import { StateLayoutOf } from './state/state-layout.tsx'
import './state/state.css'

const partnership = { timeline: typicalTimeline, examples: successExamples }
const profiles: Readonly<Partial<Record<string, StateProfile>>> = stateProfiles

/** One of the 51 states, with its profile where the specification describes one; anything else is a 404 (rulings 5). */
export function loader({ params, request }: Route.LoaderArgs) {
  const meant = slugMeant(directoryRecords, params.state)
  if (meant) throw redirect(`/directory/${meant}${new URL(request.url).search}`, 308)
  const record = directoryRecords.find(({ slug }) => slug === params.state)
  if (!record) throw data(null, { status: 404 })
  return { record, profile: profiles[record.slug] ?? null }
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
  const { record, profile } = loaderData
  const site = useSite()
  if (!site) return null
  return (
    <>
      <div className="wrap state-crumbs">
        <Breadcrumbs trail={[{ words: directoryWords.index.title, to: '/directory' }]} here={record.name} />
      </div>
      <StateLayoutOf record={record} profile={profile} site={site} partnership={partnership} />
    </>
  )
}
