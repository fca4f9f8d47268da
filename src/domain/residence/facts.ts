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

export type SheetGroup = 'The house' | 'Contact' | 'Beds' | 'Money' | 'Rules'

/** The column of a spreadsheet that carries a fact. */
type SheetColumn = {
  group: SheetGroup
  /** Its heading in our own export, and its name in the list people choose from. */
  label: string
  example: string
  /** Its name in mappings of columns, where that is another than the fact's. */
  field?: string
  /** Headings of other tools and of people's own sheets that mean it. Lower case words. */
  called?: readonly string[]
  /** Headings that often mean it and sometimes something else: a person is asked. */
  maybe?: readonly string[]
}

type Fact = {
  /** The column of the table `residence`. */
  column: string
  kind: FactKind
  /** The most characters. */
  most?: number
  /** What the history calls it. */
  noted: string
  /** Its name in the public API and in open data, and what the API's document says of it. */
  open: { name: string; words: string }
  /** Absent for what no spreadsheet can say. */
  sheet?: SheetColumn
}

/**
 * What a residence says of itself, a fact a row; the key is its name in forms. The form, its checks, the table's columns,
 * the history, imports and exports follow it (docs/recipes/add-a-field.md). Beds are a table of their own
 * (`audiences`), and needs and house rules are lists (`needs`, `houseRules`).
 */
