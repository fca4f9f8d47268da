import type { IndustryPartner, partners } from '#content/site/partners.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { LearnMore, WhoTile } from './learn-more.tsx'

type IndustryPartnersProps = { text: typeof partners.industry; learnMore: string }

function Impact({ label, partner }: { label: string; partner: IndustryPartner }) {
  return (
    <div>
      <p className="small quiet">{label}</p>
      <p className={partner.isNamed ? 't-name mb-1' : 'quiet'}>{partner.impact}</p>
      {partner.isNamed && <SourceNote />}
    </div>
  )
}

export function IndustryPartners({ text, learnMore }: IndustryPartnersProps) {
  return (
    <section className="wrap section" aria-labelledby="industry-title">
      <div className="stack mb-6">
        <h2 id="industry-title">{text.title}</h2>
        <p className="measure">{text.words}</p>
      </div>
      <ul className="three gap-6">
        {text.records.map((partner) => {
          const isKnown = partner.isNamed === true
          return (
            <li key={partner.type} className="beam-above stack">
              <h3>{partner.type}</h3>
              <p className="line gap-3">
                <WhoTile name={partner.name} isKnown={isKnown} />
                <b>{partner.name}</b>
              </p>
              <p>{partner.description}</p>
              <Impact label={text.impact} partner={partner} />
              <LearnMore words={learnMore} about={isKnown ? partner.name : partner.type}>
                <p>{partner.more.words}</p>
                <p className="mt-3">
                  <SiteLink to={partner.more.way.to}>{partner.more.way.words}</SiteLink>
                </p>
              </LearnMore>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
