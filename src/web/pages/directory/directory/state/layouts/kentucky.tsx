import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/directory/directory/state/pieces/about-section.tsx'
import { BedsSection } from '#web/pages/directory/directory/state/pieces/beds/beds-section.tsx'
import { ContactCard } from '#web/pages/directory/directory/state/pieces/contact-card.tsx'
import { FeaturesSection } from '#web/pages/directory/directory/state/pieces/features-section.tsx'
import { HeadActions } from '#web/pages/directory/directory/state/pieces/head/head-actions.tsx'
import { NetworkLead } from '#web/pages/directory/directory/state/pieces/head/network-lead.tsx'
import { StateHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { PerformanceCard } from '#web/pages/directory/directory/state/pieces/performance-card.tsx'
import { RuralCard } from '#web/pages/directory/directory/state/pieces/rural-card.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { TeamSection } from '#web/pages/directory/directory/state/pieces/team-section.tsx'

/** No plates, because Kentucky has no figures (docs/specification.md, section 9). */
export function Kentucky({ profile, record, site, near, live, afterBeds }: LayoutProps<'kentucky'>) {
  const { code, contact, performance, team, description } = profile
  return (
    <>
      <StateHead
        record={record}
        badges={[{ form: 'half', words: 'Implementation in Progress' }]}
        lead={<NetworkLead profile={profile} record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="line-above">
        <StateBody
          contact={<ContactCard contact={contact} code={code} />}
          beside={
            <>
              <PerformanceCard performance={performance} site={site} live={live} />
              <RuralCard performance={performance} />
            </>
          }
        >
          <AboutSection description={description} record={record} />
          <TeamSection team={team} />
          <FeaturesSection features={record.features} />
        </StateBody>
      </div>
    </>
  )
}
