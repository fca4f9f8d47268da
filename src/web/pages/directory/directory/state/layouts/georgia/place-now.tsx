import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

export function PlaceNow({ record: { name, narrAffiliate } }: { record: StateDirectoryRecord }) {
  if (narrAffiliate === null) return null
  const { email, phone, website } = narrAffiliate
  return (
    <section className="wrap stack gap-2 mb-7" aria-labelledby="place-now">
      <h2 id="place-now">Need a place now?</h2>
      <p>
        The {narrAffiliate.name} knows which houses in {name} are certified. Write or look there.
      </p>
      <WaysToReach email={email} phone={phone} />
      {website && (
        <SiteLink className="tap self-start break" to={website} newTab>
          Visit Website
        </SiteLink>
      )}
    </section>
  )
}
