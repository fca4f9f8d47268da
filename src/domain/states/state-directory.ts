import { type Figure, sumProgrammeFigures } from '#domain/figures/figure.ts'
import { buildSeekerPath } from '#domain/language/language.ts'
import type { AdoptionFeatures, AdoptionLevel } from './adoption.ts'
import type { AffiliateStatus, DirectoryStatus, NationalStatus, UnifiedStatus } from './directory-status.ts'

export type EstablishedYear = { year: number; source: 'own' | 'secondary' | 'unconfirmed' }

/** What nobody has published is null, never made up. */
export type NarrAffiliate = {
  name: string
  acronym: string | null
  website: string | null
  phone: string | null
  email: string | null
  address: string | null
  established: EstablishedYear | null
  description?: string
}

export type StateDirectoryRecord<Slug extends string = string, Code extends string = string> = {
  name: string
  code: Code
  slug: Slug
  adoptionLevel: AdoptionLevel
  status: DirectoryStatus
  directoryUrl: string | null
  features: AdoptionFeatures
  stats: { facilities: Figure; beds: Figure; certified: Figure }
  narrUnifiedPlatform: { directory: NationalStatus; certification: UnifiedStatus }
  narrAffiliateStatus: AffiliateStatus
  narrAffiliate: NarrAffiliate | null
}

/** `directoryHost` is an origin (docs/specification.md, ruling 6). Null for a state without a list. */
export function buildDirectoryAddress(
  record: Pick<StateDirectoryRecord, 'slug' | 'directoryUrl'>,
  directoryHost: string | null,
): string | null {
  if (record.directoryUrl === null || directoryHost === null) return record.directoryUrl
  return new URL(`/${record.slug}`, directoryHost).href
}

export function buildFullDirectoryAddress(
  record: Pick<StateDirectoryRecord, 'code' | 'slug' | 'directoryUrl'>,
  directoryHost: string | null,
): string | null {
  const address = buildDirectoryAddress(record, directoryHost)
  return directoryHost === null && address !== null ? `${buildListedAddress(record)}&open=1` : address
}

export function buildListedAddress({ code }: Pick<StateDirectoryRecord, 'code'>): string {
  return `${buildSeekerPath('search', 'en')}?state=${code}`
}

export function sumDirectory(records: readonly Pick<StateDirectoryRecord, 'stats'>[]): {
  certified: Figure
  beds: Figure
  states: number
} {
  const certified = sumProgrammeFigures(records.map((record) => record.stats.certified))
  const beds = sumProgrammeFigures(records.map((record) => record.stats.beds))
  return { certified: certified.total, beds: beds.total, states: certified.of }
}

export function sayAffiliate({ name }: Pick<NarrAffiliate, 'name'>): string {
  return /Alliance|Association|Affiliation|Agency|Board|Coalition|Consortium|Network/.test(name) ? `the ${name}` : name
}

export function sayInSentence({ name }: { name: string }): string {
  return name.startsWith('District') ? `the ${name}` : name
}
