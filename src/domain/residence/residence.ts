/** Level of support of NARR's standard, I to IV. A residence without one has null. */
export type NarrLevel = 1 | 2 | 3 | 4

const levelWords: Record<NarrLevel, string> = {
  1: 'Level I, peer-run',
  2: 'Level II, monitored',
  3: 'Level III, supervised',
  4: 'Level IV, service provider',
}

export function narrLevelWords(level: NarrLevel | null): string {
  return level === null ? 'Level of support not stated' : levelWords[level]
}

/** For whom a group of beds is kept: the operator's stated rule, never a ranking. */
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

/** What its people can make of a residence. */
export const wantedStatuses = ['published', 'draft', 'archived'] as const

/** One that waits becomes public once somebody has said yes to it. */
export const listingStatuses = ['published', 'waiting', 'draft', 'archived'] as const

export type WantedStatus = (typeof wantedStatuses)[number]
/** Only a published residence is public. */
export type ListingStatus = (typeof listingStatuses)[number]

export const addressVisibilities = ['exact', 'area', 'hidden'] as const

/** How much of the street address the public may know (rulings 10). */
export type AddressVisibility = (typeof addressVisibilities)[number]

export type ResidenceAddress = { street: string; city: string; stateCode: string; zip: string }

/**
 * The address lines anybody may read, outermost last. The street is in them only at `exact`; at `hidden` the ZIP code
 * goes too, since a small one can give a house away. Every page, answer, feed, export and log goes through here.
 */
export function publicAddressLines(address: ResidenceAddress, visibility: AddressVisibility): string[] {
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

/** What the dashboard's totals read of a residence (spec section 9). */
export type CountedResidence = { totalBeds: number; availableBeds: number; narrCertified: boolean }

/** The dashboard's four totals, computed in the browser: residences, beds, available beds, certified residences. */
export function residenceTotals(residences: readonly CountedResidence[]) {
  const totals = { residences: residences.length, totalBeds: 0, availableBeds: 0, narrCertified: 0 }
  for (const residence of residences) {
    totals.totalBeds += residence.totalBeds
    totals.availableBeds += residence.availableBeds
    if (residence.narrCertified) totals.narrCertified += 1
  }
  return totals
}

/** "Arkansas", or the literal 'Unknown State' when the residence's state is missing (spec section 8). */
export function residenceStateName(residence: { state: { name: string } | null }): string {
  return residence.state?.name ?? 'Unknown State'
}

/**
 * The part of a public address that names a residence: "Willow Bench House", "Saint Paul", "MN" gives
 * "willow-bench-house-saint-paul-mn". Whoever stores it makes it unique.
 */
export function residenceSlug(...words: string[]): string {
  return words
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
