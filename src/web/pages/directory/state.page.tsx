import { data } from 'react-router'
import { directoryWords } from '#content/directory-pages.ts'
import { notFound } from '#content/not-found.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { LostPage } from '#web/parts/lost-page/lost-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import '#web/ui/text/facts.css'
import type { Route } from './+types/state.page'
import { AffiliateCard } from './affiliate-card.tsx'
import { StateHead } from './state-head.tsx'
import './directory.css'

/** The record of one of the 51 states; anything else is a 404 (rulings 5). */
export function loader({ params }: Route.LoaderArgs) {
  const record = directoryRecords.find(({ slug }) => slug === params.state)
  return record ? { record } : data({ record: null }, { status: 404 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const record = loaderData?.record
  if (!record) return pageHead({ ...notFound, path: null }, matches)
  const { title, description } = directoryWords.state.head
  const { name, slug } = record
  const place = slug === 'district-of-columbia' ? `the ${name}` : name
  const head = { title: `${title} ${place}`, description: description.join(` ${place}, `), path: `/directory/${slug}` }
  const above = [{ name: directoryWords.index.title, path: '/directory' }]
  return pageHead({ ...head, above, crumb: name }, matches)
}

export default function StatePage({ loaderData }: Route.ComponentProps) {
  const { record } = loaderData
  if (!record) return <LostPage />
  const words = directoryWords.state
  return (
    <div className="wrap state-page">
      <Breadcrumbs trail={[{ words: directoryWords.index.title, to: '/directory' }]} here={record.name} />
      <StateHead record={record} />
      <div className="cols">
        <AffiliateCard record={record} words={words} />
        <section className="c-4 c-last" aria-labelledby="first-call">
          <h2 id="first-call">{words.firstCall}</h2>
          <ul className="rule-list">
            {words.firstCallLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
      <Notice title={words.later} className="measure">
        <p>{words.why}</p>
      </Notice>
    </div>
  )
}
