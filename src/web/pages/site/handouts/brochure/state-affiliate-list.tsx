import { telAddress } from '#domain/inquiries/tel-address.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'

type Affiliate = { name: string; acronym: string | null; website: string | null; phone: string | null }

type StateAffiliateListProps = {
  text: { title: string; words: string; none: string; noAddress: string; since: string }
  states: readonly { slug: string; name: string; affiliate: Affiliate | null }[]
  address: string
}

function shortAddress(website: string): string {
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
          , <a href={website}>{shortAddress(website)}</a>
        </>
      ) : (
        !phone && `, ${noAddress}`
      )}
      {phone && (
        <>
          ,{' '}
          <a href={telAddress(phone)} className="nowrap">
            {phone}
          </a>
        </>
      )}
    </>
  )
}

export function StateAffiliateList({ text, states, address }: StateAffiliateListProps) {
  return (
    <section className="sheet-part">
      <h2>{text.title}</h2>
      <p>{text.words}</p>
      <ul className="affiliate-list">
        {states.map(({ slug, name, affiliate }) => (
          <li key={slug}>
            <SiteLink to={`/directory/${slug}`}>{name}</SiteLink>{' '}
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
        <SiteLink to="/directory" className="sheet-address">
          {shortAddress(address)}
        </SiteLink>
        .
      </p>
    </section>
  )
}
