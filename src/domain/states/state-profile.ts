import type { Figure } from '#domain/figures/figure.ts'
import type { AdoptionLevel, FeatureStatus, Patch } from './adoption.ts'

export type ProfileStatus = 'claimed' | 'in-progress' | 'unclaimed'

export type StateContact = {
  email: string | null
  phone: string | null
  website: string | null
  facebook: string | null
  linkedin: string | null
}

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
  icon: Patch
  status: FeatureStatus
}

export type StatePotential = {
  estimatedFacilities: Figure
  estimatedBeds: Figure
  targetCities: Figure
  implementations: readonly string[]
}

export type StateBenefit = { title: string; description: string; icon: string }

export type StateProfile = {
  slug: string
  name: string
  code: string
  networkName: string
  status: ProfileStatus
  adoptionLevel: AdoptionLevel
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
  layout: StateLayout
}

export type StateLayout =
  | { kind: 'template' }
  | { kind: 'shared' }
  | { kind: 'kentucky' }
  | { kind: 'tiles'; levelBadge: string }
  | { kind: 'west-virginia'; cards: readonly { title: string; when: string; status: FeatureStatus; words: string }[] }
  | { kind: 'connecticut'; badges: readonly [string, string]; expected: string; interestedProviders: Figure }
  | {
      kind: 'california'
      /** Contradicts the tiles; each is kept as it is (docs/specification.md, section 9). */
      current: { facilities: Figure; beds: Figure; certified: Figure; cities: Figure }
      phases: readonly { name: string; status: FeatureStatus; when: string }[]
    }
  | { kind: 'georgia' }
