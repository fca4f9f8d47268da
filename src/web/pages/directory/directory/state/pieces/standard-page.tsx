import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from './about-section.tsx'
import { ContactCard } from './contact-card.tsx'
import { FeaturesSection } from './features-section.tsx'
import { FigureCards } from './figure-cards.tsx'
import { NetworkHead } from './head/state-head.tsx'
import { StateBody } from './state-body.tsx'
import { listTemplatePlates, StatePlates } from './state-plates.tsx'
import { TeamSection } from './team-section.tsx'

const badges = {
  template: { form: 'half', words: 'Implementation in Progress' },
  shared: { form: 'filled', words: 'Claimed & Active' },
} as const

export function StandardPage(props: LayoutProps<'template' | 'shared'>) {
  const { profile, record, site, live } = props
  const { name, code, contact, performance, team, description } = profile
  return (
    <>
      <NetworkHead {...props} badges={[badges[profile.layout.kind]]} />
      <StatePlates name={name} plates={listTemplatePlates(profile)} site={site} live={live} />
      <StateBody
        contact={<ContactCard contact={contact} code={code} />}
        beside={<FigureCards performance={performance} site={site} live={live} />}
      >
        <AboutSection description={description} record={record} />
        <FeaturesSection features={record.features} />
        <TeamSection team={team} />
      </StateBody>
    </>
  )
}
