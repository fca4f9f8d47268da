import { gettingStarted } from '#content/site/getting-started.ts'
import type { SettingValue } from '#contract/live/site-settings.ts'
import { supportHours } from '#domain/inquiries/support-hours.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { StepPart } from './step-part.tsx'
import { WeeksStrip } from './weeks-strip.tsx'
import '#web/parts/sections/sections.css'
import './getting-started.css'

const { title, lead, claims, stepsLabel, labels, steps, timeline, deal, support, closing } = gettingStarted

const stepNames = steps.map(({ short }) => short)

export default definePage({
  head: () => ({ ...gettingStarted.head, path: '/getting-started' }),
  show: ({ visit }) => (
    <>
      <Head />
      <section className="wrap section-end cols tight" id="getting-started" aria-label={stepsLabel}>
        <StepsWay />
        <div className="c-8">
          {steps.map((step, place) => (
            <StepPart key={step.id} step={step} number={place + 1} labels={labels} />
          ))}
        </div>
      </section>
      <WeeksStrip text={timeline} stepNames={stepNames} />
      <Deal />
      <Support phone={visit.site.supportPhone} />
      <ClosingBand title={closing.title} words={closing.words} ways={[closing.start, closing.faq]} />
    </>
  ),
})

function Head() {
  return (
    <header className="wrap page-top cols align-end mb-5">
      <div className="c-7 stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="start-claims c-4 c-last stack gap-2">
        <ul className="ruled line-above w-full" aria-label={claims.label}>
          {claims.list.map(({ shown, says }) => (
            <li key={says} className="row align-baseline tight gap-4">
              <b className="t-name pine nowrap">{shown}</b>
              {says}
            </li>
          ))}
        </ul>
        <SourceNote />
      </div>
    </header>
  )
}

/** The page's script marks the step being read (browser/controls/steps-way.ts). */
function StepsWay() {
  return (
    <nav className="steps-way stuck c-4 sticky plain-links no-print" aria-label={stepsLabel}>
      <Path
        waypoints={steps.map(({ id, title, short }, place) => ({
          id,
          state: place === 0 ? 'now' : 'next',
          content: (
            <a href={`#${id}`} className="tap ink">
              <span className="wide-only">{title}</span>
              <span className="phone-only">{short}</span>
            </a>
          ),
        }))}
      />
    </nav>
  )
}

function Deal() {
  return (
    <TitledSection titleId="deal-title" title={deal.title} className="wrap section">
      <ul className="three grid gap-6 mt-5">
        {deal.parts.map(({ title, words, way }) => (
          <li key={title} className="beam-above stack gap-2">
            <h3>{title}</h3>
            <p className="ink-2 measure">{words}</p>
            <SiteLink to={way.to} className="tap bold">
              {way.words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Support({ phone }: { phone: SettingValue }) {
  return (
    <TitledSection titleId="support-title" title={support.title} className="wrap section-end">
      <ul className="ways line-above line-below mt-5">
        {support.ways.map(({ type, icon, title, words, to, action }) => (
          <li key={type} className="stack gap-2">
            <Icon name={icon} className="way-mark" />
            <h3>{title}</h3>
            <p>{words}</p>
            {type === 'phone' && (
              <p>
                <b>{formatPhone(phone.value)}</b>{' '}
                {phone.sample && <span className="quiet small">{support.sample}</span>}
              </p>
            )}
            <ButtonLink
              className="mt-2"
              to={type === 'phone' ? buildTelAddress(phone.value) : to}
              {...logAction('getting-started', type)}
            >
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="row tight gap-6 small mt-4">
        <h3 className="small">{support.hours}</h3>
        <dl className="row tight gap-6">
          {supportHours.map(({ days, words }) => (
            <div key={days} className="line gap-2">
              <dt className="bold">{days}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">{support.emergency}</p>
      </div>
    </TitledSection>
  )
}
