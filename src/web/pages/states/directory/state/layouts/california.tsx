import type { SettingValue } from '#contract/live/site-settings.ts'
import { formatFigure } from '#domain/figures/figure.ts'
import { patchStates } from '#domain/states/adoption.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/states/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/states/directory/state/pieces/contact-card.tsx'
import { FeaturesSection } from '#web/pages/states/directory/state/pieces/features-section.tsx'
import { FigureCards } from '#web/pages/states/directory/state/pieces/figure-cards.tsx'
import { NetworkHead } from '#web/pages/states/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/states/directory/state/pieces/state-body.tsx'
import { listTemplatePlates, StatePlates } from '#web/pages/states/directory/state/pieces/state-plates.tsx'
import { TeamSection } from '#web/pages/states/directory/state/pieces/team-section.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ContactLines } from '#web/parts/frame/contact-lines/contact-lines.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Facts } from '#web/ui/text/lists/facts.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { FrameSection } from './pieces/frame-section.tsx'
import { ImplementationTimeline } from './pieces/implementation-timeline.tsx'
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
  const { profile, record } = props
  const { name, code, implementation } = profile
  const transition = implementation?.phase ?? null
  return (
    <>
      <NetworkHead
        {...props}
        badges={[
          { form: 'half', words: 'Implementation in Progress' },
          ...(transition ? [{ states: patchStates(record.features), words: transition }] : []),
        ]}
        isFramed
      />
      <StatePlates {...props} plates={listTemplatePlates(profile)} />
      <div className="california wrap section-tight grid gap-6">
        <Contents title="On this page" entries={INDEX} className="california-index" />
        <div className="grid gap-7">
          <TemplatePart {...props} />
          <FrameSection {...props} id="directory" title={`${name}’s current directory`} />
          <Activation name={name} code={code} />
          <ImplementationPart {...props} />
          <FrameSection {...props} id="full-directory" title={`${name}’s full directory`} ratio={60} />
        </div>
      </div>
    </>
  )
}

function TemplatePart(props: LayoutProps<'california'>) {
  const { code, contact, team } = props.profile
  return (
    <div className="grid gap-5">
      <StateBody contact={<ContactCard contact={contact} code={code} />}>
        <AboutSection {...props} />
        <TeamSection team={team} />
      </StateBody>
      <div className="state-beside california-figures grid gap-5">
        <FigureCards {...props} />
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

function Activation({ name, code }: { name: string; code: string }) {
  return (
    <section id="activation" className="activation row gap-5 pad-5" aria-labelledby="activation-title">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
      <div className="stack grow-18">
        <h2 id="activation-title">Directory Coming Soon</h2>
        <p className="measure">
          {name} opens its directory phase by phase. What you see above is the list as it stands today. If you run or
          certify houses here, ask for your place in it.
        </p>
        <ButtonLink variant="primary" to={`/contact?topic=activation&state=${code}#send`}>
          Request Your State Directory Activation Today!
        </ButtonLink>
      </div>
    </section>
  )
}

function CurrentStats({ current }: { current: LayoutProps<'california'>['profile']['layout']['current'] }) {
  return (
    <TitledSection titleId="stats-title" title="Current Stats" id="stats" className="stack stack-fill">
      <Facts
        facts={[
          { label: 'facilities', value: formatFigure(current.facilities) },
          { label: 'beds', value: formatFigure(current.beds) },
          { label: 'certified', value: formatFigure(current.certified) },
          { label: 'cities', value: formatFigure(current.cities) },
        ]}
      />
      <SourceNote>program figures of the implementation; the figures at the top are for the whole state</SourceNote>
    </TitledSection>
  )
}

function ImplementationTeam({ phone, email }: { phone: SettingValue; email: SettingValue }) {
  return (
    <Card as="section" id="implementation-team" className="stack" aria-labelledby="implementation-team-title">
      <h2 id="implementation-team-title" className="side-h">
        Implementation Team
      </h2>
      <p className="small">The people who bring the directory to California, phase by phase. Call or write to them.</p>
      <ContactLines phone={phone} email={email} />
    </Card>
  )
}
