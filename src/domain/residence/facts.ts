import type { AddressVisibility } from './residence.ts'

/** A `yes` fact is stated or not stated: there is no "no". */
export type FactKind =
  | 'name'
  | 'line'
  | 'text'
  | 'list'
  | 'zip'
  | 'state'
  | 'phone'
  | 'email'
  | 'website'
  | 'money'
  | 'count'
  | 'level'
  | 'visibility'
  | 'staff'
  | 'fee_time'
  | 'yes_no'
  | 'yes'

export type SheetGroup = 'The house' | 'Contact' | 'Beds' | 'Money' | 'Rules'

export type FormPart = 'about' | 'reach' | 'cost' | 'rules'

type Fact = {
  column: string
  label: string
  noted?: string
  /** The part of the form that ends with it; a fact without one has a line of its own there. */
  formPart?: FormPart
  api: {
    name: string
    on: 'lists' | 'page'
    /** Null where the home hides its place. */
    mayBeHidden?: true
    words: string
  }
  /** Null where a spreadsheet says it another way: `fee_week` and `fee_month` carry the fee and its time. */
  sheet: { group: SheetGroup; label?: string; example: string; field?: string } | null
  // `most` is the greatest number of a `count`, and the most characters of the others.
} & ({ kind: 'count'; most: number } | { kind: Exclude<FactKind, 'count'>; most?: number })

/** Form, checks, columns, history, API, imports and exports all follow this table (docs/recipes/add-a-field.md). */
export const facts = {
  name: {
    column: 'name',
    kind: 'name',
    most: 120,
    label: 'Name',
    api: { name: 'name', on: 'lists', words: 'The home’s name.' },
    sheet: { group: 'The house', example: 'Harbor Row House' },
  },
  street: {
    column: 'street',
    kind: 'line',
    most: 200,
    label: 'Street and number',
    noted: 'Street',
    api: {
      name: 'street',
      on: 'lists',
      mayBeHidden: true,
      words: 'Only where the home publishes its street; otherwise null.',
    },
    sheet: { group: 'The house', label: 'Street address', example: '410 Wren Lane' },
  },
  city: {
    column: 'city',
    kind: 'line',
    most: 100,
    label: 'Town',
    api: { name: 'city', on: 'lists', words: 'The town.' },
    sheet: { group: 'The house', label: 'City', example: 'Little Rock' },
  },
  state: {
    column: 'state_code',
    kind: 'state',
    label: 'State',
    api: { name: 'state', on: 'lists', words: 'Two letters.' },
    sheet: { group: 'The house', example: 'AR' },
  },
  zip: {
    column: 'zip',
    kind: 'zip',
    label: 'ZIP code',
    api: { name: 'zip', on: 'lists', mayBeHidden: true, words: 'Null for a home that hides its place.' },
    sheet: { group: 'The house', label: 'ZIP', example: '72201' },
  },
  visibility: {
    column: 'address_visibility',
    kind: 'visibility',
    label: 'How much of the address is public',
    noted: 'Who sees the address',
    api: {
      name: 'addressVisibility',
      on: 'lists',
      words: '`exact`: the door. `area`: a point near it. `hidden`: told on the phone only.',
    },
    sheet: { group: 'The house', label: 'Who sees the address', example: 'area' },
  },
  level: {
    column: 'narr_level',
    kind: 'level',
    label: 'Level of support',
    api: { name: 'narrLevel', on: 'lists', words: 'NARR’s level of support, 1 to 4; null where none is stated.' },
    sheet: { group: 'The house', example: 'II' },
  },
  staff: {
    column: 'staff',
    kind: 'staff',
    label: 'Staff in the house',
    noted: 'Staff',
    api: { name: 'staff', on: 'page', words: 'When staff are in the house.' },
    sheet: { group: 'The house', label: 'Staff', example: 'evenings' },
  },
  languages: {
    column: 'languages',
    kind: 'list',
    label: 'Languages spoken',
    noted: 'Languages',
    api: { name: 'languages', on: 'page', words: 'Languages spoken there.' },
    sheet: { group: 'The house', label: 'Languages', example: 'English; Spanish' },
  },
  description: {
    column: 'description',
    kind: 'text',
    most: 4000,
    label: 'About the house',
    noted: 'Description',
    formPart: 'about',
    api: { name: 'description', on: 'page', words: 'What the house says of itself, in its own words.' },
    sheet: { group: 'The house', example: 'A quiet house near the bus' },
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    most: 40,
    label: 'Phone',
    api: { name: 'phone', on: 'lists', words: 'The number to call.' },
    sheet: { group: 'Contact', example: '501-555-0142' },
  },
  takes_texts: {
    column: 'takes_texts',
    kind: 'yes',
    label: 'This number takes text messages',
    noted: 'Takes texts',
    api: { name: 'takesTexts', on: 'lists', words: 'The number takes texts too.' },
    sheet: { group: 'Contact', label: 'Takes texts', example: 'yes', field: 'texts' },
  },
  email: {
    column: 'email',
    kind: 'email',
    most: 254,
    label: 'Email',
    api: { name: 'email', on: 'page', words: 'Where the home answers email.' },
    sheet: { group: 'Contact', example: 'hello@house.example' },
  },
  website: {
    column: 'website',
    kind: 'website',
    most: 500,
    label: 'Website',
    formPart: 'reach',
    api: { name: 'website', on: 'page', words: 'The home’s own site.' },
    sheet: { group: 'Contact', example: 'house.example' },
  },
  waiting_list: {
    column: 'keeps_waiting_list',
    kind: 'yes_no',
    label: 'Waiting list',
    noted: 'Keeps a waiting list',
    formPart: 'rules',
    api: { name: 'keepsWaitingList', on: 'lists', words: 'True, false, or null where it has not said.' },
    sheet: { group: 'Beds', label: 'Keeps a waiting list', example: 'yes' },
  },
  fee_amount: {
    column: 'fee_amount',
    kind: 'money',
    label: 'Fee',
    api: { name: 'feeAmount', on: 'lists', words: 'The fee in whole dollars, for one `feePer`.' },
    sheet: null,
  },
  fee_per: {
    column: 'fee_per',
    kind: 'fee_time',
    label: 'Per',
    noted: 'Fee is for',
    api: { name: 'feePer', on: 'lists', words: 'A week or a month.' },
    sheet: null,
  },
  deposit: {
    column: 'deposit',
    kind: 'money',
    label: 'Deposit',
    api: { name: 'deposit', on: 'page', words: 'Whole dollars.' },
    sheet: { group: 'Money', example: '$150' },
  },
  other_first_day: {
    column: 'other_first_day',
    kind: 'money',
    label: 'Other money on the first day',
    api: { name: 'otherFirstDay', on: 'page', words: 'Other money for the first day, whole dollars.' },
    sheet: { group: 'Money', label: 'Other cash on the first day', example: '$50', field: 'first_day' },
  },
  fee_includes: {
    column: 'fee_includes',
    kind: 'list',
    label: 'The fee pays for',
    noted: 'The fee includes',
    formPart: 'cost',
    api: { name: 'feeIncludes', on: 'page', words: 'What the fee pays for.' },
    sheet: { group: 'Money', label: 'Fee pays for', example: 'food; laundry', field: 'includes' },
  },
  sobriety: {
    column: 'minimum_sobriety_days',
    kind: 'count',
    most: 3650,
    label: 'Days sober before moving in',
    api: {
      name: 'minimumSobrietyDays',
      on: 'lists',
      words: 'Days sober before one may come; 0 is straight from detox, null is not stated.',
    },
    sheet: { group: 'Rules', label: 'Days sober before', example: '3', field: 'sober_days' },
  },
} as const satisfies Readonly<Record<string, Fact>>

