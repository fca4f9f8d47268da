import type { Figure } from '#domain/figures/figure.ts'

/** 0 to 4 (spec section 4). */
export type AdoptionLevel = 0 | 1 | 2 | 3 | 4

export const adoptionLevels = [0, 1, 2, 3, 4] as const satisfies readonly AdoptionLevel[]

export const adoptionLevelName: Record<AdoptionLevel, string> = {
  0: 'Planning',
  1: 'Directory Foundation',
  2: 'Quality Certification',
  3: 'Provider Network',
  4: 'Outcomes Excellence',
}

/** The four features a state adopts, in the order the Block draws their patches: clockwise from the top left. */
export const patches = ['directory', 'certification', 'allProviders', 'outcomes'] as const

export type Patch = (typeof patches)[number]

/** What a patch is called on a state's page. Houses may be certified where their records are not in the directory yet. */
export const patchName: Record<Patch, string> = {
  directory: 'Directory Foundation',
  certification: 'Certification Records',
  allProviders: 'Provider Network',
  outcomes: 'Outcomes Excellence',
}

/** How far a feature is that the state has not adopted; null when nobody has said. */
export type Outlook = 'in-progress' | 'planned' | null

type Adoption = { adopted: true; adoptedDate: string | null } | { adopted: false; adoptedDate: null; outlook: Outlook }

/** The features of a state's directory record (spec section 3). `adoptedDate` is words, such as "February 2023". */
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

/** The four states in drawing order, for the Block. */
export function patchStates(features: AdoptionFeatures): PatchState[] {
  return patches.map((patch) => patchState(features[patch]))
}

export function adoptedCount(features: AdoptionFeatures): AdoptionLevel {
  const adopted = patches.filter((patch) => features[patch].adopted).length
  return adoptionLevels[adopted] ?? 0
}

/** Implementation percentage: adopted features out of 4, times 100 (spec section 9). 0, 25, 50, 75 or 100. */
export function implementationPercentage(features: AdoptionFeatures): number {
  return (adoptedCount(features) / patches.length) * 100
}

/** The words beside a Block, which never stands alone: "2 of 4, 50%". */
export function adoptionWords(features: AdoptionFeatures): string {
  return `${adoptedCount(features)} of ${patches.length}, ${implementationPercentage(features)}%`
}

/** Feature status of a state profile (spec sections 3 and 4). */
export type FeatureStatus = 'complete' | 'in-progress' | 'planned'

/** The literals of spec section 4. A complete feature whose date nobody has given reads "Active". */
export function featureStatusWords(status: FeatureStatus, adoptedDate: string | null): string {
  switch (status) {
    case 'complete':
      return adoptedDate === null ? 'Active' : `Active since ${adoptedDate}`
    case 'in-progress':
      return 'Implementation in progress'
    case 'planned':
      return 'Planned for upcoming phases'
  }
}
