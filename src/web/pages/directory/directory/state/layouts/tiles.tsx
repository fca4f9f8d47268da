import { patchStates } from '#domain/states/adoption.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/directory/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/directory/directory/state/pieces/contact-card.tsx'
import { NetworkHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { StatePlates } from '#web/pages/directory/directory/state/pieces/state-plates.tsx'
import { BackToDirectory } from './pieces/back-to-directory.tsx'
import { FrameSection } from './pieces/frame-section.tsx'

export function Tiles(props: LayoutProps<'tiles'>) {
  const { profile, record, site, live } = props
  const { name, code, contact, description, layout, stats } = profile
  return (
    <>
      <BackToDirectory />
      <NetworkHead
        {...props}
        badges={[
          { form: 'filled', words: 'Claimed & Active' },
          { states: patchStates(record.features), words: layout.levelBadge },
        ]}
        isFramed
      />
      <div className="wrap mt-7">
        <FrameSection {...props} id="directory" title={`${name}’s directory`} />
      </div>
      <StatePlates
        name={name}
        site={site}
        live={live}
        plates={[
          { label: 'Total Facilities', figure: stats.totalFacilities },
          { label: 'NARR Certified', figure: stats.narrCertified },
          { label: 'Total Beds', figure: stats.totalBeds },
          { label: 'Cities', figure: stats.cities },
        ]}
      />
      <StateBody contact={<ContactCard contact={contact} code={code} />}>
        <AboutSection description={description} record={record} />
      </StateBody>
    </>
  )
}
