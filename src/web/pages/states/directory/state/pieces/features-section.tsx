import type { StateWords } from '#content/states/directory/directory-pages.ts'
import {
  type AdoptionFeatures,
  describeFeatureStatus,
  type FeatureStatus,
  type Patch,
  patches,
  patchName,
  patchState,
} from '#domain/states/adoption.ts'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

const STATUS = { adopted: 'complete', 'in-progress': 'in-progress', planned: 'planned', absent: null } as const

function chooseWords(features: AdoptionFeatures, patch: Patch, unknown: string): string {
  const status: FeatureStatus | null = STATUS[patchState(features[patch])]
  return status === null ? unknown : describeFeatureStatus(status, features[patch].adoptedDate)
}

type FeaturesSectionProps = { words: StateWords['features']; features: AdoptionFeatures; title?: string }

export function FeaturesSection({ words, features, title = words.title }: FeaturesSectionProps) {
  return (
    <TitledSection titleId="features" title={title} className="stack stack-fill">
      <ul className="feature-list fit-16">
        {patches.map((patch, corner) => (
          <li key={patch} className="marked gap-3 align-center">
            <Block size={40} patches={toPatches(showAlone(corner, features, patch))} />
            <div>
              <h3 className="t-strong">{patchName[patch]}</h3>
              <p className="small quiet">{chooseWords(features, patch, words.unknown)}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function showAlone(corner: number, features: AdoptionFeatures, patch: Patch) {
  return patches.map((_, place) => (place === corner ? patchState(features[patch]) : 'absent'))
}
