import type { AddressVisibility } from '#domain/residence/residence.ts'

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
  | 'days'
  | 'level'
  | 'visibility'
  | 'staff'
  | 'fee_time'
  | 'yes_no'
  | 'yes'

type Fact = {
  column: string
  kind: FactKind
  most?: number
  label: string
  noted?: string
}

/** The form, checks, columns, history, imports and exports all follow this table (docs/recipes/add-a-field.md). */
export const facts = {
  name: { column: 'name', kind: 'name', most: 120, label: 'Name' },
  street: { column: 'street', kind: 'line', most: 200, label: 'Street and number', noted: 'Street' },
  city: { column: 'city', kind: 'line', most: 100, label: 'Town' },
  state: { column: 'state_code', kind: 'state', label: 'State' },
  zip: { column: 'zip', kind: 'zip', label: 'ZIP code' },
  visibility: {
    column: 'address_visibility',
    kind: 'visibility',
    label: 'How much of the address is public',
    noted: 'Who sees the address',
  },
  level: { column: 'narr_level', kind: 'level', label: 'Level of support' },
  staff: { column: 'staff', kind: 'staff', label: 'Staff in the house', noted: 'Staff' },
  languages: { column: 'languages', kind: 'list', label: 'Languages spoken', noted: 'Languages' },
  description: { column: 'description', kind: 'text', most: 4000, label: 'About the house', noted: 'Description' },
  phone: { column: 'phone', kind: 'phone', most: 40, label: 'Phone' },
  takes_texts: { column: 'takes_texts', kind: 'yes', label: 'This number takes text messages', noted: 'Takes texts' },
  email: { column: 'email', kind: 'email', most: 254, label: 'Email' },
  website: { column: 'website', kind: 'website', most: 500, label: 'Website' },
  waiting_list: { column: 'keeps_waiting_list', kind: 'yes_no', label: 'Waiting list', noted: 'Keeps a waiting list' },
  fee_amount: { column: 'fee_amount', kind: 'money', label: 'Fee' },
  fee_per: { column: 'fee_per', kind: 'fee_time', label: 'Per', noted: 'Fee is for' },
  deposit: { column: 'deposit', kind: 'money', label: 'Deposit' },
  other_first_day: { column: 'other_first_day', kind: 'money', label: 'Other money on the first day' },
  fee_includes: { column: 'fee_includes', kind: 'list', label: 'The fee pays for', noted: 'The fee includes' },
  sobriety: { column: 'minimum_sobriety_days', kind: 'days', label: 'Days sober before moving in' },
} as const satisfies Readonly<Record<string, Fact>>

type ValueOfKind = Record<'name' | 'line' | 'text' | 'zip' | 'phone', string> &
  Record<'state' | 'email' | 'website' | 'staff' | 'fee_time', string | null> &
  Record<'money' | 'days' | 'level', number | null> & {
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

export function factsOfKind(...kinds: readonly FactKind[]): FactName[] {
  return factNames.filter((name) => kinds.includes(facts[name].kind))
}

export const factLabels = Object.fromEntries(
  factNames.map((name) => [name, facts[name].label]),
  // The type names the keys that Object.fromEntries forgets.
) as Readonly<Record<FactName, string>>

export function notedName(name: FactName): string {
  const { label, noted } = findFact(name)
  return noted ?? label
}
