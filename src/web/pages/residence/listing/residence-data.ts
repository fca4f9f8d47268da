import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildPhotoAddress } from '#domain/residence/photo.ts'
import type { StructuredData } from '#web/plumbing/head/structured-data.ts'

/**
 * As schema.org data. Street and point only where the address is public to the door; a home that hides it has town
 * and state.
 */
export function buildResidenceData(residence: ResidenceDetail, address: string): StructuredData {
  const { name, description, phone, website, street, city, state, zip, latitude, longitude, photos } = residence
  const isExact = residence.addressVisibility === 'exact'
  return {
    '@type': 'LodgingBusiness',
    '@id': `${address}#home`,
    name,
    url: address,
    telephone: phone,
    ...(photos.length > 0 && {
      image: photos.map(({ id }) => new URL(buildPhotoAddress(id, 1600, 'jpg'), address).href),
    }),
    ...(description !== '' && { description }),
    ...(website !== null && { sameAs: [website] }),
    address: {
      '@type': 'PostalAddress',
      ...(isExact && street !== null && { streetAddress: street }),
      addressLocality: city,
      addressRegion: state,
      ...(zip !== null && { postalCode: zip }),
      addressCountry: 'US',
    },
    ...(isExact &&
      latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}
