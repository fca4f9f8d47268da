import { directoryWords } from '#content/directory-pages.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import { statesMeant } from '#domain/states-meant.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { Route } from './+types/directory.page'
import { StateList } from './state-list.tsx'
import { StateSearch } from './state-search.tsx'
import './directory.css'

function listed({ name, slug, status }: StateDirectoryRecord) {
  return { name, slug, status }
}

/** What was asked for is answered on the server, so that the search works without script. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  return {
    asked,
    found: statesMeant(directoryRecords, asked).map((record) => ({
      ...listed(record),
      affiliate: record.narrAffiliate?.name ?? null,
    })),
    states: directoryRecords.map(listed),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = directoryWords.index
  return pageHead({ title, description, path: '/directory' }, matches)
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const { asked, found, states } = loaderData
  const words = directoryWords.index
  return (
    <>
      <div className="wrap section directory">
        <header className="stack directory-head">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <StateSearch asked={asked} found={found} />
        </header>
        <Notice title={words.later} className="measure">
          <p>{words.why}</p>
        </Notice>
        <section aria-labelledby="all-states">
          <h2 id="all-states">{words.all}</h2>
          <StateList states={states} />
        </section>
      </div>
      <ClosingBand title={words.closing.title} words={words.closing.words}>
        <ButtonLink look="primary" to="/contact?topic=state#send">
          Contact Your State
        </ButtonLink>
        <ButtonLink to="/about">
          Learn More<VisuallyHidden> about the alliance</VisuallyHidden>
        </ButtonLink>
      </ClosingBand>
    </>
  )
}
