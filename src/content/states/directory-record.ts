import { count, type Figure, notPublished, programme } from '#domain/figures/figure.ts'
import { type AdoptionFeatures, countAdopted, type Outlook, type Patch } from '#domain/states/adoption.ts'
import type {
  AffiliateStatus,
  DirectoryStatus,
  NationalStatus,
  UnifiedStatus,
} from '#domain/states/directory-status.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { affiliates } from './affiliates.ts'
import { type StateCode, type StateSlug, states } from './slugs.ts'

/** `true`: adopted; a text: adopted since then. */
type FeatureFact = true | string | { outlook: 'in-progress' | 'planned' }

export type DirectoryFacts = {
  status: DirectoryStatus
  features?: Partial<Record<Patch, FeatureFact>>
  /** From the figure table (docs/specification.md, section 9). */
  figures?: readonly [facilities: number, certified: number, beds: number]
  /** Set where the counts of that section differ from its table. */
  featureCounts?: { facilities: number; certified: number }
  /** Where it is not "active with a known affiliate, none without". */
  affiliateStatus?: AffiliateStatus
  /** A list is shown before the directory counts as adopted. */
  hasPreviewDirectory?: boolean
}

export const inProgress = { outlook: 'in-progress' } as const
export const planned = { outlook: 'planned' } as const

const nationalStatus: Record<DirectoryStatus, NationalStatus> = {
  claimed: 'active',
  claiming: 'pending',
  unclaimed: 'unclaimed',
  placeholder: 'none',
}

function readAdoption(fact: FeatureFact | undefined) {
  if (fact === true) return { adopted: true, adoptedDate: null } as const
  if (typeof fact === 'string') return { adopted: true, adoptedDate: fact } as const
  const outlook: Outlook = fact?.outlook ?? null
  return { adopted: false, adoptedDate: null, outlook } as const
}

export function toFigure(value: number | undefined): Figure {
  return value === undefined ? notPublished : count(value, programme)
}

function buildAdoptionFeatures({ features = {}, figures, featureCounts }: DirectoryFacts): AdoptionFeatures {
  const directory = readAdoption(features.directory)
  const certification = readAdoption(features.certification)
  const facilities = toFigure(featureCounts?.facilities ?? figures?.[0])
  const certified = toFigure(featureCounts?.certified ?? figures?.[1])
  return {
    directory: { ...directory, facilities: directory.adopted ? facilities : notPublished },
    certification: { ...certification, certified: certification.adopted ? certified : notPublished },
    // For no state does a source count providers, or the residents tracked.
    allProviders: { ...readAdoption(features.allProviders), providers: notPublished },
    outcomes: { ...readAdoption(features.outcomes), tracking: notPublished },
  }
}

function chooseUnifiedStatus(status: DirectoryStatus, features: AdoptionFeatures): UnifiedStatus {
  if (status === 'claimed' && features.certification.adopted) return 'active'
  return status === 'claimed' || status === 'claiming' ? 'pending' : 'inactive'
}

/** The level is the number of adopted features (docs/specification.md, ruling 5). Throws on a code of no state. */
export function buildDirectoryRecord(
  code: StateCode,
  facts: DirectoryFacts,
): StateDirectoryRecord<StateSlug, StateCode> {
  const state = states.find((candidate) => candidate.code === code)
  if (state === undefined) throw new Error(`No state has the code ${code}`)
  const features = buildAdoptionFeatures(facts)
  const hasDirectory = features.directory.adopted || facts.hasPreviewDirectory === true
  return {
    name: state.name,
    code,
    slug: state.slug,
    adoptionLevel: countAdopted(features),
    status: facts.status,
    directoryUrl: hasDirectory ? `/embed/directory/${state.slug}` : null,
    features,
    stats: {
      facilities: toFigure(facts.figures?.[0]),
      certified: toFigure(facts.figures?.[1]),
      beds: toFigure(facts.figures?.[2]),
    },
    narrUnifiedPlatform: {
      directory: nationalStatus[facts.status],
      certification: chooseUnifiedStatus(facts.status, features),
    },
    narrAffiliateStatus: facts.affiliateStatus ?? (affiliates[code] === null ? 'no_activity' : 'active'),
    narrAffiliate: affiliates[code],
  }
}