export type ValueOfKind = Record<'name' | 'line' | 'text' | 'zip' | 'phone', string> &
  Record<'state' | 'email' | 'website' | 'staff' | 'fee_time', string | null> &
  Record<'money' | 'count' | 'level', number | null> & {
    list: string[]
    visibility: AddressVisibility
    yes_no: boolean | null
    yes: boolean
  }

export type FactName = keyof typeof facts
export type FactValues = { [Name in FactName]: ValueOfKind[(typeof facts)[Name]['kind']] }
export type FactColumns = { [Name in FactName as (typeof facts)[Name]['column']]: FactValues[Name] }

// The cast names the table's own keys, which Object.keys forgets.
export const factNames = Object.keys(facts) as FactName[]

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

export function findFact(name: FactName): Fact {
  return facts[name]
}

export function listFactsOfPart(part: FormPart): FactName[] {
  return factNames.filter((name) => findFact(name).formPart === part)
}

export function listFactsOfKind(...kinds: readonly FactKind[]): FactName[] {
  return factNames.filter((name) => kinds.includes(facts[name].kind))
}

export const factLabels = Object.fromEntries(
  factNames.map((name) => [name, facts[name].label]),
  // The type names the keys that Object.fromEntries forgets.
) as Readonly<Record<FactName, string>>

export function chooseNotedName(name: FactName): string {
  const { label, noted } = findFact(name)
  return noted ?? label
}
