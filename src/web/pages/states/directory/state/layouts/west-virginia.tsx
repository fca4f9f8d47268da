import { capitalize } from '#domain/language/capital.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/states/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/states/directory/state/pieces/contact-card.tsx'
import { FeaturesSection } from '#web/pages/states/directory/state/pieces/features-section.tsx'
import { FigureCards } from '#web/pages/states/directory/state/pieces/figure-cards.tsx'
import { NetworkHead } from '#web/pages/states/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/states/directory/state/pieces/state-body.tsx'
import { listTemplatePlates, StatePlates } from '#web/pages/states/directory/state/pieces/state-plates.tsx'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { BackToDirectory } from './pieces/back-to-directory.tsx'
import { FrameSection } from './pieces/frame-section.tsx'
import { stateOfWay } from './pieces/implementation-timeline.tsx'
import { QuickActions } from './pieces/quick-actions.tsx'

export function WestVirginia(props: LayoutProps<'west-virginia'>) {
  const { profile, record } = props
  const { name, code, contact, layout } = profile
  return (
    <>
      <BackToDirectory words={props.words.back} />
      <NetworkHead {...props} badges={[{ form: 'filled', words: props.words.badges.westVirginia }]} isFramed />
      <StatePlates {...props} plates={listTemplatePlates(profile, props.words.numbers)} />
      <div>
        <StateBody
          contact={<ContactCard words={props.words.contact} contact={contact} code={code} />}
          beside={
            <>
              <QuickActions words={props.words.actions} code={code} frame="#directory" />
              <FigureCards {...props} />
            </>
          }
        >
          <FrameSection {...props} id="directory" title={props.words.directory(name)} />
          <AboutSection {...props} />
          <FeaturesSection words={props.words.features} features={record.features} />
        </StateBody>
        {/* Who to call and where a bed is come first. */}
        <ImplementationCards title={props.words.westVirginia.title} cards={layout.cards} />
      </div>
    </>
  )
}

type Cards = LayoutProps<'west-virginia'>['profile']['layout']['cards']

function ImplementationCards({ title: heading, cards }: { title: string; cards: Cards }) {
  const waypoints = cards.map(({ title, when, status, words }) => ({
    id: title,
    state: stateOfWay[status],
    content: (
      <Card className="implementation-card stack gap-2" data-planned={status === 'planned' ? '' : undefined}>
        <h3>{title}</h3>
        <p>
          <b>{capitalize(when)}</b>
        </p>
        {status !== 'complete' && <PassedNote planned={when} />}
        <p className="small quiet">{words}</p>
      </Card>
    ),
  }))
  return (
    <TitledSection titleId="implementation" title={heading} className="wrap section-tight">
      <Path waypoints={waypoints} row className="mt-5" />
    </TitledSection>
  )
}
