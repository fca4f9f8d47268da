import { type StateDirectoryRecord, sayInSentence } from '#domain/states/state-directory.ts'
import type { StructuredData } from '#web/plumbing/head/structured-data.ts'

export function buildStateData(record: Pick<StateDirectoryRecord, 'name' | 'narrAffiliate'>): StructuredData {
  const { name, narrAffiliate: affiliate } = record
  return {
    '@type': 'WebPage',
    name: `Recovery residences in ${sayInSentence(record)}`,
    alternateName: `Sober living homes in ${sayInSentence(record)}`,
    about: {
      '@type': 'AdministrativeArea',
      name,
      containedInPlace: { '@type': 'Country', name: 'United States' },
    },
    ...(affiliate && {
      mentions: {
        '@type': 'Organization',
        name: affiliate.name,
        ...(affiliate.acronym && { alternateName: affiliate.acronym }),
        ...(affiliate.website && { url: affiliate.website }),
        ...(affiliate.phone && { telephone: affiliate.phone }),
        ...(affiliate.email && { email: affiliate.email }),
        areaServed: name,
      },
    }),
  }
}
