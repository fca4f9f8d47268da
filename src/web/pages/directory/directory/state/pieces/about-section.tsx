import { adoptionLevelName, describeAdoption, patchStates } from '#domain/states/adoption.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { AdoptionBlock } from '#web/parts/states/adoption/adoption-block.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type AboutSectionProps = { description: readonly string[]; record: StateDirectoryRecord }

export function AboutSection({ description, record }: AboutSectionProps) {
  const { features, adoptionLevel } = record
  return (
    <TitledSection titleId="about-state" title="About" className="stack">
      <div className="measure stack">
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <AdoptionBlock
        size={56}
        states={patchStates(features)}
        words={describeAdoption(features)}
        levelName={adoptionLevelName[adoptionLevel]}
      />
    </TitledSection>
  )
}
