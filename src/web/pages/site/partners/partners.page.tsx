import type { ReactNode } from 'react'
import { affiliateCounts, comingSoon, moreAffiliates, partners } from '#content/site/partners.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { LoadingLine } from '#web/parts/frame/loading-line/loading-line.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AffiliateBars } from './affiliate-bars.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { IndustryPartners } from './industry-partners.tsx'
import { ResearchPartners } from './research-partners.tsx'
import '#web/parts/sections/sections.css'
import './partners.css'

const { head, impact, closing, learnMore } = partners

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...head, path: '/partners' }, visit.site),
  show: Partners,
})

function Closing() {
  return (
    <ClosingBand title={closing.title} words={closing.words}>
      <ButtonLink variant="primary" to={closing.ask.to}>
        {closing.ask.words}
      </ButtonLink>
      <ButtonLink to={closing.guide.to} icon="book">
        {closing.guide.words}
      </ButtonLink>
    </ClosingBand>
  )
}

function Sections({ title }: { title: ReactNode }) {
  return (
    <>
      <header className="wrap page-top stack gap-5">
        {title}
        <p className="lead">{partners.lead}</p>
      </header>
      <AffiliateBars text={partners.affiliates} learnMore={learnMore} counts={affiliateCounts} more={moreAffiliates} />
      <ResearchPartners text={partners.research} learnMore={learnMore} askTo={closing.ask.to} />
      <IndustryPartners text={partners.industry} learnMore={learnMore} />
      <PartnershipImpact />
      <Closing />
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
          <ComingSoon page={head.title} text={comingSoon} />
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
            {learnMore}
            <VisuallyHidden> about {impact.way.words}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
