import type { SettingValue } from '#contract/directory/site.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { BedsSection } from '#web/pages/directory/directory/state/pieces/beds/beds-section.tsx'
import { KeepActions } from '#web/pages/directory/directory/state/pieces/head/head-actions.tsx'
import { StateHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import type { MonthSpan } from '#web/parts/month-ruler/month-ruler.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Benefits } from './georgia/benefits.tsx'
import { type Example, Examples } from './georgia/examples.tsx'
import { openInvitation } from './georgia/open-invitation.ts'
import { PlaceNow } from './georgia/place-now.tsx'
import { Potential } from './georgia/potential.tsx'
import { Process } from './georgia/process.tsx'

export type Partnership = { timeline: readonly MonthSpan[]; examples: readonly Example[] }

type GeorgiaProps = LayoutProps<'georgia'> & { partnership: Partnership }

export function Georgia({ profile, record, site, near, live, afterBeds, partnership }: GeorgiaProps) {
  const { name, potential, benefits } = profile
  const buildContactPath = (topic: string) => `/contact?topic=${topic}&state=${record.code}#send`
  return (
    <>
      <StateHead
        record={openInvitation(record)}
        badges={[
          { form: 'open', words: 'Partnership Available' },
          { form: 'open', words: 'High Opportunity State' },
        ]}
        title={`${name} hasn’t joined yet`}
        lead={<Lead record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} />}
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
