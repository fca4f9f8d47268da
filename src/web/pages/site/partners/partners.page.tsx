import type { ReactNode } from 'react'
import { affiliateCounts, comingSoon, type IndustryPartner, moreAffiliates, partners } from '#content/site/partners.ts'
import { say } from '#domain/language/say.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { LoadingLine } from '#web/parts/frame/loading-line/loading-line.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { StandingDialog } from '#web/ui/overlay/standing-dialog.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AffiliateBars } from './affiliate-bars.tsx'
import { LearnMore, WhoTile } from './learn-more.tsx'
import { ResearchPartners } from './research-partners.tsx'
import '#web/parts/sections/sections.css'
import './partners.css'

const { head, impact, industry, closing, learnMore } = partners

export default definePage({
  head: () => ({ ...head, path: '/partners' }),
  show: Partners,
})

function Sections({ title }: { title: ReactNode }) {
  return (
    <>
      <header className="wrap page-top stack gap-5">
        {title}
        <p className="lead">{partners.lead}</p>
      </header>
      <AffiliateBars text={partners.affiliates} learnMore={learnMore} counts={affiliateCounts} more={moreAffiliates} />
      <ResearchPartners text={partners.research} learnMore={learnMore} askTo={closing.ask.to} />
      <IndustryPartners />
      <PartnershipImpact />
      <ClosingBand title={closing.title} words={closing.words} ways={[closing.ask]}>
        <ButtonLink to={closing.guide.to} icon="book">
          {closing.guide.words}
        </ButtonLink>
      </ClosingBand>
    </>
  )
}

/** Until `PARTNERS_PAGE=live`, a dialog covers it and all behind is inert (docs/specification.md, ruling 7). */
function Partners({ visit }: PageProps<undefined>) {
  const isLive = visit.site.partnersPage === 'live'
  return (
    <>
      <LoadingLine words={partners.loading} />
      {isLive ? (
        <Sections title={<h1>{head.title}</h1>} />
      ) : (
        <>
          <div inert>
            <Sections title={<p className="t-h1">{head.title}</p>} />
          </div>
          <ComingSoon />
        </>
      )}
    </>
  )
}

function PartnershipImpact() {
  return (
    <section className="siding section-tight" aria-labelledby="impact-title">
      <div className="wrap">
        <div className="stack gap-2 mb-5">
          <h2 id="impact-title" className="sign">
            {impact.title}
          </h2>
          <div className="row between w-full">
            <p className="sign">{impact.words}</p>
            <SourceNote sign />
          </div>
        </div>
        <ul className="plates plates-5" aria-labelledby="impact-title">
          {impact.claims.map(({ shown, says }) => (
            <li key={says}>
              <Plaque number={shown} label={says} />
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <ButtonLink to={impact.way.to} {...logAction('partners', impact.title)}>
            {learnMore.words}
            <VisuallyHidden>{say(learnMore.about, { about: impact.way.words })}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

const PATCHES = [
  ['half', 'off', 'off', 'off'],
  ['off', 'half', 'off', 'off'],
  ['off', 'off', 'half', 'off'],
  ['off', 'off', 'off', 'half'],
] as const

/**
 * Cannot be dismissed; its one button leads home (docs/specification.md, section 2 and ruling 7). It has the page's
 * heading, because everything behind it is inert.
 */
function ComingSoon() {
  return (
    <StandingDialog title={comingSoon.title} above={<h1 className="small quiet bold mb-2">{head.title}</h1>}>
      <p className="mt-2">{comingSoon.words}</p>
      <ul className="ruled line-above mt-4 mb-5">
        {comingSoon.promised.map((item, place) => (
          <li key={item} className="marked gap-3 align-center">
            <Block patches={PATCHES[place % 4] ?? PATCHES[0]} size={32} />
            {item}
          </li>
        ))}
      </ul>
      <ButtonLink variant="primary" wide to="/">
        {comingSoon.back}
      </ButtonLink>
    </StandingDialog>
  )
}

function Impact({ partner }: { partner: IndustryPartner }) {
  return (
    <div>
      <p className="small quiet">{industry.impact}</p>
      <p className={partner.isNamed ? 't-name mb-1' : 'quiet'}>{partner.impact}</p>
      {partner.isNamed && <SourceNote />}
    </div>
  )
}

function IndustryPartners() {
  return (
    <section className="wrap section" aria-labelledby="industry-title">
      <div className="stack mb-6">
        <h2 id="industry-title">{industry.title}</h2>
        <p className="measure">{industry.words}</p>
      </div>
      <ul className="three gap-6">
        {industry.records.map((partner) => {
          const isKnown = partner.isNamed === true
          return (
            <li key={partner.type} className="beam-above stack">
              <h3>{partner.type}</h3>
              <p className="line gap-3">
                <WhoTile name={partner.name} isKnown={isKnown} />
                <b>{partner.name}</b>
              </p>
              <p>{partner.description}</p>
              <Impact partner={partner} />
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
