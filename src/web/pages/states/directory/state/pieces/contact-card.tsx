import type { StateContact } from '#domain/states/state-profile.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'

type ContactCardProps = { contact: StateContact; code: string }

/** Unpublished facts are never invented; they share one line (docs/specification.md, rulings 1 and 12). */
export function ContactCard({ contact, code }: ContactCardProps) {
  const { phone, email, website, facebook, linkedin } = contact
  const visits = [
    { what: 'Visit Website', address: website, look: 'primary' },
    { what: 'Visit Facebook', address: facebook },
    { what: 'Visit LinkedIn', address: linkedin },
  ] as const
  const missing = [
    ...(email ? [] : ['email']),
    ...(phone ? [] : ['phone']),
    ...visits.filter(({ address }) => address === null).map(({ what }) => what.replace('Visit ', '')),
  ]
  return (
    <Card as="section" raised className="stack stack-fill gap-3" aria-labelledby="state-contact">
      <h2 id="state-contact">State Contact</h2>
      <p className="small">
        Say who you are and when you need a place. Ask two things: is the house certified, and what does a week cost?
      </p>
      <div>
        <WaysToReach email={email} phone={phone} />
        {website && <p className="print-only">{website}</p>}
        {missing.length > 0 && <p className="small quiet">Not published: {missing.join(', ')}</p>}
      </div>
      <div className="stack stack-fill gap-2">
        {visits.map((visit) => (
          <Visit key={visit.what} {...visit} />
        ))}
        <ButtonLink small variant="line" icon="message" to={`/contact?topic=affiliate&state=${code}#send`}>
          Ask us about this state
        </ButtonLink>
      </div>
    </Card>
  )
}

function Visit({ what, address, look }: { what: string; address: string | null; look?: 'primary' }) {
  if (address === null) return null
  return (
    <ButtonLink variant={look} small={!look} to={address} newTab>
      {what}
    </ButtonLink>
  )
}
