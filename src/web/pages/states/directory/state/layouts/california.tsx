import type { StateWords } from '#content/states/directory/directory-pages.ts'
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

type CaliforniaProps = LayoutProps<'california'>
type CaliforniaWords = StateWords['california']

/** Shows the list twice (docs/specification.md, section 2). */
export function California(props: CaliforniaProps) {
  const { profile, record } = props
  const { name, code, implementation } = profile
  const words = props.words.california
  const transition = implementation?.phase ?? null
  return (
    <>
      <NetworkHead
        {...props}
        badges={[
          { form: 'half', words: props.words.badges.template },
          ...(transition ? [{ states: patchStates(record.features), words: transition }] : []),
        ]}
        isFramed
      />
      <StatePlates {...props} plates={listTemplatePlates(profile, props.words.numbers)} />
      <div className="california wrap section-tight grid gap-6">
        <Contents title={words.onPage} entries={words.index} className="california-index" />
        <div className="grid gap-7">
          <TemplatePart {...props} />
          <FrameSection {...props} id="directory" title={words.current(name)} />
          <Activation words={words} name={name} code={code} />
          <ImplementationPart {...props} />
          <FrameSection {...props} id="full-directory" title={words.full(name)} ratio={60} />
        </div>
      </div>
    </>
  )
}

function TemplatePart(props: CaliforniaProps) {
  const { words, profile } = props
  const { code, contact, team } = profile
  return (
    <div className="grid gap-5">
      <StateBody contact={<ContactCard words={words.contact} contact={contact} code={code} />}>
        <AboutSection {...props} />
        <TeamSection words={words.team} team={team} />
      </StateBody>
      <div className="state-beside california-figures grid gap-5">
        <FigureCards {...props} />
      </div>
    </div>
  )
}

function ImplementationPart({ words: said, profile, record, site }: CaliforniaProps) {
  const words = said.california
  const { code, layout, implementation } = profile
  return (
    <div className="cols">
      <div className="c-8 stack stack-fill gap-7">
        <FeaturesSection words={said.features} features={record.features} title={words.progress} />
        <ImplementationTimeline words={said.timeline} phases={layout.phases} transition={implementation?.phase ?? ''} />
        <CurrentStats words={words} current={layout.current} />
      </div>
      <div className="c-4 stack stack-fill gap-5 small">
        <QuickActions words={said.actions} code={code} frame="#directory" />
        <ImplementationTeam words={words} phone={site.supportPhone} email={site.supportEmail} />
      </div>
    </div>
  )
}

function Activation({ words, name, code }: { words: CaliforniaWords; name: string; code: string }) {
  return (
    <section id="activation" className="activation row gap-5 pad-5" aria-labelledby="activation-title">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={96} />
      <div className="stack grow-18">
        <h2 id="activation-title">{words.soon}</h2>
        <p className="measure">{words.soonText(name)}</p>
        <ButtonLink variant="primary" to={`/contact?topic=activation&state=${code}#send`}>
          {words.activate}
        </ButtonLink>
      </div>
    </section>
  )
}

type CurrentStatsProps = { words: CaliforniaWords; current: CaliforniaProps['profile']['layout']['current'] }

function CurrentStats({ words, current }: CurrentStatsProps) {
  return (
    <TitledSection titleId="stats-title" title={words.stats} id="stats" className="stack stack-fill">
      <Facts
        facts={[
          { label: words.figures.facilities, value: formatFigure(current.facilities) },
          { label: words.figures.beds, value: formatFigure(current.beds) },
          { label: words.figures.certified, value: formatFigure(current.certified) },
          { label: words.figures.cities, value: formatFigure(current.cities) },
        ]}
      />
      <SourceNote>{words.statsNote}</SourceNote>
    </TitledSection>
  )
}

type TeamProps = { words: CaliforniaWords; phone: SettingValue; email: SettingValue }

function ImplementationTeam({ words, phone, email }: TeamProps) {
  return (
    <Card as="section" id="implementation-team" className="stack" aria-labelledby="implementation-team-title">
      <h2 id="implementation-team-title" className="side-h">
        {words.team}
      </h2>
      <p className="small">{words.teamText}</p>
      <ContactLines phone={phone} email={email} />
    </Card>
  )
}
