import type { FoundResidence } from '#contract/residence/residence-search.ts'

/**
 * As a schema.org list. No street unless it is public to the door, and no bed counts: a search engine would show them
 * for weeks.
 */
export function homesAsData(homes: readonly FoundResidence[], name: string, page: (slug: string) => string) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: homes.length,
    itemListElement: homes.map((home, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Place',
        name: home.name,
        url: page(home.slug),
        ...(!home.isSample && { telephone: home.phone }),
        address: {
          '@type': 'PostalAddress',
          ...(home.addressVisibility === 'exact' && home.street && { streetAddress: home.street }),
          addressLocality: home.city,
          addressRegion: home.state,
          ...(home.addressVisibility !== 'hidden' && home.zip && { postalCode: home.zip }),
          addressCountry: 'US',
        },
      },
    })),
  }
}
