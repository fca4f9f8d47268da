import type { SuccessExample } from '#content/site/partnership/partnership.ts'
import type { SettingValue } from '#contract/live/site-settings.ts'
import { notPublished } from '#domain/figures/figure.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateBenefit, StatePotential } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { KeepActions } from '#web/pages/states/directory/state/pieces/head/head-actions.tsx'
import { StateHead } from '#web/pages/states/directory/state/pieces/head/state-head.tsx'
import { Plates } from '#web/parts/figures/plates.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import type { MonthSpan } from '#web/parts/month-ruler/month-ruler.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { Process } from './pieces/process.tsx'

export type Partnership = { timeline: readonly MonthSpan[]; examples: readonly SuccessExample[] }

type GeorgiaProps = LayoutProps<'georgia'> & { partnership: Partnership }

export function Georgia(props: GeorgiaProps) {
  const { profile, record, site, partnership } = props
  const { name, potential, benefits } = profile
  const buildContactPath = (topic: string) => `/contact?topic=${topic}&state=${record.code}#send`
  return (
    <>
      <StateHead
        {...props}
        record={openInvitation(record)}
        badges={[
          { form: 'open', words: 'Partnership Available' },
          { form: 'open', words: 'High Opportunity State' },
        ]}
        title={`${name} hasn’t joined yet`}
        lead={<Lead record={record} />}
      >
        <ButtonLink variant="primary" to={buildContactPath('consultation')}>
          Schedule Consultation
        </ButtonLink>
        <ButtonLink variant="line" to={buildContactPath('information')}>
          Request Information
        </ButtonLink>
        <ButtonLink variant="text" to="#case-studies">
          View Case Studies
        </ButtonLink>
        <div className="row gap-2 w-full">
          <KeepActions name={name} slug={record.slug} baseUrl={site.baseUrl} />
        </div>
      </StateHead>
      <PlaceNow record={record} />
      {potential && <Potential name={name} potential={potential} />}
      <Benefits benefits={benefits} />
      <Process timeline={partnership.timeline} />
      <Examples examples={partnership.examples} />
      <p className="wrap print-only">
        <PartnershipContact email={site.supportEmail} />
      </p>
      <ClosingBand title={`Help ${name} join.`} words={<PartnershipContact email={site.supportEmail} />}>
        <ButtonLink variant="primary" to={buildContactPath('partnership')}>
          Start Partnership Discussion
        </ButtonLink>
        <ButtonLink variant="line" icon="book" to="/partnership-guide">
          Download Partnership Guide
        </ButtonLink>
      </ClosingBand>
    </>
  )
}

/** Says the year only where the affiliate's own page does. */
function Lead({ record: { narrAffiliate } }: { record: StateDirectoryRecord }) {
  if (!narrAffiliate) return 'The houses are there. What is missing is one list that everybody can find.'
  const { name, established } = narrAffiliate
  const since = established?.source === 'own' ? `, since ${established.year}` : ''
  return `The houses are there, and so is the affiliate: the ${name}${since}. What is missing is one list that everybody can find.`
}

function PartnershipContact({ email }: { email: SettingValue }) {
  return (
    <>
      Partnership Contact: <a href={`mailto:${email.value}`}>{email.value}</a>
      {email.sample && <span className="small"> (sample)</span>}
    </>
  )
}

function PlaceNow({ record: { name, narrAffiliate } }: { record: StateDirectoryRecord }) {
  if (narrAffiliate === null) return null
  const { email, phone, website } = narrAffiliate
  return (
    <TitledSection titleId="place-now" title="Need a place now?" className="wrap stack gap-2 mb-7">
      <p>
        The {narrAffiliate.name} knows which houses in {name} are certified. Write or look there.
      </p>
      <WaysToReach email={email} phone={phone} />
      {website && (
        <SiteLink className="tap self-start break" to={website} newTab>
          Visit Website
        </SiteLink>
      )}
    </TitledSection>
  )
}

function Potential({ name, potential }: { name: string; potential: StatePotential }) {
  return (
    <section className="siding pad-y-6" aria-labelledby="potential">
      <div className="wrap stack stack-fill">
        <div className="row between">
          <h2 id="potential" className="side-h sign">
            What {name} could add
          </h2>
          <SourceNote sign>program estimate, not a count</SourceNote>
        </div>
        <Plates
          plates={[
            { label: 'facilities', figure: potential.estimatedFacilities, hatched: 'potential' },
            { label: 'beds', figure: potential.estimatedBeds, hatched: 'potential' },
            { label: 'cities', figure: potential.targetCities, hatched: 'potential' },
          ]}
          label={`What ${name} could add`}
        />
      </div>
    </section>
  )
}

function Benefits({ benefits }: { benefits: readonly StateBenefit[] }) {
  return (
    <TitledSection titleId="benefits" title="Partnership Benefits" titleClass="c-4" className="wrap section cols">
      <ul className="c-8 two gap-6">
        {benefits.map(({ title, description }) => (
          <li key={title} className="beam-above stack gap-1 align-start">
            <h3>{title}</h3>
            <p className="ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const planned = { adopted: false, adoptedDate: null, outlook: 'planned' } as const

/** All four parts as planned: an invitation to the state, not a plan that exists. */
function openInvitation(record: StateDirectoryRecord): StateDirectoryRecord {
  const features = {
    directory: { ...planned, facilities: notPublished },
    certification: { ...planned, certified: notPublished },
    allProviders: { ...planned, providers: notPublished },
    outcomes: { ...planned, tracking: notPublished },
  }
  return { ...record, features }
}

function Examples({ examples }: { examples: readonly SuccessExample[] }) {
  return (
    <section id="case-studies" className="wrap section" aria-labelledby="examples">
      <div className="row between">
        <h2 id="examples">Success Examples</h2>
        <SourceNote />
      </div>
      <ul className="three gap-5 mt-6">
        {examples.map(({ state, slug, shown, also }) => (
          <li key={slug} className="barred barred-brick stack gap-1">
            <h3>
              <SiteLink className="tap" to={`/directory/${slug}`}>
                {state}
              </SiteLink>
            </h3>
            <b className="t-figure">{shown}</b>
            {also && <p className="ink-2">{also}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
