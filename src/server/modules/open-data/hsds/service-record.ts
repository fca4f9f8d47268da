import type { HsdsService, HsdsServiceAtLocation } from '#contract/directory/hsds.ts'
import { homePage } from '#domain/residence/home-page.ts'
import { photoAddress } from '#domain/residence/photo.ts'
import { audienceWords, narrLevelWords } from '#domain/residence/residence.ts'
import type { Home } from '#server/modules/open-data/hsds/hsds.store.ts'
import { kinId, namedId } from '#server/modules/open-data/hsds/kin-id.ts'
import { locationOf } from '#server/modules/open-data/hsds/location-record.ts'
import { organizationName } from '#server/modules/open-data/hsds/organization-record.ts'
import { termsOf } from '#server/modules/open-data/hsds/terms.ts'

export function serviceInList(home: Home, baseUrl: string): HsdsService {
  return {
    id: home.id,
    name: home.name,
    ...stated('description', home.description),
    url: `${baseUrl}/residences/${home.slug}`,
    ...(isEmail(home.email) && { email: home.email }),
    status: 'active',
    application_process: applicationProcess(home),
    ...stated('fees_description', feesDescription(home)),
    ...stated('accreditations', accreditations(home)),
    ...stated('eligibility_description', eligibility(home)),
    ...(home.checkedOn && { assured_date: home.checkedOn }),
    ...stated('alert', alertOf(home)),
    last_modified: home.changedAt,
    organization: organizationName(home.organisation),
    capacities: capacitiesOf(home),
  }
}

export function wholeService(home: Home, baseUrl: string): HsdsService {
  return {
    ...serviceInList(home, baseUrl),
    ...several('additional_urls', additionalUrls(home, baseUrl)),
    phones: phonesOf(home),
    ...several(
      'languages',
      home.languages.map((name) => ({ id: kinId(home.id, `language ${name}`), name })),
    ),
    ...several('cost_options', costsOf(home)),
    attributes: termsOf(home).map((term) => ({
      id: kinId(home.id, `attribute ${term.id}`),
      label: term.name,
      taxonomy_term: term,
    })),
    service_at_locations: [{ id: kinId(home.id, 'service at location'), location: locationOf(home) }],
  }
}

function additionalUrls(home: Home, baseUrl: string): NonNullable<HsdsService['additional_urls']> {
  const website = homePage(home.website)
  const photos = home.photos.map(({ id, description }, place) => ({
    id,
    label: `Photo ${place + 1} of ${home.photos.length}${description && `: ${description}`}`,
    url: `${baseUrl}${photoAddress(id, 1600, 'jpg')}`,
  }))
  return [
    ...(website ? [{ id: kinId(home.id, 'website'), label: 'The home’s own site', url: website }] : []),
    ...photos,
  ]
}

export function serviceAtLocation(home: Home, isWhole: boolean): HsdsServiceAtLocation {
  const location = locationOf(home)
  return {
    id: kinId(home.id, 'service at location'),
    service_id: home.id,
    location_id: location.id,
    description: `${home.name}, ${location.description}`,
    ...(isWhole && { location, phones: phonesOf(home) }),
  }
}

export const homeOfServiceAtLocation = (id: string): string => kinId(id, 'service at location')

function phonesOf({ id, phone, takesTexts }: Home): NonNullable<HsdsService['phones']> {
  if (phone === '') return []
  const voice = { id: kinId(id, 'phone'), number: phone, type: 'voice' } as const
  return takesTexts ? [voice, { id: kinId(id, 'text phone'), number: phone, type: 'text' }] : [voice]
}

const bed = { id: namedId('unit bed'), name: 'Bed' } as const

function capacitiesOf({ beds }: Home): HsdsService['capacities'] {
  return beds.map(({ id, audience, total, open, saidAt }) => ({
    id,
    unit: bed,
    available: open,
    maximum: total,
    updated: saidAt,
    description: audience === 'any' ? 'Beds for anyone' : `Beds for ${lower(audienceWords[audience])}`,
  }))
}

function costsOf(home: Home): NonNullable<HsdsService['cost_options']> {
  const { id, feeAmount, feePer, deposit, otherFirstDay, feeSaidOn } = home
  const cost = (option: string, amount: number | null, amount_description: string) =>
    amount === null
      ? []
      : [
          {
            id: kinId(id, `cost ${option}`),
            option,
            amount,
            currency: 'USD' as const,
            amount_description,
            ...(feeSaidOn && { valid_from: feeSaidOn }),
          },
        ]
  return [
    ...cost('Fee', feePer && feeAmount, `per ${feePer}`),
    ...cost('Deposit', deposit, 'once, before moving in'),
    ...cost('Other money on the first day', otherFirstDay, 'once, on the first day'),
  ]
}

function feesDescription({ feeAmount, feePer, cashToMoveIn, feeIncludes }: Home): string {
  return [
    feeAmount !== null && feePer !== null ? `$${feeAmount} a ${feePer}.` : '',
    cashToMoveIn === null ? '' : `$${cashToMoveIn} in cash to move in.`,
    feeIncludes.length === 0 ? '' : `The fee pays for: ${feeIncludes.join(', ')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function applicationProcess({ takesTexts, keepsWaitingList }: Home): string {
  const list = keepsWaitingList === null ? '' : ` The home keeps ${keepsWaitingList ? 'a' : 'no'} waiting list.`
  return `Call${takesTexts ? ' or text' : ''} the home and ask whether a bed is open.${list}`
}

function accreditations({ isCertified, certifiedBy, certifiedUntil, narrLevel }: Home): string {
  // The level of a home that nobody has certified is its own word: it stands among the attributes.
  if (!isCertified) return ''
  const level = narrLevel === null ? '' : narrLevelWords(narrLevel)
  const by = certifiedBy ? ` by ${certifiedBy}` : ''
  const until = certifiedUntil ? ` until ${certifiedUntil}` : ''
  return `Certified${by} to the NARR standard${level && `, ${level}`}${until}.`
}

function eligibility({ audiences, minimumSobrietyDays }: Home): string {
  const people = audiences.map((audience) => (audience === 'any' ? 'anyone' : lower(audienceWords[audience])))
  const sober = minimumSobrietyDays === 0 ? 'No sober days asked: one may come straight from detox.' : ''
  return [
    people.length === 0 ? '' : `For ${people.join(', ')}.`,
    minimumSobrietyDays ? `At least ${minimumSobrietyDays} days sober.` : sober,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function alertOf({ isSample, isClaimed }: Home): string {
  if (isSample) return 'Sample data: this home is made up.'
  return isClaimed ? '' : 'Listed from a public source. No one at the home has confirmed it yet.'
}

function lower(words: string): string {
  return /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

const isEmail = (text: string | null): text is string => text !== null && /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)

function stated<Name extends string>(name: Name, words: string): Partial<Record<Name, string>> {
  // The cast says what TypeScript does not see: the one key is `name`.
  return words === '' ? {} : ({ [name]: words } as Record<Name, string>)
}

function several<Name extends string, Item>(name: Name, items: Item[]): Partial<Record<Name, Item[]>> {
  return items.length === 0 ? {} : ({ [name]: items } as Record<Name, Item[]>)
}
