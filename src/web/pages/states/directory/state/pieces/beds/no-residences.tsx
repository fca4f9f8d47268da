import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { capitalize } from '#domain/language/capital.ts'
import { buildCountedAddress, describeBedCount, describeListedCount } from '#domain/states/state-count.ts'
import { type StateDirectoryRecord, sayAffiliate, sayInSentence } from '#domain/states/state-directory.ts'
import type { NearbyState } from '#web/pages/states/directory/state/layout-props.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'

const maxNearby = 4

export type BedsWords = StateWords['beds']

type NoResidencesProps = {
  words: BedsWords
  record: Pick<StateDirectoryRecord, 'name' | 'narrAffiliate'>
  nearby: readonly NearbyState[]
}

export function NoResidences({ words, record: { name, narrAffiliate }, nearby }: NoResidencesProps) {
  const place = sayInSentence({ name })
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        {narrAffiliate && <p>{words.certifies(capitalize(sayAffiliate(narrAffiliate)), place)}</p>}
        {narrAffiliate && <Affiliate affiliate={narrAffiliate} />}
        <p>{words.helpline}</p>
        <WaysToReach phone="1-800-662-4357" />
      </div>
      <div>
        {nearby.length > 0 && (
          <>
            <p>{words.nearby}</p>
            <ul>
              {nearby.slice(0, maxNearby).map((state) => (
                <Nearby key={state.code} state={state} />
              ))}
            </ul>
          </>
        )}
        <SiteLink className="tap self-start break" to="/directory">
          {words.states}
        </SiteLink>
      </div>
      <div>
        <p>{words.run(place)}</p>
        <SiteLink className="tap self-start break" to="/getting-started#claim">
          {words.list}
        </SiteLink>
      </div>
    </div>
  )
}

type AffiliateProps = { affiliate: NonNullable<StateDirectoryRecord['narrAffiliate']> }

function Affiliate({ affiliate }: AffiliateProps) {
  const { phone, email, website } = affiliate
  return (
    <>
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
