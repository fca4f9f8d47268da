import { type FactName, factNames } from './facts.ts'

type ApiFact = {
  name: string
  on: 'lists' | 'page'
  words: string
}

export const apiFacts = {
  name: { name: 'name', on: 'lists', words: 'The home’s name.' },
  street: { name: 'street', on: 'lists', words: 'Only where the home publishes its street; otherwise null.' },
  city: { name: 'city', on: 'lists', words: 'The town.' },
  state: { name: 'state', on: 'lists', words: 'Two letters.' },
  zip: { name: 'zip', on: 'lists', words: 'Null for a home that hides its place.' },
  visibility: {
    name: 'addressVisibility',
    on: 'lists',
    words: '`exact`: the door. `area`: a point near it. `hidden`: told on the phone only.',
  },
  level: { name: 'narrLevel', on: 'lists', words: 'NARR’s level of support, 1 to 4; null where none is stated.' },
  staff: { name: 'staff', on: 'page', words: 'When staff are in the house.' },
  languages: { name: 'languages', on: 'page', words: 'Languages spoken there.' },
  description: { name: 'description', on: 'page', words: 'What the house says of itself, in its own words.' },
  phone: { name: 'phone', on: 'lists', words: 'The number to call.' },
  takes_texts: { name: 'takesTexts', on: 'lists', words: 'The number takes texts too.' },
  email: { name: 'email', on: 'page', words: 'Where the home answers email.' },
  website: { name: 'website', on: 'page', words: 'The home’s own site.' },
  waiting_list: { name: 'keepsWaitingList', on: 'lists', words: 'True, false, or null where it has not said.' },
  fee_amount: { name: 'feeAmount', on: 'lists', words: 'The fee in whole dollars, for one `feePer`.' },
  fee_per: { name: 'feePer', on: 'lists', words: 'A week or a month.' },
  deposit: { name: 'deposit', on: 'page', words: 'Whole dollars.' },
  other_first_day: { name: 'otherFirstDay', on: 'page', words: 'Other money for the first day, whole dollars.' },
  fee_includes: { name: 'feeIncludes', on: 'page', words: 'What the fee pays for.' },
  sobriety: {
    name: 'minimumSobrietyDays',
    on: 'lists',
    words: 'Days sober before one may come; 0 is straight from detox, null is not stated.',
  },
} as const satisfies Readonly<Record<FactName, ApiFact>>

export type ApiName = (typeof apiFacts)[FactName]['name']

export const apiWords = Object.fromEntries(
  factNames.map((name) => [apiFacts[name].name, apiFacts[name].words]),
  // The type above says the same of the table.
) as Record<ApiName, string>

export function factsOn(place: ApiFact['on']): FactName[] {
  return factNames.filter((name) => apiFacts[name].on === place)
}
