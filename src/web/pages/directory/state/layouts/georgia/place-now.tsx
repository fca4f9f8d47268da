import type { SiteSettings } from '#contract/site.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { BedsSection } from '../../pieces/beds-section.tsx'

/** For those who came for a bed and not for a partnership. */
export function PlaceNow({ record, site }: { record: StateDirectoryRecord; site: SiteSettings }) {
  const { name, narrAffiliate } = record
  return (
    <div className="wrap section-tight cols place-now">
      <section className="c-4 stack gap-2" aria-labelledby="place-now">
        <h2 id="place-now">Need a place now?</h2>
        {narrAffiliate && (
          <p>
            The {narrAffiliate.name} knows which houses in {name} are certified. Write or look there.
          </p>
        )}
        <ul>
          {narrAffiliate?.email && (
            <li>
              <a className="contact-line" href={`mailto:${narrAffiliate.email}`}>
                <Icon name="mail" />
                {narrAffiliate.email}
              </a>
            </li>
          )}
          {narrAffiliate?.website && (
            <li>
              <SiteLink className="contact-line" to={narrAffiliate.website} newTab>
                Visit Website
              </SiteLink>
            </li>
          )}
        </ul>
      </section>
      <div className="c-8">
        <BedsSection record={record} site={site} />
      </div>
    </div>
  )
}
