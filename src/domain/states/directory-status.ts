import { type Figure, readFigureValue } from '#domain/figures/figure.ts'
import type { AdoptionLevel } from './adoption.ts'

export type DirectoryStatus = 'claimed' | 'claiming' | 'unclaimed' | 'placeholder'

export const directoryStatusBadge: Record<DirectoryStatus, string> = {
  claimed: 'Active',
  claiming: 'Implementation',
  unclaimed: 'Available',
  placeholder: 'Coming Soon',
}

export const directoryStatusPriority: Record<DirectoryStatus, number> = {
  claimed: 1,
  claiming: 2,
  unclaimed: 3,
  placeholder: 4,
}

export type AffiliateStatus = 'active' | 'emerging' | 'no_activity'

export const affiliateStatusWords: Record<AffiliateStatus, string> = {
  active: 'Active',
  emerging: 'Emerging',
  no_activity: 'No Activity',
}

export type NationalStatus = 'active' | 'pending' | 'unclaimed' | 'none'

export const nationalStatusWords: Record<NationalStatus, string> = {
  active: 'Active',
  pending: 'Pending',
  unclaimed: 'Unclaimed',
  none: 'No Affiliate',
}

export type UnifiedStatus = 'active' | 'pending' | 'inactive'

export const unifiedStatusWords: Record<UnifiedStatus, string> = {
  active: 'Active & Unified',
  pending: 'Pending Implementation',
  inactive: 'Inactive & Not Unified',
}

export type DirectorySort = 'adoption' | 'name' | 'facilities'

export type DirectoryEntry = {
  name: string
  code: string
  status: DirectoryStatus
  adoptionLevel: AdoptionLevel
  stats: { facilities: Figure }
}

function compareByName(a: DirectoryEntry, b: DirectoryEntry): number {
  return a.name.localeCompare(b.name, 'en-US')
}

const comparators: Record<DirectorySort, (a: DirectoryEntry, b: DirectoryEntry) => number> = {
  adoption: (a, b) =>
    directoryStatusPriority[a.status] - directoryStatusPriority[b.status] || b.adoptionLevel - a.adoptionLevel,
  name: compareByName,
  facilities: (a, b) => (readFigureValue(b.stats.facilities) ?? -1) - (readFigureValue(a.stats.facilities) ?? -1),
}

/** States that report no size come last; ties go by name (docs/specification.md, section 9). */
export function sortDirectory<Entry extends DirectoryEntry>(entries: readonly Entry[], sort: DirectorySort): Entry[] {
  return entries.toSorted((a, b) => comparators[sort](a, b) || compareByName(a, b))
}

export function searchDirectory<Entry extends DirectoryEntry>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase()
  return entries.filter(({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted))
}
