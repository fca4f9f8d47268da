import { patchStates } from '#domain/states/adoption.ts'
import { sayAffiliate } from '#domain/states/state-directory.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/states/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/states/directory/state/pieces/contact-card.tsx'
import { FeaturesSection } from '#web/pages/states/directory/state/pieces/features-section.tsx'
import { FigureCards } from '#web/pages/states/directory/state/pieces/figure-cards.tsx'
import { NetworkHead } from '#web/pages/states/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/states/directory/state/pieces/state-body.tsx'
import { listTemplatePlates, StatePlates } from '#web/pages/states/directory/state/pieces/state-plates.tsx'
import { TeamSection } from '#web/pages/states/directory/state/pieces/team-section.tsx'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { BackToDirectory } from './pieces/back-to-directory.tsx'
import { FrameSection } from './pieces/frame-section.tsx'

const badgeForms = { template: 'half', shared: 'filled' } as const

export function StandardPage(props: LayoutProps<'template' | 'shared'>) {
  const { words, profile, record } = props
  const { kind } = profile.layout
  return (
    <>
      <NetworkHead {...props} badges={[{ form: badgeForms[kind], words: words.badges[kind] }]} />
      <StatePlates {...props} plates={listTemplatePlates(profile, words.numbers)} />
      <StateBody
        contact={<ContactCard words={words.contact} contact={profile.contact} code={profile.code} />}
        beside={<FigureCards {...props} />}
      >
        <AboutSection {...props} />
        <FeaturesSection words={words.features} features={record.features} />
        <TeamSection words={words.team} team={profile.team} />
      </StateBody>
    </>
  )
}

/** No plates, because Kentucky has no figures (docs/specification.md, section 9). */
export function Kentucky(props: LayoutProps<'kentucky'>) {
  const { profile, record } = props
  return (
    <>
      <NetworkHead {...props} badges={[{ form: 'half', words: props.words.badges.template }]} />
      <div className="line-above">
        <StateBody
          contact={<ContactCard words={props.words.contact} contact={profile.contact} code={profile.code} />}
          beside={<FigureCards {...props} />}
        >
          <AboutSection {...props} />
          <TeamSection words={props.words.team} team={profile.team} />
          <FeaturesSection words={props.words.features} features={record.features} />
        </StateBody>
      </div>
    </>
  )
}

export function Tiles(props: LayoutProps<'tiles'>) {
  const { profile, record } = props
  const { name, layout, stats } = profile
  const { plates } = props.words.numbers
  return (
    <>
      <BackToDirectory words={props.words.back} />
      <NetworkHead
        {...props}
        badges={[
          { form: 'filled', words: props.words.badges.shared },
          { states: patchStates(record.features), words: layout.levelBadge },
        ]}
        isFramed
      />
      <div className="wrap mt-7">
        <FrameSection {...props} id="directory" title={props.words.directory(name)} />
      </div>
      <StatePlates
        {...props}
        plates={[
          { label: plates.facilities, figure: stats.totalFacilities },
          { label: plates.certified, figure: stats.narrCertified },
          { label: plates.beds, figure: stats.totalBeds },
          { label: plates.cities, figure: stats.cities },
        ]}
      />
      <StateBody contact={<ContactCard words={props.words.contact} contact={profile.contact} code={profile.code} />}>
        <AboutSection {...props} />
      </StateBody>
    </>
  )
}

export function Connecticut(props: LayoutProps<'connecticut'>) {
  const { profile, record } = props
  const { name, layout, stats } = profile
  const [claiming, target] = layout.badges
  const words = props.words.connecticut
  const association = record.narrAffiliate ? sayAffiliate(record.narrAffiliate) : words.association
  return (
    <>
      <NetworkHead
        {...props}
        badges={[
          { form: 'half', words: claiming },
          { states: patchStates(record.features), words: target },
        ]}
        isFramed
      />
      <div className="wrap mb-6">
        <Notice title={words.developed(association)}>
          <p>{words.expected(layout.expected)}</p>
          <PassedNote planned={layout.expected} />
        </Notice>
      </div>
      <StatePlates
        {...props}
        plates={[
          { label: words.plates.facilities, figure: stats.totalFacilities, hatched: 'estimate' },
          { label: words.plates.beds, figure: stats.totalBeds, hatched: 'estimate' },
          { label: words.plates.providers, figure: layout.interestedProviders, hatched: 'estimate' },
          { label: words.plates.cities, figure: stats.cities, hatched: 'estimate' },
        ]}
      />
      <StateBody
        contact={<ContactCard words={props.words.contact} contact={profile.contact} code={profile.code} />}
        beside={
          <Card className="stack">
            <AboutSection {...props} />
          </Card>
        }
      >
        <FrameSection {...props} id="directory" title={words.preview(name)} isEstimate />
      </StateBody>
    </>
  )
}
