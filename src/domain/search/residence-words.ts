import { describePeople } from '#domain/beds/bed-people.ts'
import {
  type CertificateOfList,
  hasCertificateEnded,
  sayEndedCertificate,
} from '#domain/certification/certificate/told-certificate.ts'
import { capitalize } from '#domain/language/capital.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { type Audience, audienceWords, type NarrLevel } from '#domain/residence/residence.ts'

type Group = { audience: Audience; availableBeds: number | null }
type CertificateFacts = CertificateOfList & {
  groups: readonly Pick<Group, 'audience'>[]
  narrLevel: NarrLevel | null
}

export function describeForWhom(residence: CertificateFacts): string {
  const whom = residence.groups.map(({ audience }, place) =>
    place ? describePeople(audience) : audienceWords[audience],
  )
  return [...(whom.length > 0 ? [whom.join(', ')] : []), describeStanding(residence)].join('. ')
}

function describeStanding(residence: CertificateFacts): string {
  const { narrLevel, certified, certificateForm, certificateEndedAs, certificateEndedOn } = residence
  const numeral = narrLevel && levelNumerals[narrLevel]
  if (hasCertificateEnded(residence)) {
    const ended = sayEndedCertificate(certificateEndedAs, certificateEndedOn)
    return numeral ? `${ended}. Level it had: ${numeral}` : ended
  }
  const held = certificateForm === null ? 'certified' : `${certificateForm} certificate`
  const standing = certified ? held : 'not certified'
  return numeral ? `Level ${numeral}, ${standing}` : capitalize(standing)
}

export function describeBedsPerGroup({ groups }: { groups: readonly Group[] }): string {
  const parts = groups.map(({ audience, availableBeds }) => {
    const whom = describePeople(audience)
    return availableBeds === null ? `call about ${whom}` : `${availableBeds} for ${whom}`
  })
  return capitalize(parts.join(', '))
}
