import type { brochure } from '#content/site/brochure.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Affiliate = { name: string; acronym: string | null; website: string | null; phone: string | null }

type StateAffiliateListProps = {
  text: typeof brochure.states
  states: readonly { slug: string; name: string; affiliate: Affiliate | null }[]
  address: string
}

function shortenAddress(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

function AffiliateLine({ affiliate, noAddress }: { affiliate: Affiliate; noAddress: string }) {
  const { name, acronym, website, phone } = affiliate
  return (
    <>
      {name}
      {acronym && (
        <>
          {' '}
          <span className="nowrap">({acronym})</span>
        </>
      )}
      {website ? (
        <>
          , <a href={website}>{shortenAddress(website)}</a>
        </>
      ) : (
        !phone && `, ${noAddress}`
      )}
      {phone && (
        <>
          ,{' '}
          <a href={buildTelAddress(phone)} className="nowrap">
            {formatPhone(phone)}
          </a>
        </>
      )}
    </>
  )
}

export function StateAffiliateList({ text, states, address }: StateAffiliateListProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <p>{text.words}</p>
      <ul className="affiliate-list small">
        {states.map(({ slug, name, affiliate }) => (
          <li key={slug} className="line-above pad-y-2 break">
            <SiteLink to={`/directory/${slug}`} className="bold ink">
              {name}
            </SiteLink>{' '}
            {affiliate ? (
              <AffiliateLine affiliate={affiliate} noAddress={text.noAddress} />
            ) : (
              <span className="quiet">{text.none}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="small quiet">
        {text.since}{' '}
        <SiteLink to="/directory" className="break">
          {shortenAddress(address)}
        </SiteLink>
        .
      </p>
    </section>
  )
}
