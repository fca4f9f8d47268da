import type { SiteSettings } from '#contract/site.ts'
import { directoryAddress, type StateDirectoryRecord } from '#domain/state-directory.ts'
import { LiveBeds } from '#web/parts/live-beds/live-beds.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

/** What the houses of the state say of their beds, and the way to the whole list where there is one. */
export function BedsSection({ record, site }: { record: StateDirectoryRecord; site: SiteSettings }) {
  const address = directoryAddress(record, site.directoryHost)
  return (
    <section className="stack stack-fill beds-section" aria-labelledby="open-beds">
      <h2 id="open-beds">Open beds</h2>
      <LiveBeds slug={record.slug} name={record.name} isSample={site.sampleData} />
      {address && (
        <p>
          <ButtonLink look="primary" to={address} newTab>
            Open Full Directory
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
