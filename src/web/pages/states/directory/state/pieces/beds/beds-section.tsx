import { buildFullDirectoryAddress, buildListedAddress, sayInSentence } from '#domain/states/state-directory.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { LiveBeds } from '#web/parts/beds/live-beds/live-beds.tsx'
import { StateResidences } from '#web/parts/beds/live-beds/state-residences.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { type BedsWords, NoResidences } from './no-residences.tsx'
import type { StateBedsProps } from './read-counts.ts'

export type BedsSectionProps = Pick<LayoutProps, 'words' | 'record' | 'site' | 'near' | 'live' | 'afterBeds'> & {
  isSoonSaid?: boolean
  isFramed?: boolean
}

export function BedsSection(props: BedsSectionProps) {
  const { record, site, near, live, afterBeds, isSoonSaid = false, isFramed = false } = props
  const { name, code, slug, narrAffiliate } = record
  const words = props.words.beds
  const { beds, residences, nearby } = live
  const address = isFramed ? null : buildFullDirectoryAddress(record, site.directoryHost)
  const isEmpty = residences?.isListed === false
  const isSoon = record.directoryUrl === null && !isSoonSaid
  const place = sayInSentence(record)
  const follows: StateBedsProps = { slug, near, measuredAt: (residences && beds?.measuredAt) ?? null }
  return (
    <TitledSection titleId="open-beds" title={words.title} className="stack stack-fill beds-section">
      <ScriptIsland
        file="src/web/pages/states/directory/state/pieces/beds/state-beds.island.ts"
        hydrate="seen"
        props={follows}
      >
        <div>
          <LivePart name="open-beds">
            <LiveBeds words={words.live} beds={beds} code={code} isSample={site.sampleData}>
              <StateResidences
                words={words.live}
                residences={residences}
                code={code}
                name={place}
                none={<NoResidences words={words} record={{ name, narrAffiliate }} nearby={nearby} />}
              />
            </LiveBeds>
          </LivePart>
        </div>
      </ScriptIsland>
      {isSoon && <ComingSoon words={words} />}
      <p className="row">
        {address !== null && (
          <ButtonLink variant={isEmpty ? 'line' : 'primary'} to={address} newTab>
            {words.full}
          </ButtonLink>
        )}
        {!isEmpty && (
          <ButtonLink variant={address === null ? 'line' : 'text'} to={buildListedAddress(record)}>
            {words.all(place)}
          </ButtonLink>
        )}
      </p>
      {afterBeds}
    </TitledSection>
  )
}

function ComingSoon({ words }: { words: BedsWords }) {
  return (
    <p className="line">
      <Block patches={['plan', 'plan', 'plan', 'plan']} size={32} />
      <span>
        <b>{words.soon}</b> <span className="small quiet">{words.soonText}</span>
      </span>
    </p>
  )
}
