import type { SiteSettings } from '#contract/site.ts'
import { directoryAddress, type StateDirectoryRecord } from '#domain/state-directory.ts'
import { LiveBeds } from '#web/parts/live-beds/live-beds.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'

type BedsSectionProps = {
  record: StateDirectoryRecord
  site: SiteSettings
  /** The page says elsewhere that the state's list is still to come. */
  isSoonSaid?: boolean
}

/** What the houses of the state say of their beds, and the way to the whole list where there is one. */
export function BedsSection({ record, site, isSoonSaid = false }: BedsSectionProps) {
  const address = directoryAddress(record, site.directoryHost)
  return (
    <section className="stack stack-fill beds-section" aria-labelledby="open-beds">
      <h2 id="open-beds">Open beds</h2>
      <LiveBeds slug={record.slug} name={record.name} isSample={site.sampleData} />
      {address === null ? (
        isSoonSaid || <ComingSoon />
      ) : (
        <p>
          <ButtonLink look="primary" to={address} newTab>
            Open Full Directory
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function ComingSoon() {
  return (
    <p className="list-soon">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={32} />
      <span>
        <b>Directory Coming Soon</b> <span className="small quiet">The state’s own list is not open yet.</span>
      </span>
    </p>
  )
}
