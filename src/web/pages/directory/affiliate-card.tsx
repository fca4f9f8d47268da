import type { NarrAffiliate, StateDirectoryRecord } from '#domain/state-directory.ts'
import { telAddress } from '#domain/tel-address.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Card } from '#web/ui/text/card.tsx'

type AffiliateCardProps = {
  record: Pick<StateDirectoryRecord, 'code' | 'narrAffiliate'>
  words: { affiliate: string; noAffiliate: string; affiliateDoes: string; contact: string }
}

/** Who certifies in a state and how to reach them; what nobody has published is not there. */
export function AffiliateCard({ record, words }: AffiliateCardProps) {
  const { code, narrAffiliate } = record
  return (
    <Card as="section" className="c-7 stack affiliate" aria-labelledby="affiliate">
      <h2 id="affiliate">{words.affiliate}</h2>
      {narrAffiliate ? <Affiliate affiliate={narrAffiliate} does={words.affiliateDoes} /> : <p>{words.noAffiliate}</p>}
      <div className="row">
        {narrAffiliate?.website && (
          <ButtonLink look="primary" to={narrAffiliate.website} newTab>
            Visit Website
          </ButtonLink>
        )}
        <ButtonLink look="line" icon="message" to={`/contact?topic=state&state=${code}`}>
          {words.contact}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Affiliate({ affiliate, does }: { affiliate: NarrAffiliate; does: string }) {
  const { name, acronym, phone, email, website } = affiliate
  const missing = [!phone && 'phone', !email && 'e-mail', !website && 'website'].filter((what) => what !== false)
  return (
    <>
      <h3>
        {name}
        {acronym && ` (${acronym})`}
      </h3>
      <p>{does}</p>
      <ul className="affiliate-lines">
        {phone && (
          <li>
            <a className="contact-line" href={telAddress(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className="contact-line" href={`mailto:${email}`}>
              <Icon name="mail" />
              {email}
            </a>
          </li>
        )}
        {missing.length > 0 && <li className="small quiet not-published">Not published: {missing.join(', ')}</li>}
      </ul>
    </>
  )
}
