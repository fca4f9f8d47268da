import type { SuccessExample } from '#content/site/partnership/partnership.ts'
import type { StateWords } from '#content/states/directory/directory-pages.ts'
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

type GeorgiaWords = StateWords['opportunity']
type GeorgiaProps = LayoutProps<'georgia'> & { partnership: Partnership }

export function Georgia(props: GeorgiaProps) {
  const { profile, record, site, partnership } = props
  const words = props.words.opportunity
  const { name, potential, benefits } = profile
  const buildContactPath = (topic: string) => `/contact?topic=${topic}&state=${record.code}#send`
  return (
    <>
      <StateHead
        {...props}
        record={openInvitation(record)}
        badges={words.badges.map((badge) => ({ form: 'open', words: badge }))}
        title={words.title(name)}
        lead={formatLead(record, words)}
      >
        <ButtonLink variant="primary" to={buildContactPath('consultation')}>
          {words.consult}
        </ButtonLink>
        <ButtonLink variant="line" to={buildContactPath('information')}>
          {words.ask}
        </ButtonLink>
        <ButtonLink variant="text" to="#case-studies">
          {words.cases}
        </ButtonLink>
        <div className="row gap-2 w-full">
          <KeepActions words={props.words.top} name={name} slug={record.slug} baseUrl={site.baseUrl} />
        </div>
      </StateHead>
      <PlaceNow words={words} record={record} />
      {potential && <Potential words={words} name={name} potential={potential} />}
      <Benefits title={words.benefits} benefits={benefits} />
      <Process words={words.process} timeline={partnership.timeline} />
      <Examples title={words.examples} examples={partnership.examples} />
      <p className="wrap print-only">
        <PartnershipContact words={words} email={site.supportEmail} />
      </p>
      <ClosingBand title={words.help(name)} words={<PartnershipContact words={words} email={site.supportEmail} />}>
        <ButtonLink variant="primary" to={buildContactPath('partnership')}>
          {words.discuss}
        </ButtonLink>
        <ButtonLink variant="line" icon="book" to="/partnership-guide">
          {words.guide}
        </ButtonLink>
      </ClosingBand>
    </>
  )
}

/** Says the year only where the affiliate's own page does. */
function formatLead({ narrAffiliate }: StateDirectoryRecord, words: GeorgiaWords): string {
  if (!narrAffiliate) return words.leadAlone
  const { name, established } = narrAffiliate
  return words.lead(name, established?.source === 'own' ? words.since(established.year) : '')
}

function PartnershipContact({ words, email }: { words: GeorgiaWords; email: SettingValue }) {
  return (
    <>
      {words.contact}
      <a href={`mailto:${email.value}`}>{email.value}</a>
      {email.sample && <span className="small">{words.sample}</span>}
    </>
  )
}

type PlaceNowProps = { words: GeorgiaWords; record: StateDirectoryRecord }

function PlaceNow({ words, record: { name, narrAffiliate } }: PlaceNowProps) {
  if (narrAffiliate === null) return null
  const { email, phone, website } = narrAffiliate
  return (
    <TitledSection titleId="place-now" title={words.now} className="wrap stack gap-2 mb-7">
      <p>{words.nowText(narrAffiliate.name, name)}</p>
      <WaysToReach email={email} phone={phone} />
      {website && (
        <SiteLink className="tap self-start break" to={website} newTab>
          {words.website}
        </SiteLink>
      )}
    </TitledSection>
  )
}

type PotentialProps = { words: GeorgiaWords; name: string; potential: StatePotential }

function Potential({ words, name, potential }: PotentialProps) {
  return (
    <section className="siding pad-y-6" aria-labelledby="potential">
      <div className="wrap stack stack-fill">
        <div className="row between">
          <h2 id="potential" className="side-h sign">
            {words.add(name)}
          </h2>
          <SourceNote sign>{words.estimate}</SourceNote>
        </div>
        <Plates
          plates={[
            { label: words.plates.facilities, figure: potential.estimatedFacilities, hatched: 'potential' },
            { label: words.plates.beds, figure: potential.estimatedBeds, hatched: 'potential' },
            { label: words.plates.cities, figure: potential.targetCities, hatched: 'potential' },
          ]}
          label={words.add(name)}
        />
      </div>
    </section>
  )
}

function Benefits({ title, benefits }: { title: string; benefits: readonly StateBenefit[] }) {
  return (
    <TitledSection titleId="benefits" title={title} titleClass="c-4" className="wrap section cols">
      <ul className="c-8 two gap-6">
        {benefits.map(({ title: benefit, description }) => (
          <li key={benefit} className="beam-above stack gap-1 align-start">
            <h3>{benefit}</h3>
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

function Examples({ title, examples }: { title: string; examples: readonly SuccessExample[] }) {
  return (
    <section id="case-studies" className="wrap section" aria-labelledby="examples">
      <div className="row between">
        <h2 id="examples">{title}</h2>
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
