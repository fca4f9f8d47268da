import { patchStates } from '#domain/states/adoption.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/directory/directory/state/pieces/about-section.tsx'
import { BedsSection } from '#web/pages/directory/directory/state/pieces/beds/beds-section.tsx'
import { ContactCard } from '#web/pages/directory/directory/state/pieces/contact-card.tsx'
import { HeadActions } from '#web/pages/directory/directory/state/pieces/head/head-actions.tsx'
import { NetworkLead } from '#web/pages/directory/directory/state/pieces/head/network-lead.tsx'
import { StateHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { StatePlates } from '#web/pages/directory/directory/state/pieces/state-plates.tsx'
import { BackToDirectory } from './pieces/back-to-directory.tsx'
import { FrameSection } from './pieces/frame-section.tsx'

export function Tiles({ profile, record, site, near, live, afterBeds }: LayoutProps<'tiles'>) {
  const { name, code, contact, description, layout, stats } = profile
  return (
    <>
      <BackToDirectory />
      <StateHead
        record={record}
        badges={[
          { form: 'filled', words: 'Claimed & Active' },
          { states: patchStates(record.features), words: layout.levelBadge },
        ]}
        lead={<NetworkLead profile={profile} record={record} />}
        near={near}
        live={live}
        beds={<BedsSection record={record} site={site} near={near} live={live} afterBeds={afterBeds} isFramed />}
      >
        <HeadActions record={record} contact={contact} baseUrl={site.baseUrl} />
      </StateHead>
      <div className="wrap mt-7">
        <FrameSection id="directory" title={`${name}’s directory`} profile={profile} record={record} site={site} />
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
