import { adoptionLevelName, describeAdoption, patchStates } from '#domain/states/adoption.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { AdoptionBlock } from '#web/parts/states/adoption/adoption-block.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type AboutSectionProps = Pick<LayoutProps, 'words' | 'record'> & { profile: StateProfile }

export function AboutSection({ words, profile: { description }, record }: AboutSectionProps) {
  const { features, adoptionLevel } = record
  return (
    <TitledSection titleId="about-state" title={words.about} className="stack">
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
