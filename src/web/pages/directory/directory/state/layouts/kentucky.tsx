import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/directory/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/directory/directory/state/pieces/contact-card.tsx'
import { FeaturesSection } from '#web/pages/directory/directory/state/pieces/features-section.tsx'
import { FigureCards } from '#web/pages/directory/directory/state/pieces/figure-cards.tsx'
import { NetworkHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { TeamSection } from '#web/pages/directory/directory/state/pieces/team-section.tsx'

/** No plates, because Kentucky has no figures (docs/specification.md, section 9). */
export function Kentucky(props: LayoutProps<'kentucky'>) {
  const { profile, record, site, live } = props
  const { code, contact, performance, team, description } = profile
  return (
    <>
      <NetworkHead {...props} badges={[{ form: 'half', words: 'Implementation in Progress' }]} />
      <div className="line-above">
        <StateBody
          contact={<ContactCard contact={contact} code={code} />}
          beside={<FigureCards performance={performance} site={site} live={live} />}
        >
          <AboutSection description={description} record={record} />
          <TeamSection team={team} />
          <FeaturesSection features={record.features} />
        </StateBody>
      </div>
    </>
  )
}
