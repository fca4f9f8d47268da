import { adoptionLevelName, describeAdoption, patchStates } from '#domain/states/adoption.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { AdoptionBlock } from '#web/parts/states/adoption/adoption-block.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type AboutSectionProps = Pick<LayoutProps, 'record'> & { profile: StateProfile }

export function AboutSection({ profile: { description }, record: { features, adoptionLevel } }: AboutSectionProps) {
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
