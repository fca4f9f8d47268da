import { type Figure, programmeTotal } from '#domain/figures/figure.ts'
import { seekerPath } from '#domain/language/language.ts'
import type { AdoptionFeatures, AdoptionLevel } from '#domain/states/adoption.ts'
import type {
  AffiliateStatus,
  DirectoryStatus,
  NationalStatus,
  UnifiedStatus,
} from '#domain/states/directory-status.ts'

/**
 * The year an affiliate was founded and how well we know it: its own page says so, a dated second source does, or
 * only unconfirmed text.
 */
export type EstablishedYear = { year: number; source: 'own' | 'secondary' | 'unconfirmed' }

/** Facts about the organisation that certifies in a state. What nobody has published is null, never made up. */
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

/** State directory record (spec section 3), with the name and the two-letter code people search by. */
export type StateDirectoryRecord<Slug extends string = string, Code extends string = string> = {
  name: string
  code: Code
  slug: Slug
  adoptionLevel: AdoptionLevel
  status: DirectoryStatus
  /** Path of the state's list on this site, null where there is none; use `directoryAddress` to link to it. */
  directoryUrl: string | null
  features: AdoptionFeatures
  stats: { facilities: Figure; beds: Figure; certified: Figure }
  narrUnifiedPlatform: { directory: NationalStatus; certification: UnifiedStatus }
  narrAffiliateStatus: AffiliateStatus
  narrAffiliate: NarrAffiliate | null
}

/**
 * Where a state's list is opened or framed from (rulings 6): under the state's slug at the provider's host when
 * `directoryHost` (an origin) is set, else on this very site. Null for a state without a list.
 */
export function directoryAddress(
  record: Pick<StateDirectoryRecord, 'slug' | 'directoryUrl'>,
  directoryHost: string | null,
): string | null {
  if (record.directoryUrl === null || directoryHost === null) return record.directoryUrl
  return new URL(`/${record.slug}`, directoryHost).href
}

/**
 * Where "Open Full Directory" leads (rulings 11): the provider's list where a host is set, else our own search of the
 * state, which also knows places, medicines and cost. Null for a state without a list.
 */
export function fullDirectoryAddress(
  record: Pick<StateDirectoryRecord, 'code' | 'slug' | 'directoryUrl'>,
  directoryHost: string | null,
): string | null {
  const address = directoryAddress(record, directoryHost)
  return directoryHost === null && address !== null ? `${listedHomesAddress(record)}&open=1` : address
}

/**
 * Where the homes are that this site itself lists in a state, on every state's page: also where the state has no list of
 * its own, or another host keeps it.
 */
export function listedHomesAddress({ code }: Pick<StateDirectoryRecord, 'code'>): string {
  return `${seekerPath('search', 'en')}?state=${code}`
}

/**
 * The totals of the directory's hero, summed from the fixed records (spec section 9). `states` is how many states
 * report certified organizations, so that the page can say what the sum covers.
 */
export function directoryTotals(records: readonly Pick<StateDirectoryRecord, 'stats'>[]): {
  certified: Figure
  beds: Figure
  states: number
} {
  const certified = programmeTotal(records.map((record) => record.stats.certified))
  const beds = programmeTotal(records.map((record) => record.stats.beds))
  return { certified: certified.total, beds: beds.total, states: certified.of }
}

/** The affiliate's name inside a sentence: "the Maine Association of Recovery Residences", "Ohio Recovery Housing". */
export function affiliateInSentence({ name }: Pick<NarrAffiliate, 'name'>): string {
  return /Alliance|Association|Affiliation|Agency|Board|Coalition|Consortium|Network/.test(name) ? `the ${name}` : name
}

/** The name as it stands inside a sentence: "the District of Columbia", "Maine". */
export function inSentence({ name }: { name: string }): string {
  return name.startsWith('District') ? `the ${name}` : name
}
