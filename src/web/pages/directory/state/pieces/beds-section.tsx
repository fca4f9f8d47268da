import type { SiteSettings } from '#contract/site.ts'
import {
  fullDirectoryAddress,
  inSentence,
  listedHomesAddress,
  type StateDirectoryRecord,
} from '#domain/state-directory.ts'
import { LiveBeds } from '#web/parts/live-beds/live-beds.tsx'
import { NewestHomes } from '#web/parts/live-beds/newest-homes.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'

type BedsSectionProps = {
  record: StateDirectoryRecord
  site: SiteSettings
  /** The page says elsewhere that the state's list is still to come. */
  isSoonSaid?: boolean
}

/**
 * What the houses of the state say of their beds, the two that said so last, and the way to all of them. Where the state
 * has no list of its own yet, that is the one this site keeps of every state.
 */
export function BedsSection({ record, site, isSoonSaid = false }: BedsSectionProps) {
  const { slug, name } = record
  const address = fullDirectoryAddress(record, site.directoryHost)
  const kept = listedHomesAddress(record)
  return (
    <section className="stack stack-fill beds-section" aria-labelledby="open-beds">
      <h2 id="open-beds">Open beds</h2>
      <LiveBeds slug={slug} name={name} isSample={site.sampleData}>
        <NewestHomes slug={slug} name={inSentence(record)} />
      </LiveBeds>
      {address === null && !isSoonSaid && <ComingSoon />}
      <p className="row">
        {address !== null && (
          <ButtonLink look="primary" to={address} newTab>
            Open Full Directory
          </ButtonLink>
        )}
        <ButtonLink look={address === null ? 'line' : 'text'} to={kept}>
          All homes in {inSentence(record)}
        </ButtonLink>
      </p>
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
