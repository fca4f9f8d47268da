import type { ListingWords, SaidFor } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { filterGroups, type People } from '#domain/beds/residence-beds.ts'
import {
  type CertificateOfList,
  hasCertificateEnded,
  tellCertificate,
} from '#domain/certification/certificate/told-certificate.ts'
import { type Medicine, medicines, type Need, needOfAudience } from '#domain/residence/needs.ts'
import type { NeededAnswer } from '#domain/search/search-request.ts'

export type AskedOfResidence = { people: People; needs: readonly NeededAnswer[] }

type CertificateFacts = CertificateOfList & Pick<FoundResidence, 'narrLevel'>

export type ResidenceFact = { mark: 'check' | 'unsaid' | 'shield' | null; words: string }

export function listResidenceFacts(
  residence: FoundResidence,
  { people, needs }: AskedOfResidence,
  words: ListingWords,
): ResidenceFact[] {
  const welcome = medicines.filter((medicine) => residence.yes.includes(medicine))
  const isAnsweredTogether = ({ need, wanted }: NeededAnswer) =>
    wanted === 'yes' && isMedicine(need) && residence.yes.includes(need)
  const wantedNeeds = needs
    .filter((one) => !isAnsweredTogether(one))
    .map(({ need }): ResidenceFact => {
      if (residence.yes.includes(need)) return { mark: 'check', words: words.needs[need].yes }
      if (residence.no.includes(need)) return { mark: 'check', words: words.needs[need].no }
      return { mark: 'unsaid', words: words.needNotStated(need) }
    })
  const ofThem = people.audience === null ? undefined : needOfAudience[people.audience]
  const isOpenWhether = ofThem !== undefined && !residence.groups.some(({ audience }) => audience === people.audience)
  const unsaid = isOpenWhether && !residence.yes.includes(ofThem) && !needs.some(({ need }) => need === ofThem)
  return [
    ...(welcome.length > 0 ? [{ mark: 'check', words: words.medicinesWelcome(welcome) } as const] : []),
    ...(unsaid ? [{ mark: 'unsaid', words: words.needNotStated(ofThem) } as const] : []),
    ...wantedNeeds,
    { mark: null, words: describeLevel(residence, words) },
    { mark: residence.certified ? 'shield' : null, words: describeCertified(residence, words) },
  ]
}

export function describeCertified(residence: CertificateFacts, words: ListingWords): string {
  const { certified, certifiedForATime, certificateEnded, notCertified } = words
  const told = tellCertificate(residence)
  if (told === 'ended') return words.certificateRanOut(residence.certificateEndedOn ?? '')
  return { certified, ...certifiedForATime, ...certificateEnded, never: notCertified }[told]
}

export function describeLevel(residence: CertificateFacts, words: ListingWords): string {
  if (residence.narrLevel === null) return words.levelNotStated
  const level = words.levels[residence.narrLevel]
  return hasCertificateEnded(residence) ? words.levelHad(level) : level
}

function isMedicine(need: Need): need is Medicine {
  return medicines.some((medicine) => medicine === need)
}

export function listSaidFor(residence: FoundResidence, people: People): SaidFor[] {
  return filterGroups(residence.groups, people, residence).map((group) => ({
    audience: group.audience,
    open: group.availableBeds,
  }))
}

export function isWorthCalling({ availableBeds, availabilityAge }: FoundResidence): boolean {
  return (availableBeds ?? 0) > 0 && (availabilityAge === 'fresh' || availabilityAge === 'ageing')
}

export function chooseLight(residence: FoundResidence): 'on' | 'half' | 'plain' {
  if ((residence.availableBeds ?? 0) === 0 || residence.availabilityAge === 'withdrawn') return 'plain'
  return residence.availabilityAge === 'stale' ? 'half' : 'on'
}

export function formatOpenOfTotal({ availableBeds, totalBeds }: FoundResidence): string {
  return `${availableBeds}/${totalBeds}`
}
