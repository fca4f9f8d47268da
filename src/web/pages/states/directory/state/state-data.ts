import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { type StateDirectoryRecord, sayInSentence } from '#domain/states/state-directory.ts'
import type { StructuredData } from '#web/plumbing/head/structured-data.ts'

export function buildStateData(
  record: Pick<StateDirectoryRecord, 'name' | 'narrAffiliate'>,
  words: StateWords['data'],
): StructuredData {
  const { name, narrAffiliate: affiliate } = record
  return {
    '@type': 'WebPage',
    name: words.name(sayInSentence(record)),
    alternateName: words.alternateName(sayInSentence(record)),
    about: {
      '@type': 'AdministrativeArea',
      name,
      containedInPlace: { '@type': 'Country', name: words.country },
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
