import { inSentence, type StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StructuredData } from '#web/plumbing/head/structured-data.ts'

export function stateData(record: Pick<StateDirectoryRecord, 'name' | 'narrAffiliate'>): StructuredData {
  const { name, narrAffiliate: affiliate } = record
  return {
    '@type': 'WebPage',
    name: `Recovery residences in ${inSentence(record)}`,
    alternateName: `Sober living homes in ${inSentence(record)}`,
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
