import type { LearnMoreWords, partners } from '#content/site/partners.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/ui/text/lists/facts.css'
import { LearnMore, WhoTile } from './learn-more.tsx'

type ResearchPartnersProps = { text: typeof partners.research; learnMore: LearnMoreWords; askTo: string }

export function ResearchPartners({ text, learnMore, askTo }: ResearchPartnersProps) {
  return (
    <section className="sunk section" aria-labelledby="research-title">
      <div className="wrap">
        <div className="stack mb-6">
          <h2 id="research-title">{text.title}</h2>
          <p className="measure">{text.words}</p>
        </div>
        <ul>
          {text.records.map((record) => (
            <li key={record.focus} className="beam-above cols pad-y-5">
              <h3 className="c-4">{record.focus}</h3>
              <p className="c-3 line gap-3 align-start">
                <WhoTile name={record.name} isKnown={false} />
                <span className="stack gap-0">
                  <b>{record.name}</b>
                  <span className="small quiet">
                    {text.fields.title}: {record.title}
                  </span>
                </span>
              </p>
              <div className="c-5">
                <dl className="defs">
                  <div>
                    <dt>{text.fields.institution}</dt>
                    <dd>{record.institution}</dd>
                  </div>
                  <div>
                    <dt>{text.fields.contribution}</dt>
                    <dd className="quiet">{record.contribution}</dd>
                  </div>
                </dl>
                <LearnMore words={learnMore} about={record.focus}>
                  <h4 className="t-strong">{text.knownTitle}</h4>
                  <p>{record.known.words}</p>
                  <p className="small mt-2">
                    <SiteLink to={record.known.href} newTab>
                      {record.known.source}
                    </SiteLink>
                  </p>
                  <p className="mt-3">
                    <SiteLink to={askTo}>{text.ask}</SiteLink>
                  </p>
                </LearnMore>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
