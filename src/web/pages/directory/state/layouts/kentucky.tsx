import { AboutSection } from '../common/about-section.tsx'
import { BedsSection } from '../common/beds-section.tsx'
import { ContactCard } from '../common/contact-card.tsx'
import { FeaturesSection } from '../common/features-section.tsx'
import { HeadActions } from '../common/head-actions.tsx'
import { NetworkLead } from '../common/network-lead.tsx'
import { PerformanceCard } from '../common/performance-card.tsx'
import { RuralCard } from '../common/rural-card.tsx'
import { StateBody } from '../common/state-body.tsx'
import { StateHead } from '../common/state-head.tsx'
import { TeamSection } from '../common/team-section.tsx'
import type { LayoutProps } from '../layout-props.ts'

/** Kentucky: About and the team lead, and no plates, because the specification shows no figures there. */
export function Kentucky({ profile, record, site }: LayoutProps<'kentucky'>) {
  const { code, contact, performance, team, description } = profile
  return (
    <>
      <StateHead
        record={record}
        badges={[{ form: 'half', words: 'Implementation in Progress' }]}
        lead={<NetworkLead profile={profile} record={record} />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="state-ground">
        <StateBody
          contact={<ContactCard contact={contact} code={code} />}
          beside={
            <>
              <PerformanceCard performance={performance} />
              <RuralCard performance={performance} />
            </>
          }
        >
          <AboutSection description={description} record={record} />
          <TeamSection team={team} />
          <BedsSection record={record} site={site} />
          <FeaturesSection features={record.features} />
        </StateBody>
      </div>
    </>
  )
}
