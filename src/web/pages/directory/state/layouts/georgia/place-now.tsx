import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import { LiveBeds } from '#web/parts/live-beds/live-beds.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

type PlaceNowProps = { record: StateDirectoryRecord; isSample: boolean }

/** For those who came for a bed and not for a partnership. */
export function PlaceNow({ record, isSample }: PlaceNowProps) {
  const { name, slug, narrAffiliate } = record
  return (
    <section className="wrap section-tight cols place-now" aria-labelledby="place-now">
      <div className="c-4 stack gap-2">
        <h2 id="place-now">Need a place now?</h2>
        {narrAffiliate && <p>The affiliate knows which houses in {name} are certified.</p>}
      </div>
      <div className="c-8 stack stack-fill">
        <LiveBeds slug={slug} name={name} isSample={isSample} />
        <ul className="row gap-5">
          {narrAffiliate?.website && (
            <li>
              <SiteLink className="contact-line" to={narrAffiliate.website} newTab>
                {narrAffiliate.name}
              </SiteLink>
            </li>
          )}
          {narrAffiliate?.email && (
            <li>
              <a className="contact-line" href={`mailto:${narrAffiliate.email}`}>
                <Icon name="mail" />
                {narrAffiliate.email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
