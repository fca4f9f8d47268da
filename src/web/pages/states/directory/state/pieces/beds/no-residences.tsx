import { capitalize } from '#domain/language/capital.ts'
import { buildCountedAddress, describeBedCount, describeListedCount } from '#domain/states/state-count.ts'
import { type StateDirectoryRecord, sayAffiliate, sayInSentence } from '#domain/states/state-directory.ts'
import type { NearbyState } from '#web/pages/states/directory/state/layout-props.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

const maxNearby = 4

type NoResidencesProps = {
  record: Pick<StateDirectoryRecord, 'name' | 'narrAffiliate'>
  nearby: readonly NearbyState[]
}

export function NoResidences({ record: { name, narrAffiliate }, nearby }: NoResidencesProps) {
  const place = sayInSentence({ name })
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        {narrAffiliate && <Affiliate affiliate={narrAffiliate} place={place} />}
        <p>The SAMHSA helpline knows recovery services in every state. It is free, day and night.</p>
        <WaysToReach phone="1-800-662-4357" />
      </div>
      <div>
        {nearby.length > 0 && (
          <>
            <p>Homes are listed in states nearby:</p>
            <ul>
              {nearby.slice(0, maxNearby).map((state) => (
                <Nearby key={state.code} state={state} />
              ))}
            </ul>
          </>
        )}
        <SiteLink className="tap self-start break" to="/directory">
          See all states
        </SiteLink>
      </div>
      <div>
        <p>Do you run a home in {place}? A listing is free. If your home is on a list already, claim it.</p>
        <SiteLink className="tap self-start break" to="/getting-started#claim">
          List or claim a home
        </SiteLink>
      </div>
    </div>
  )
}

type AffiliateProps = { affiliate: NonNullable<StateDirectoryRecord['narrAffiliate']>; place: string }

function Affiliate({ affiliate, place }: AffiliateProps) {
  const { phone, email, website } = affiliate
  return (
    <>
      <p>
        {capitalize(sayAffiliate(affiliate))} certifies homes in {place} and knows which ones there are.
      </p>
      <WaysToReach email={email} phone={phone} />
      {website && (
        <SiteLink className="tap self-start break" to={website} newTab>
          {new URL(website).host}
        </SiteLink>
      )}
    </>
  )
}

function Nearby({ state: { code, name, count } }: { state: NearbyState }) {
  const to = buildCountedAddress(code, count)
  if (to === null) return null
  return (
    <li>
      <SiteLink className="tap self-start break" to={to}>
        {name}: {describeListedCount(count)}, {describeBedCount(count)}
      </SiteLink>
    </li>
  )
}
