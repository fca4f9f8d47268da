import type { Figure } from '#domain/figures/figure.ts'
import type { AdoptionLevel, FeatureStatus, Patch } from '#domain/states/adoption.ts'

/** How far a state of the specification's route table is (spec section 3). */
export type ProfileStatus = 'claimed' | 'in-progress' | 'unclaimed'

/** Where the state's network is reached; null where nobody has published it (the button then says "Not published"). */
export type StateContact = {
  email: string | null
  phone: string | null
  website: string | null
  facebook: string | null
  linkedin: string | null
}

/** `responseTime` in hours. A figure nobody has given is `notPublished`. */
export type StatePerformance = {
  avgOccupancy: Figure
  certificationRate: Figure
  ruralCoverage: Figure
  responseTime: Figure
}

export type TeamMember = { role: string; name: string; image: string | null }

export type ProfileFeature = {
  name: string
  adopted: boolean
  adoptedDate: string | null
  /** The patch of the Block that stands for it. */
  icon: Patch
  status: FeatureStatus
}

export type StatePotential = {
  estimatedFacilities: Figure
  estimatedBeds: Figure
  targetCities: Figure
  /** States whose way shows what is possible. */
  implementations: readonly string[]
}

export type StateBenefit = { title: string; description: string; icon: string }

/** State profile record (spec section 3). What does not apply to a state is null or empty, never made up. */
export type StateProfile = {
  slug: string
  name: string
  code: string
  networkName: string
  status: ProfileStatus
  adoptionLevel: AdoptionLevel
  /** Paragraphs. */
  description: readonly string[]
  directoryUrl: string | null
  stats: { totalFacilities: Figure; narrCertified: Figure; totalBeds: Figure; successRate: Figure; cities: Figure }
  contact: StateContact
  performance: StatePerformance
  team: readonly TeamMember[]
  implementation: { phase: string; timeline: string; nextMilestone: string } | null
  features: readonly ProfileFeature[]
  potential: StatePotential | null
  benefits: readonly StateBenefit[]
  /** Which of the specification's page layouts shows it, with what only that layout has. */
  layout: StateLayout
}

export type StateLayout =
  | { kind: 'template' }
  /** Texas and Alabama. */
  | { kind: 'shared' }
  | { kind: 'kentucky' }
  /** Arkansas, Maine, Michigan: two badges, four tiles, the embedded directory as the hero. */
  | { kind: 'tiles'; levelBadge: string }
  | { kind: 'west-virginia'; cards: readonly { title: string; when: string; status: FeatureStatus; words: string }[] }
  | { kind: 'connecticut'; badges: readonly [string, string]; expected: string; interestedProviders: Figure }
  | {
      kind: 'california'
      /** The implementation data, which contradicts the tiles in the specification; each stands where it stands there. */
      current: { facilities: Figure; beds: Figure; certified: Figure; cities: Figure }
      phases: readonly { name: string; status: FeatureStatus; when: string }[]
    }
  | { kind: 'georgia' }
