import type { Figure } from '#domain/figures/figure.ts'

export type AdoptionLevel = 0 | 1 | 2 | 3 | 4

export const adoptionLevels = [0, 1, 2, 3, 4] as const satisfies readonly AdoptionLevel[]

export const adoptionLevelName: Record<AdoptionLevel, string> = {
  0: 'Planning',
  1: 'Directory Foundation',
  2: 'Quality Certification',
  3: 'Provider Network',
  4: 'Outcomes Excellence',
}

export const patches = ['directory', 'certification', 'allProviders', 'outcomes'] as const

export type Patch = (typeof patches)[number]

export const patchName: Record<Patch, string> = {
  directory: 'Directory Foundation',
  certification: 'Certification Records',
  allProviders: 'Provider Network',
  outcomes: 'Outcomes Excellence',
}

export type Outlook = 'in-progress' | 'planned' | null

type Adoption = { adopted: true; adoptedDate: string | null } | { adopted: false; adoptedDate: null; outlook: Outlook }

/** `adoptedDate` is words, such as "February 2023". */
export type AdoptionFeatures = {
  directory: Adoption & { facilities: Figure }
  certification: Adoption & { certified: Figure }
  allProviders: Adoption & { providers: Figure }
  outcomes: Adoption & { tracking: Figure }
}

export type PatchState = 'adopted' | 'in-progress' | 'planned' | 'absent'

export function patchState(feature: AdoptionFeatures[Patch]): PatchState {
  return feature.adopted ? 'adopted' : (feature.outlook ?? 'absent')
}

export function patchStates(features: AdoptionFeatures): PatchState[] {
  return patches.map((patch) => patchState(features[patch]))
}

export function countAdopted(features: AdoptionFeatures): AdoptionLevel {
  const adopted = patches.filter((patch) => features[patch].adopted).length
  return adoptionLevels[adopted] ?? 0
}

export function computeImplementation(features: AdoptionFeatures): number {
  return (countAdopted(features) / patches.length) * 100
}

export function describeAdoption(features: AdoptionFeatures): string {
  return `${countAdopted(features)} of ${patches.length}, ${computeImplementation(features)}%`
}

export type FeatureStatus = 'complete' | 'in-progress' | 'planned'

/** A complete feature without a date reads "Active" (docs/specification.md, section 4). */
export function describeFeatureStatus(status: FeatureStatus, adoptedDate: string | null): string {
  switch (status) {
    case 'complete':
      return adoptedDate === null ? 'Active' : `Active since ${adoptedDate}`
    case 'in-progress':
      return 'Implementation in progress'
    case 'planned':
      return 'Planned for upcoming phases'
  }
}
