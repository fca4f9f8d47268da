import { platform } from '#content/site/platform/platform.ts'
import { roiCalculator } from '#content/site/platform/roi-calculator.ts'
import { readAddressTexts } from '#domain/figures/roi/roi-numbers.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import RoiCalculator from './roi/roi-calculator.island.tsx'
import { Analytics, BedsScene, Funding, Integrations, Outcomes } from './specimens/specimens.tsx'
import './roi/roi.css'
import '#web/ui/text/lists/facts.css'

const { opening, roi, moving, data, closing } = platform

export default definePage({
  head: () => ({ ...platform.head, path: '/platform' }),
  show: Platform,
})

function Platform({ visit }: PageProps<undefined>) {
  const { title, words, form, result } = roiCalculator
  return (
    <>
      <Opening />
      <section id="platform" aria-labelledby="platform-title">
        <BedsScene text={platform.features} />
        <Outcomes text={platform.outcomes} />
        <Funding text={platform.funding} />
        <Analytics text={platform.analytics} />
        <Integrations text={platform.integrations} residence={platform.features.residence} />
      </section>
      <RoiClaims />
      <section id="roi" className="wrap section cols" aria-labelledby="roi-title">
        <div className="stack full">
          <h2 id="roi-title" tabIndex={-1}>
            {title}
          </h2>
          <p className="lead">{words}</p>
        </div>
        <Island of={RoiCalculator} hydrate="touched" props={{ form, result, asked: readAddressTexts(visit.query) }} />
      </section>
      <MovingIn />
      <ClosingBand
        title={closing.title}
        words={closing.words}
        ways={[
          { words: closing.start, to: '/getting-started' },
          { words: closing.contact, to: '/contact' },
        ]}
      />
    </>
  )
}

function Opening() {
  return (
    <div className="wrap section-tight page-top cols align-end">
      <h1 className="display c-7">{platform.head.title}</h1>
      <div className="c-5 stack gap-5">
        <p className="lead">
          {opening.lead} <SiteLink to={opening.today.to}>{opening.today.words}</SiteLink>.
        </p>
        <div className="row">
          <ButtonLink variant="primary" to="/getting-started">
            {opening.start}
          </ButtonLink>
          <ButtonLink to="/contact">{opening.contact}</ButtonLink>
          <ButtonLink variant="text" to="#roi">
            {opening.roi}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function RoiClaims() {
  return (
    <section className="roi-claims section-tight" aria-labelledby="roi-claims-title">
      <div className="wrap stack stack-fill gap-5">
        <div className="row between">
          <h2 id="roi-claims-title">{roi.title}</h2>
          <SourceNote />
        </div>
        <ul className="fit-16 three" aria-labelledby="roi-claims-title">
          {roi.claims.map(({ shown, says }) => (
            <li key={says} className="grid">
              <Plaque number={shown} label={says} />
            </li>
          ))}
        </ul>
        <div className="row between gap-4">
          <p className="measure">
            {roi.words} {roi.assumption}
          </p>
          <ButtonLink variant="primary" icon="chart" to="#roi">
            {roi.request}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

function MovingIn() {
  return (
    <div className="sunk section">
      <div className="wrap cols gap-7">
        <TitledSection titleId="moving-title" title={moving.title} className="c-5 stack gap-5">
          <p>{moving.words}</p>
          <Path
            mini
            label={moving.stepsLabel}
            waypoints={moving.steps.map((step) => ({ id: step, state: 'next', content: step }))}
          />
          <ButtonLink to="/getting-started#timeline" icon="calendar">
            {moving.link}
          </ButtonLink>
          <SourceNote />
        </TitledSection>
        <TitledSection titleId="data-title" title={data.title} className="c-6 c-last stack stack-fill gap-5">
          <dl className="defs">
            {data.rows.map(({ who, what }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className="row gap-5">
            <SiteLink to="/privacy" className="tap bold">
              {data.privacy}
            </SiteLink>
            <SiteLink to="/security" className="tap bold">
              {data.security}
            </SiteLink>
            <SiteLink to="/verify" className="tap bold">
              {data.check}
            </SiteLink>
          </p>
        </TitledSection>
      </div>
    </div>
  )
}
