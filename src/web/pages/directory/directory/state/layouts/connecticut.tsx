import { patchStates } from '#domain/states/adoption.ts'
import { sayAffiliate } from '#domain/states/state-directory.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { AboutSection } from '#web/pages/directory/directory/state/pieces/about-section.tsx'
import { ContactCard } from '#web/pages/directory/directory/state/pieces/contact-card.tsx'
import { NetworkHead } from '#web/pages/directory/directory/state/pieces/head/state-head.tsx'
import { StateBody } from '#web/pages/directory/directory/state/pieces/state-body.tsx'
import { StatePlates } from '#web/pages/directory/directory/state/pieces/state-plates.tsx'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { FrameSection } from './pieces/frame-section.tsx'

export function Connecticut(props: LayoutProps<'connecticut'>) {
  const { profile, record, site, live } = props
  const { name, code, contact, description, stats, layout } = profile
  const [claiming, target] = layout.badges
  const association = record.narrAffiliate ? sayAffiliate(record.narrAffiliate) : 'the state association'
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
        <Notice title={`This directory is being developed with ${association}.`}>
          <p>
            Expected completion: {layout.expected}. Until it is done, the numbers are estimates and the list is a
            preview.
          </p>
          <PassedNote planned={layout.expected} />
        </Notice>
      </div>
      <StatePlates
        name={name}
        site={site}
        live={live}
        plates={[
          { label: 'Facilities', figure: stats.totalFacilities, hatched: 'estimate' },
          { label: 'Beds', figure: stats.totalBeds, hatched: 'estimate' },
          { label: 'Interested Providers', figure: layout.interestedProviders, hatched: 'estimate' },
          { label: 'Cities', figure: stats.cities, hatched: 'estimate' },
        ]}
      />
      <StateBody
        contact={<ContactCard contact={contact} code={code} />}
        beside={
          <Card className="stack">
            <AboutSection description={description} record={record} />
          </Card>
        }
      >
        <FrameSection {...props} id="directory" title={`Preview of ${name}’s directory`} isEstimate />
      </StateBody>
    </>
  )
}
