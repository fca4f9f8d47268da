import { type FactName, factNames } from './facts.ts'

/** The name of each fact in the public API and in open data, and what the API's document says of it. */
export const apiFacts = {
  name: { name: 'name', words: 'The home’s name.' },
  street: { name: 'street', words: 'Only where the home publishes its street; otherwise null.' },
  city: { name: 'city', words: 'The town.' },
  state: { name: 'state', words: 'Two letters.' },
  zip: { name: 'zip', words: 'Null for a home that hides its place.' },
  visibility: {
    name: 'addressVisibility',
    words: '`exact`: the door. `area`: a point near it. `hidden`: told on the phone only.',
  },
  level: { name: 'narrLevel', words: 'NARR’s level of support, 1 to 4; null where none is stated.' },
  staff: { name: 'staff', words: 'When staff are in the house.' },
  languages: { name: 'languages', words: 'Languages spoken there.' },
  description: { name: 'description', words: 'What the house says of itself, in its own words.' },
  phone: { name: 'phone', words: 'The number to call.' },
  takes_texts: { name: 'takesTexts', words: 'The number takes texts too.' },
  email: { name: 'email', words: 'Where the home answers email.' },
  website: { name: 'website', words: 'The home’s own site.' },
  waiting_list: { name: 'keepsWaitingList', words: 'True, false, or null where it has not said.' },
  fee_amount: { name: 'feeAmount', words: 'The fee in whole dollars, for one `feePer`.' },
  fee_per: { name: 'feePer', words: 'A week or a month.' },
  deposit: { name: 'deposit', words: 'Whole dollars.' },
  other_first_day: { name: 'otherFirstDay', words: 'Other money for the first day, whole dollars.' },
  fee_includes: { name: 'feeIncludes', words: 'What the fee pays for.' },
  sobriety: {
    name: 'minimumSobrietyDays',
    words: 'Days sober before one may come; 0 is straight from detox, null is not stated.',
  },
} as const satisfies Readonly<Record<FactName, { name: string; words: string }>>

export type ApiName = (typeof apiFacts)[FactName]['name']

/** What the API's document says of each fact, by its name there. */
export const apiWords = Object.fromEntries(
  factNames.map((name) => [apiFacts[name].name, apiFacts[name].words]),
  // The type above says the same of the table.
) as Record<ApiName, string>
