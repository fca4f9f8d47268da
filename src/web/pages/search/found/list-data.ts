import type { FoundResidence } from '#contract/search/residence-search.ts'

/**
 * As a schema.org list. No street unless it is public to the door, and no bed counts: a search engine would show them
 * for weeks.
 */
export function toResidencesData(residences: readonly FoundResidence[], name: string, page: (slug: string) => string) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: residences.length,
    itemListElement: residences.map((residence, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Place',
        name: residence.name,
        url: page(residence.slug),
        ...(!residence.isSample && { telephone: residence.phone }),
        address: {
          '@type': 'PostalAddress',
          ...(residence.addressVisibility === 'exact' && residence.street && { streetAddress: residence.street }),
          addressLocality: residence.city,
          addressRegion: residence.state,
          ...(residence.addressVisibility !== 'hidden' && residence.zip && { postalCode: residence.zip }),
          addressCountry: 'US',
        },
      },
    })),
  }
}
