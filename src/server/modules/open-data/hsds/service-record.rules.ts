import type { HsdsService, HsdsServiceAtLocation } from '#contract/open-data/hsds.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { endedCertificateWords, hasCertificateEnded } from '#domain/certification/certificate/told-certificate.ts'
import { factLabels } from '#domain/residence/facts.ts'
import { buildPhotoAddress } from '#domain/residence/photo.ts'
import { describeNarrLevel } from '#domain/residence/residence.ts'
import { toWebsiteUrl } from '#domain/residence/website-url.ts'
import { deriveId, deriveNamedId } from './derived-id.rules.ts'
import type { Residence } from './hsds.store.ts'
import { toLocation } from './location-record.rules.ts'
import { toNamedOrganization } from './organization-record.rules.ts'
import { isLevel, toTerms } from './terms.rules.ts'

export function toListedService(residence: Residence, baseUrl: string): HsdsService {
  return {
    id: residence.id,
    name: residence.name,
    ...giveIfStated('description', residence.description),
    url: `${baseUrl}/residences/${residence.slug}`,
    ...(isEmail(residence.email) && { email: residence.email }),
    status: 'active',
    application_process: describeApplicationProcess(residence),
    ...giveIfStated('fees_description', describeFees(residence)),
    ...giveIfStated('accreditations', describeAccreditations(residence)),
    ...giveIfStated('eligibility_description', describeEligibility(residence)),
    ...(residence.checkedOn && { assured_date: residence.checkedOn }),
    ...giveIfStated('alert', formatAlert(residence)),
    last_modified: residence.changedAt,
    organization: toNamedOrganization(residence.organization),
    capacities: toCapacities(residence),
  }
}

export function toWholeService(residence: Residence, baseUrl: string): HsdsService {
  return {
    ...toListedService(residence, baseUrl),
    ...giveIfAny('additional_urls', listAdditionalUrls(residence, baseUrl)),
    phones: toPhones(residence),
    ...giveIfAny(
      'languages',
      residence.languages.map((name) => ({ id: deriveId(residence.id, `language ${name}`), name })),
    ),
    ...giveIfAny('cost_options', toCosts(residence)),
    attributes: toTerms(residence).map((term) => ({
      id: deriveId(residence.id, `attribute ${term.id}`),
      label: isLevel(term) && hasCertificateEnded(residence) ? `Level it had: ${term.name}` : term.name,
      taxonomy_term: term,
    })),
    service_at_locations: [{ id: deriveId(residence.id, 'service at location'), location: toLocation(residence) }],
  }
}

function listAdditionalUrls(residence: Residence, baseUrl: string): NonNullable<HsdsService['additional_urls']> {
  const website = toWebsiteUrl(residence.website)
  const photos = residence.photos.map(({ id, description }, place) => ({
    id,
    label: `Photo ${place + 1} of ${residence.photos.length}${description && `: ${description}`}`,
    url: `${baseUrl}${buildPhotoAddress(id, 1600, 'jpg')}`,
  }))
  return [
    ...(website ? [{ id: deriveId(residence.id, 'website'), label: 'The home’s own site', url: website }] : []),
    ...photos,
  ]
}

export function toServiceAtLocation(residence: Residence, isWhole: boolean): HsdsServiceAtLocation {
  const location = toLocation(residence)
  return {
    id: deriveId(residence.id, 'service at location'),
    service_id: residence.id,
    location_id: location.id,
    description: `${residence.name}, ${location.description}`,
    ...(isWhole && { location, phones: toPhones(residence) }),
  }
}

export const deriveResidenceId = (id: string): string => deriveId(id, 'service at location')

function toPhones({ id, phone, takesTexts }: Residence): NonNullable<HsdsService['phones']> {
  if (phone === '') return []
  const voice = { id: deriveId(id, 'phone'), number: phone, type: 'voice' } as const
  return takesTexts ? [voice, { id: deriveId(id, 'text phone'), number: phone, type: 'text' }] : [voice]
}

const bed = { id: deriveNamedId('unit bed'), name: 'Bed' } as const

