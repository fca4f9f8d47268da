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
import { StatePlates } from '#web/pages/directory/directory/state/pieces/state-plates.tsx'
import { listTemplatePlates } from '#web/pages/directory/directory/state/pieces/template-plates.ts'
import { BackToDirectory } from './pieces/back-to-directory.tsx'
import { FrameSection } from './pieces/frame-section.tsx'
import { QuickActions } from './pieces/quick-actions.tsx'
import { ImplementationCards } from './west-virginia/implementation-cards.tsx'

export function WestVirginia({ profile, record, site, near, live, afterBeds }: LayoutProps<'west-virginia'>) {
  const { name, code, contact, description, performance, layout } = profile
  return (
    <>
      <BackToDirectory />
      <StateHead
        record={record}
        badges={[{ form: 'filled', words: 'Active Implementation' }]}
        lead={<NetworkLead profile={profile} record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} isFramed />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <StatePlates name={name} plates={listTemplatePlates(profile)} site={site} live={live} />
      <div>
        <StateBody
          contact={<ContactCard contact={contact} code={code} />}
          beside={
            <>
              <QuickActions code={code} frame="#directory" />
              <PerformanceCard performance={performance} site={site} live={live} />
              <RuralCard performance={performance} />
            </>
          }
        >
          <FrameSection id="directory" title={`${name}’s directory`} profile={profile} record={record} site={site} />
          <AboutSection description={description} record={record} />
          <FeaturesSection features={record.features} />
        </StateBody>
        {/* Who to call and where a bed is come first. */}
        <ImplementationCards cards={layout.cards} />
      </div>
    </>
  )
}
