import { patchStates } from '#domain/states/adoption.ts'
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
import { TeamSection } from '#web/pages/directory/directory/state/pieces/team-section.tsx'
import { listTemplatePlates } from '#web/pages/directory/directory/state/pieces/template-plates.ts'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { Activation } from './california/activation.tsx'
import { CurrentStats } from './california/current-stats.tsx'
import { ImplementationTeam } from './california/implementation-team.tsx'
import { ImplementationTimeline } from './california/implementation-timeline.tsx'
import { FrameSection } from './pieces/frame-section.tsx'
import { QuickActions } from './pieces/quick-actions.tsx'

const INDEX = [
  { id: 'state-contact', title: 'State Contact' },
  { id: 'about-state', title: 'About' },
  { id: 'team', title: 'Affiliate Team' },
  { id: 'performance', title: 'Performance' },
  { id: 'rural', title: 'Rural Excellence' },
  { id: 'directory', title: 'Current directory' },
  { id: 'activation', title: 'Directory Coming Soon' },
  { id: 'features', title: 'Implementation Progress' },
  { id: 'timeline', title: 'Implementation Timeline' },
  { id: 'stats', title: 'Current Stats' },
  { id: 'actions', title: 'Quick Actions' },
  { id: 'implementation-team', title: 'Implementation Team' },
  { id: 'full-directory', title: 'Full directory' },
] as const

/** Shows the list twice (docs/specification.md, section 2). */
export function California(props: LayoutProps<'california'>) {
  const { profile, record, site, near, live, afterBeds } = props
  const { name, code, contact, implementation } = profile
  const transition = implementation?.phase ?? null
  return (
    <>
      <StateHead
        record={record}
        badges={[
          { form: 'half', words: 'Implementation in Progress' },
          ...(transition ? [{ states: patchStates(record.features), words: transition }] : []),
        ]}
        lead={<NetworkLead profile={profile} record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} isFramed />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <StatePlates name={name} plates={listTemplatePlates(profile)} site={site} live={live} />
      <div className="california wrap section-tight grid gap-6">
        <Contents title="On this page" entries={INDEX} className="california-index" />
        <div className="grid gap-7">
          <TemplatePart {...props} />
          <FrameSection
            id="directory"
            title={`${name}’s current directory`}
            profile={profile}
            record={record}
            site={site}
          />
          <Activation name={name} code={code} />
          <ImplementationPart {...props} />
          <FrameSection
            id="full-directory"
            title={`${name}’s full directory`}
            profile={profile}
            record={record}
            site={site}
            ratio={60}
          />
        </div>
      </div>
    </>
  )
}

function TemplatePart({ profile, record, site, live }: LayoutProps<'california'>) {
  const { code, contact, description, performance, team } = profile
  return (
    <div className="grid gap-5">
      <StateBody contact={<ContactCard contact={contact} code={code} />}>
        <AboutSection description={description} record={record} />
        <TeamSection team={team} />
      </StateBody>
      <div className="state-beside california-figures grid gap-5">
        <PerformanceCard performance={performance} site={site} live={live} />
        <RuralCard performance={performance} />
      </div>
    </div>
  )
}

function ImplementationPart({ profile, record, site }: LayoutProps<'california'>) {
  const { code, layout, implementation } = profile
  return (
    <div className="cols">
      <div className="c-8 stack stack-fill gap-7">
        <FeaturesSection features={record.features} title="Implementation Progress" />
        <ImplementationTimeline phases={layout.phases} transition={implementation?.phase ?? ''} />
        <CurrentStats current={layout.current} />
      </div>
      <div className="c-4 stack stack-fill gap-5 small">
        <QuickActions code={code} frame="#directory" />
        <ImplementationTeam phone={site.supportPhone} email={site.supportEmail} />
      </div>
    </div>
  )
}