function toCapacities({ beds }: Residence): HsdsService['capacities'] {
  return beds.map(({ id, audience, total, open, saidAt }) => ({
    id,
    unit: bed,
    available: open,
    maximum: total,
    updated: saidAt,
    description: `Beds for ${describePeople(audience)}`,
  }))
}

function toCosts(residence: Residence): NonNullable<HsdsService['cost_options']> {
  const { id, feeAmount, feePer, deposit, otherFirstDay, feeSaidOn } = residence
  const listCost = (option: string, amount: number | null, amount_description: string) =>
    amount === null
      ? []
      : [
          {
            id: deriveId(id, `cost ${option}`),
            option,
            amount,
            currency: 'USD' as const,
            amount_description,
            ...(feeSaidOn && { valid_from: feeSaidOn }),
          },
        ]
  return [
    ...listCost(factLabels.fee_amount, feePer && feeAmount, `per ${feePer}`),
    ...listCost(factLabels.deposit, deposit, 'once, before moving in'),
    ...listCost(factLabels.other_first_day, otherFirstDay, 'once, on the first day'),
  ]
}

function describeFees({ feeAmount, feePer, cashToMoveIn, feeIncludes }: Residence): string {
  return [
    feeAmount !== null && feePer !== null ? `$${feeAmount} a ${feePer}.` : '',
    cashToMoveIn === null ? '' : `$${cashToMoveIn} in cash to move in.`,
    feeIncludes.length === 0 ? '' : `${factLabels.fee_includes}: ${feeIncludes.join(', ')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function describeApplicationProcess({ takesTexts, keepsWaitingList }: Residence): string {
  const list = keepsWaitingList === null ? '' : ` The home keeps ${keepsWaitingList ? 'a' : 'no'} waiting list.`
  return `Call${takesTexts ? ' or text' : ''} the home and ask whether a bed is open.${list}`
}

function describeAccreditations(residence: Residence): string {
  const {
    certified,
    certificateForm,
    certificateEndedAs: as,
    certificateEndedOn: on,
    certifiedBy,
    certifiedUntil,
  } = residence
  const level = residence.narrLevel === null ? '' : describeNarrLevel(residence.narrLevel)
  if (hasCertificateEnded(residence)) {
    const since = as === null || on === null ? '' : `${as === 'unconfirmed' ? ' since' : ' on'} ${on}`
    const ended = as === null ? `Certificate ended on ${on}` : endedCertificateWords[as]
    return `${ended}${since}. Not certified now.${level && ` Level it had: ${level}.`}`
  }
  // The level that an uncertified home states of itself is an attribute.
  if (!certified) return ''
  const by = certifiedBy ? ` by ${certifiedBy}` : ''
  const until = certifiedUntil ? ` until ${certifiedUntil}` : ''
  const form =
    certificateForm === null
      ? 'Certified'
      : `Certified for a time (${certificateForm} certificate, with conditions to meet)`
  return `${form}${by} to the NARR standard${level && `, ${level}`}${until}.`
}

function describeEligibility({ audiences, minimumSobrietyDays }: Residence): string {
  const people = audiences.map(describePeople)
  const sober = minimumSobrietyDays === 0 ? 'No sober days asked: one may come straight from detox.' : ''
  return [
    people.length === 0 ? '' : `For ${people.join(', ')}.`,
    minimumSobrietyDays ? `At least ${minimumSobrietyDays} days sober.` : sober,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function formatAlert({ isSample, isClaimed }: Residence): string {
  if (isSample) return 'Sample data: this home is made up.'
  return isClaimed ? '' : 'Listed from a public source. No one at the home has confirmed it yet.'
}

const isEmail = (text: string | null): text is string => text !== null && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)

function giveIfStated<Name extends string>(name: Name, words: string): Partial<Record<Name, string>> {
  // The cast says what TypeScript does not see: the one key is `name`.
  return words === '' ? {} : ({ [name]: words } as Record<Name, string>)
}

function giveIfAny<Name extends string, Item>(name: Name, items: Item[]): Partial<Record<Name, Item[]>> {
  return items.length === 0 ? {} : ({ [name]: items } as Record<Name, Item[]>)
}
