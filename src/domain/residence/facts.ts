import type { AddressVisibility } from '#domain/residence/residence.ts'

/** How a fact is typed, checked and kept. `yes` is said or not: there is no "no". */
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
  /** The column of the table `residence`. */
  column: string
  kind: FactKind
  /** The most characters. */
  most?: number
}

/**
 * What a residence says of itself, a fact a row; the key is its name in forms. The form, its checks, the table's columns,
 * the history, imports and exports follow it (docs/recipes/add-a-field.md). What each is called stands beside it: in
 * fact-labels.ts, fact-headings.ts and fact-api.ts. Beds are a table of their own (`audiences`), and needs and house
 * rules are lists (`needs`, `houseRules`).
 */
export const facts = {
  name: { column: 'name', kind: 'name', most: 120 },
  street: { column: 'street', kind: 'line', most: 200 },
  city: { column: 'city', kind: 'line', most: 100 },
  state: { column: 'state_code', kind: 'state' },
  zip: { column: 'zip', kind: 'zip' },
  visibility: { column: 'address_visibility', kind: 'visibility' },
  level: { column: 'narr_level', kind: 'level' },
  staff: { column: 'staff', kind: 'staff' },
  languages: { column: 'languages', kind: 'list' },
  description: { column: 'description', kind: 'text', most: 4000 },
  phone: { column: 'phone', kind: 'phone', most: 40 },
  takes_texts: { column: 'takes_texts', kind: 'yes' },
  email: { column: 'email', kind: 'email', most: 254 },
  website: { column: 'website', kind: 'website', most: 500 },
  waiting_list: { column: 'keeps_waiting_list', kind: 'yes_no' },
  fee_amount: { column: 'fee_amount', kind: 'money' },
  fee_per: { column: 'fee_per', kind: 'fee_time' },
  deposit: { column: 'deposit', kind: 'money' },
  other_first_day: { column: 'other_first_day', kind: 'money' },
  fee_includes: { column: 'fee_includes', kind: 'list' },
  sobriety: { column: 'minimum_sobriety_days', kind: 'days' },
} as const satisfies Readonly<Record<string, Fact>>

/** What a fact of each kind is in the database; null is "not stated". */
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
/** The same by the names of the columns. */
export type FactColumns = { [Name in FactName as (typeof facts)[Name]['column']]: FactValues[Name] }

// The cast names the table's own keys, which Object.keys forgets.
export const factNames = Object.keys(facts) as FactName[]

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

/** A fact without the exact words of its row. */
export function factOf(name: FactName): Fact {
  return facts[name]
}

export function factsOfKind(...kinds: readonly FactKind[]): FactName[] {
  return factNames.filter((name) => kinds.includes(facts[name].kind))
}
