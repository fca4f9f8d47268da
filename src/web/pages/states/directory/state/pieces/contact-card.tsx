import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { StateContact } from '#domain/states/state-profile.ts'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/text/card.tsx'

type ContactCardProps = { words: StateWords['contact']; contact: StateContact; code: string }

/** Unpublished facts are never invented; they share one line (docs/specification.md, rulings 1 and 12). */
export function ContactCard({ words, contact, code }: ContactCardProps) {
  const { phone, email, website, facebook, linkedin } = contact
  const visits = [
    { place: words.ways.website, address: website, look: 'primary' },
    { place: words.ways.facebook, address: facebook },
    { place: words.ways.linkedin, address: linkedin },
  ] as const
  const missing = [
    ...(email ? [] : [words.ways.email]),
    ...(phone ? [] : [words.ways.phone]),
    ...visits.filter(({ address }) => address === null).map(({ place }) => place),
  ]
  return (
    <Card as="section" raised className="stack stack-fill gap-3" aria-labelledby="state-contact">
      <h2 id="state-contact">{words.title}</h2>
      <p className="small">{words.text}</p>
      <div>
        <WaysToReach email={email} phone={phone} />
        {website && <p className="print-only">{website}</p>}
        {missing.length > 0 && <p className="small quiet">{words.missing(missing)}</p>}
      </div>
      <div className="stack stack-fill gap-2">
        {visits.map(({ place, ...visit }) => (
          <Visit key={place} words={words.visit(place)} {...visit} />
        ))}
        <ButtonLink small variant="line" icon="message" to={`/contact?topic=affiliate&state=${code}#send`}>
          {words.ask}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Visit({ words, address, look }: { words: string; address: string | null; look?: 'primary' }) {
  if (address === null) return null
  return (
    <ButtonLink variant={look} small={!look} to={address} newTab>
      {words}
    </ButtonLink>
  )
}
