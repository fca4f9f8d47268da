import type { ReactNode } from 'react'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from './about-section.tsx'
import { BedsSection } from './beds/beds-section.tsx'
import { ContactCard } from './contact-card.tsx'
import { FeaturesSection } from './features-section.tsx'
import { HeadActions } from './head/head-actions.tsx'
import { NetworkLead } from './head/network-lead.tsx'
import type { StateBadgeProps } from './head/state-badge.tsx'
import { StateHead } from './head/state-head.tsx'
import { PerformanceCard } from './performance-card.tsx'
import { RuralCard } from './rural-card.tsx'
import { StateBody } from './state-body.tsx'
import { StatePlates } from './state-plates.tsx'
import { TeamSection } from './team-section.tsx'
import { listTemplatePlates } from './template-plates.ts'

type StandardPageProps = LayoutProps & {
  badges: readonly StateBadgeProps[]
  children?: ReactNode
}

export function StandardPage({ badges, children, ...props }: StandardPageProps) {
  const { profile, record, site, near, live, afterBeds } = props
  const { name, code, contact, performance, team, description } = profile
  return (
    <>
      <StateHead
        record={record}
        badges={badges}
        lead={<NetworkLead profile={profile} record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <StatePlates name={name} plates={listTemplatePlates(profile)} site={site} live={live} />
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
        <FeaturesSection features={record.features} />
        {children}
        <TeamSection team={team} />
      </StateBody>
    </>
  )
}