export const facts = {
  name: {
    column: 'name',
    kind: 'name',
    most: 120,
    noted: 'Name',
    open: { name: 'name', words: 'The home’s name.' },
    sheet: {
      group: 'The house',
      label: 'Name',
      example: 'Harbor Row House',
      called: [
        ...['house', 'house name', 'home', 'home name', 'residence', 'residence name', 'facility', 'facility name'],
        ...['program', 'program name', 'property', 'property name', 'location name', 'site name', 'organization name'],
      ],
      maybe: ['title', 'site', 'location', 'entity', 'provider', 'organization', 'company', 'listing'],
    },
  },
  street: {
    column: 'street',
    kind: 'line',
    most: 200,
    noted: 'Street',
    open: { name: 'street', words: 'Only where the home publishes its street; otherwise null.' },
    sheet: {
      group: 'The house',
      label: 'Street address',
      example: '410 Wren Lane',
      called: [
        ...['addr', 'address', 'street', 'address 1', 'address line 1', 'street 1', 'house address'],
        ...['physical address', 'property address', 'facility address', 'location address'],
      ],
      maybe: ['location', 'where', 'mailing address'],
    },
  },
  city: {
    column: 'city',
    kind: 'line',
    most: 100,
    noted: 'Town',
    open: { name: 'city', words: 'The town.' },
    sheet: {
      group: 'The house',
      label: 'City',
      example: 'Little Rock',
      called: ['town', 'city town', 'municipality', 'facility city', 'house city'],
      maybe: ['area', 'location city', 'region', 'county seat'],
    },
  },
  state: {
    column: 'state_code',
    kind: 'state',
    noted: 'State',
    open: { name: 'state', words: 'Two letters.' },
    sheet: {
      group: 'The house',
      label: 'State',
      example: 'AR',
      called: ['st', 'province', 'state code', 'state abbreviation', 'facility state'],
    },
  },
  zip: {
    column: 'zip',
    kind: 'zip',
    noted: 'ZIP code',
    open: { name: 'zip', words: 'Null for a home that hides its place.' },
    sheet: {
      group: 'The house',
      label: 'ZIP',
      example: '72201',
      called: ['zip code', 'zipcode', 'postal code', 'postal', 'postcode', 'zip 5', 'facility zip'],
    },
  },
  visibility: {
    column: 'address_visibility',
    kind: 'visibility',
    noted: 'Who sees the address',
    open: {
      name: 'addressVisibility',
      words: '`exact`: the door. `area`: a point near it. `hidden`: told on the phone only.',
    },
    sheet: {
      group: 'The house',
      label: 'Who sees the address',
      example: 'area',
      called: ['address visibility', 'show address', 'address privacy'],
    },
  },
  level: {
    column: 'narr_level',
    kind: 'level',
    noted: 'Level of support',
    open: { name: 'narrLevel', words: 'NARR’s level of support, 1 to 4; null where none is stated.' },
    sheet: {
      group: 'The house',
      label: 'Level of support',
      example: 'II',
      called: [
        ...['level', 'narr level', 'support level', 'certification level', 'loc', 'level of care'],
        'narr level of support',
      ],
      maybe: ['class', 'tier', 'certification'],
    },
  },
  staff: {
    column: 'staff',
    kind: 'staff',
    noted: 'Staff',
    open: { name: 'staff', words: 'When staff are in the house.' },
    sheet: {
      group: 'The house',
      label: 'Staff',
      example: 'evenings',
      called: ['staffing', 'staff on site', 'staff hours'],
    },
  },
  languages: {
    column: 'languages',
    kind: 'list',
    noted: 'Languages',
    open: { name: 'languages', words: 'Languages spoken there.' },
    sheet: {
      group: 'The house',
      label: 'Languages',
      example: 'English; Spanish',
      called: ['language', 'languages spoken'],
    },
  },
  description: {
    column: 'description',
    kind: 'text',
    most: 4000,
    noted: 'Description',
    open: { name: 'description', words: 'What the house says of itself, in its own words.' },
    sheet: { group: 'The house', label: 'About the house', example: 'A quiet house near the bus' },
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    most: 40,
    noted: 'Phone',
    open: { name: 'phone', words: 'The number to call.' },
    sheet: {
      group: 'Contact',
      label: 'Phone',
      example: '501-555-0142',
      called: [
        ...['phone number', 'telephone', 'tel', 'house phone', 'main phone', 'phone 1', 'facility phone'],
        'intake phone',
      ],
      maybe: [
        ...['cell', 'cell phone', 'mobile', 'mobile phone', 'contact', 'contact number', 'number', 'contact phone'],
        'call',
      ],
    },
  },
  takes_texts: {
    column: 'takes_texts',
    kind: 'yes',
    noted: 'Takes texts',
    open: { name: 'takesTexts', words: 'The number takes texts too.' },
    sheet: {
      group: 'Contact',
      label: 'Takes texts',
      example: 'yes',
      field: 'texts',
      called: ['text', 'texting', 'accepts texts', 'text ok'],
    },
  },
  email: {
    column: 'email',
    kind: 'email',
    most: 254,
    noted: 'Email',
    open: { name: 'email', words: 'Where the home answers email.' },
    sheet: {
      group: 'Contact',
      label: 'Email',
      example: 'hello@house.example',
      called: ['email', 'email address', 'e mail', 'e mail address', 'mail', 'contact email', 'intake email'],
    },
  },
  website: {
    column: 'website',
    kind: 'website',
    most: 500,
    noted: 'Website',
    open: { name: 'website', words: 'The home’s own site.' },
    sheet: {
      group: 'Contact',
      label: 'Website',
      example: 'house.example',
      called: ['web', 'web site', 'url', 'site', 'homepage', 'web address', 'website url'],
      maybe: ['link', 'facebook', 'page'],
    },
  },
  waiting_list: {
    column: 'keeps_waiting_list',
    kind: 'yes_no',
    noted: 'Keeps a waiting list',
    open: { name: 'keepsWaitingList', words: 'True, false, or null where it has not said.' },
    sheet: {
      group: 'Beds',
      label: 'Keeps a waiting list',
      example: 'yes',
      called: ['waitlist', 'wait list', 'waiting list', 'has waitlist'],
    },
  },
  // A sheet names the fee by its time (`fee_week`, `fee_month`).
  fee_amount: {
    column: 'fee_amount',
    kind: 'money',
    noted: 'Fee',
    open: { name: 'feeAmount', words: 'The fee in whole dollars, for one `feePer`.' },
  },
  fee_per: {
    column: 'fee_per',
    kind: 'fee_time',
    noted: 'Fee is for',
    open: { name: 'feePer', words: 'A week or a month.' },
  },
  deposit: {
    column: 'deposit',
    kind: 'money',
    noted: 'Deposit',
    open: { name: 'deposit', words: 'Whole dollars.' },
    sheet: {
      group: 'Money',
      label: 'Deposit',
      example: '$150',
      called: ['security deposit', 'move in deposit'],
      maybe: ['move in', 'move in cost', 'upfront', 'down payment'],
    },
  },
  other_first_day: {
    column: 'other_first_day',
    kind: 'money',
    noted: 'Other money on the first day',
    open: { name: 'otherFirstDay', words: 'Other money for the first day, whole dollars.' },
    sheet: {
      group: 'Money',
      label: 'Other cash on the first day',
      example: '$50',
      field: 'first_day',
      called: ['move in fee', 'admin fee', 'application fee', 'intake fee', 'entry fee', 'administration fee'],
      maybe: ['fee', 'fees', 'one time fee'],
    },
  },
  fee_includes: {
    column: 'fee_includes',
    kind: 'list',
    noted: 'The fee includes',
    open: { name: 'feeIncludes', words: 'What the fee pays for.' },
    sheet: {
      group: 'Money',
      label: 'Fee pays for',
      example: 'food; laundry',
      field: 'includes',
      called: ['included', 'includes', 'rent includes', 'amenities'],
    },
  },
  sobriety: {
    column: 'minimum_sobriety_days',
    kind: 'days',
    noted: 'Days sober before moving in',
    open: {
      name: 'minimumSobrietyDays',
      words: 'Days sober before one may come; 0 is straight from detox, null is not stated.',
    },
    sheet: {
      group: 'Rules',
      label: 'Days sober before',
      example: '3',
      field: 'sober_days',
      called: [
        ...['sobriety', 'days sober', 'sober time', 'minimum sobriety', 'days clean', 'sobriety days', 'clean time'],
      ],
    },
  },
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

/** The name of a fact in mappings of columns. */
type SheetNameOf<Name extends FactName> = (typeof facts)[Name] extends { sheet: { field: infer Field extends string } }
  ? Field
  : (typeof facts)[Name] extends { sheet: object }
    ? Name
    : never

export type SheetFact = { [Name in FactName]: SheetNameOf<Name> }[FactName]

export type OpenName = (typeof facts)[FactName]['open']['name']

/** What the API's document says of each fact, by its name there. */
export const openWords = Object.fromEntries(
  factNames.map((name) => [facts[name].open.name, facts[name].open.words]),
  // The type above says the same of the table.
) as Record<OpenName, string>

/** The facts that a spreadsheet can say, each with its name there, in the order of the table. */
export const sheetFacts = factNames.flatMap((name) => {
  const { sheet, ...fact } = factOf(name)
  // The types above say the same of the table.
  return sheet ? [{ ...fact, ...sheet, name, field: (sheet.field ?? name) as SheetFact }] : []
})
