import { makeHours, makeHoursLimit, makePercent, notPublished, programme } from '#domain/figures/figure.ts'
import { capitalize } from '#domain/language/capital.ts'
import { type AdoptionFeatures, type FeatureStatus, patches, patchName } from '#domain/states/adoption.ts'
import type { DirectoryStatus } from '#domain/states/directory-status.ts'
import { sayAffiliate } from '#domain/states/state-directory.ts'
import type {
  ProfileFeature,
  ProfileStatus,
  StateLayout,
  StatePerformance,
  StateProfile,
  TeamMember,
} from '#domain/states/state-profile.ts'
import { toFigure } from './directory-record.ts'
import { directoryRecords } from './directory-records.ts'
import type { StateCode } from './slugs.ts'

/** Columns of the figure table (docs/specification.md, section 9). Response time is in hours, or a bound. */
type PerformanceFacts = {
  occupancy: number
  certificationRate: number
  rural: number
  response: { under: number } | { hours: number }
}

export type ProfileFacts = {
  about: readonly string[]
  /** `success` in percent. Facilities and beds only where they are estimates that no sum may hold. */
  figures?: { success?: number; cities?: number; facilities?: number; beds?: number }
  performance?: PerformanceFacts
  layout?: StateLayout
  implementation?: StateProfile['implementation']
  potential?: StateProfile['potential']
  benefits?: StateProfile['benefits']
}

const profileStatus: Record<DirectoryStatus, ProfileStatus> = {
  claimed: 'claimed',
  claiming: 'in-progress',
  unclaimed: 'unclaimed',
  placeholder: 'unclaimed',
}

/** Nobody has published who does what, and a name is never made up (docs/specification.md, ruling 1). */
const team: readonly TeamMember[] = ['Executive Director', 'Certification Manager', 'Community Outreach'].map(
  (role) => ({ role, name: 'Unknown', image: null }),
)

const noPerformance: StatePerformance = {
  avgOccupancy: notPublished,
  certificationRate: notPublished,
  ruralCoverage: notPublished,
  responseTime: notPublished,
}

function buildPerformance(facts: PerformanceFacts | undefined): StatePerformance {
  if (facts === undefined) return noPerformance
  const { occupancy, certificationRate, rural, response } = facts
  return {
    avgOccupancy: makePercent(occupancy, programme),
    certificationRate: makePercent(certificationRate, programme),
    ruralCoverage: makePercent(rural, programme),
    responseTime:
      'under' in response ? makeHoursLimit(response.under, programme) : makeHours(response.hours, programme),
  }
}

function listProfileFeatures(features: AdoptionFeatures): ProfileFeature[] {
  return patches.flatMap((patch) => {
    const { adopted, adoptedDate, ...rest } = features[patch]
    const status: FeatureStatus | null = adopted ? 'complete' : 'outlook' in rest ? rest.outlook : null
    return status === null ? [] : [{ name: patchName[patch], adopted, adoptedDate, icon: patch, status }]
  })
}

/**
 * Takes what it can from the directory record. Throws on a state without a known affiliate, and on an unclaimed one
 * unless its page says what could be there.
 */
export function buildStateProfile(code: StateCode, facts: ProfileFacts): StateProfile {
  const record = directoryRecords.find((candidate) => candidate.code === code)
  const affiliate = record?.narrAffiliate
  if (!record || !affiliate) throw new Error(`${code} has no affiliate whose network a profile could describe`)
  const { slug, name, status, adoptionLevel, directoryUrl, features, stats } = record
  const { about, figures = {}, layout = { kind: 'template' } } = facts
  const { implementation = null, potential = null, benefits = [] } = facts
  if (status === 'unclaimed' && potential === null) {
    throw new Error(`${code} has a page of its own, so its row in directory-records.ts must say how far it is`)
  }
  const { email, phone, website } = affiliate
  return {
    slug,
    name,
    code,
    networkName: `${affiliate.acronym ?? affiliate.name} network`,
    status: profileStatus[status],
    adoptionLevel,
    description: [`${capitalize(sayAffiliate(affiliate))} ${describeWork(name)}`, ...about],
    directoryUrl,
    stats: {
      totalFacilities: figures.facilities === undefined ? stats.facilities : toFigure(figures.facilities),
      narrCertified: stats.certified,
      totalBeds: figures.beds === undefined ? stats.beds : toFigure(figures.beds),
      successRate: figures.success === undefined ? notPublished : makePercent(figures.success, programme),
      cities: toFigure(figures.cities),
    },
    // No verifiable Facebook or LinkedIn page has been published.
    contact: { email, phone, website, facebook: null, linkedin: null },
    performance: buildPerformance(facts.performance),
    team,
    implementation,
    features: listProfileFeatures(features),
    potential,
    benefits,
    layout,
  }
}

function describeWork(name: string): string {
  return `checks recovery residences in ${name} against the national NARR standard and certifies the ones that meet it.`
}
