/** NARR's standard, I to IV. Null in a residence that has none. */
export type NarrLevel = 1 | 2 | 3 | 4

export const levelWords: Record<NarrLevel, string> = {
  1: 'Level I, peer-run',
  2: 'Level II, monitored',
  3: 'Level III, supervised',
  4: 'Level IV, service provider',
}

export function describeNarrLevel(level: NarrLevel | null): string {
  return level === null ? 'Level of support not stated' : levelWords[level]
}

export const audiences = ['women', 'men', 'any', 'women_with_children', 'families', 'couples', 'lgbtq'] as const

export type Audience = (typeof audiences)[number]

export const audienceWords: Record<Audience, string> = {
  women: 'Women',
  men: 'Men',
  any: 'Anyone',
  women_with_children: 'Women with children',
  families: 'Families',
  couples: 'Couples',
  lgbtq: 'LGBTQ+ people',
}

export const wantedStatuses = ['published', 'draft', 'archived'] as const

export const listingStatuses = ['published', 'waiting', 'draft', 'archived'] as const

export type WantedStatus = (typeof wantedStatuses)[number]
export type ListingStatus = (typeof listingStatuses)[number]

export const addressVisibilities = ['exact', 'area', 'hidden'] as const

export type AddressVisibility = (typeof addressVisibilities)[number]

export type ResidenceAddress = { street: string; city: string; stateCode: string; zip: string }

/**
 * Every page, feed, export and log must use this (docs/specification.md, ruling 10). `hidden` also leaves out the ZIP
 * code, since a small one can give a house away.
 */
export function formatPublicAddress(address: ResidenceAddress, visibility: AddressVisibility): string[] {
  const { street, city, stateCode, zip } = address
  switch (visibility) {
    case 'exact':
      return [street, `${city}, ${stateCode} ${zip}`]
    case 'area':
      return [`${city}, ${stateCode} ${zip}`]
    case 'hidden':
      return [`${city}, ${stateCode}`]
  }
}

export type CountedResidence = { totalBeds: number; availableBeds: number; narrCertified: boolean }

export function sumResidences(residences: readonly CountedResidence[]) {
  const totals = { residences: residences.length, totalBeds: 0, availableBeds: 0, narrCertified: 0 }
  for (const residence of residences) {
    totals.totalBeds += residence.totalBeds
    totals.availableBeds += residence.availableBeds
    if (residence.narrCertified) totals.narrCertified += 1
  }
  return totals
}

export function readStateName(residence: { state: { name: string } | null }): string {
  return residence.state?.name ?? 'Unknown State'
}

export function buildResidenceSlug(...words: string[]): string {
  return words
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
