import { type FactName, factNames, findFact } from './facts.ts'

export type SheetGroup = 'The house' | 'Contact' | 'Beds' | 'Money' | 'Rules'

type SheetColumn = {
  group: SheetGroup
  label?: string
  example: string
  field?: string
  called?: readonly string[]
  maybe?: readonly string[]
}

/** Null where a sheet says it another way: `fee_week` and `fee_month` carry the fee and its time. */
const headings = {
  name: {
    group: 'The house',
    example: 'Harbor Row House',
    called: [
      'house',
      'house name',
      'house title',
      'name of house',
      'home',
      'home name',
      'home title',
      'name of home',
      'residence',
      'residence name',
      'residence title',
      'facility',
      'facility name',
      'facility title',
      'program',
      'program name',
      'program title',
      'property',
      'property name',
      'property title',
      'building name',
      'location name',
      'site name',
      'organization name',
    ],
    maybe: ['title', 'site', 'location', 'entity', 'provider', 'organization', 'company', 'listing'],
  },
  street: {
    group: 'The house',
    label: 'Street address',
    example: '410 Wren Lane',
    called: [
      'addr',
      'address',
      'street',
      'address 1',
      'address line 1',
      'street 1',
      'house address',
      'physical address',
      'property address',
      'facility address',
      'location address',
    ],
    maybe: ['location', 'where', 'mailing address'],
  },
  city: {
    group: 'The house',
    label: 'City',
    example: 'Little Rock',
    called: ['town', 'city town', 'municipality', 'facility city', 'house city'],
    maybe: ['area', 'location city', 'region', 'county seat'],
  },
  state: {
    group: 'The house',
    example: 'AR',
    called: ['st', 'province', 'state code', 'state abbreviation', 'facility state'],
  },
  zip: {
    group: 'The house',
    label: 'ZIP',
    example: '72201',
    called: ['zip code', 'zipcode', 'postal code', 'postal', 'postcode', 'zip 5', 'facility zip'],
  },
  visibility: {
    group: 'The house',
    label: 'Who sees the address',
    example: 'area',
    called: ['address visibility', 'show address', 'address privacy'],
  },
  level: {
    group: 'The house',
    example: 'II',
    called: [
      'level',
      'narr level',
      'support level',
      'certification level',
      'loc',
      'level of care',
      'narr level of support',
    ],
    maybe: ['class', 'tier', 'certification'],
  },
  staff: {
    group: 'The house',
    label: 'Staff',
    example: 'evenings',
    called: ['staffing', 'staff on site', 'staff hours'],
  },
  languages: {
    group: 'The house',
    label: 'Languages',
    example: 'English; Spanish',
    called: ['language', 'languages spoken'],
  },
  description: { group: 'The house', example: 'A quiet house near the bus' },
  phone: {
    group: 'Contact',
    example: '501-555-0142',
    called: [
      'phone number',
      'telephone',
      'tel',
      'house phone',
      'main phone',
      'phone 1',
      'facility phone',
      'intake phone',
    ],
    maybe: [
      'cell',
      'cell phone',
      'mobile',
      'mobile phone',
      'contact',
      'contact number',
      'number',
      'contact phone',
      'call',
    ],
  },
  takes_texts: {
    group: 'Contact',
    label: 'Takes texts',
    example: 'yes',
    field: 'texts',
    called: ['text', 'texting', 'accepts texts', 'text ok'],
  },
  email: {
    group: 'Contact',
    example: 'hello@house.example',
    called: ['email', 'email address', 'e mail', 'e mail address', 'mail', 'contact email', 'intake email'],
  },
  website: {
    group: 'Contact',
    example: 'house.example',
    called: ['web', 'web site', 'url', 'site', 'homepage', 'web address', 'website url'],
    maybe: ['link', 'facebook', 'page'],
  },
  waiting_list: {
    group: 'Beds',
    label: 'Keeps a waiting list',
    example: 'yes',
    called: ['waitlist', 'wait list', 'waiting list', 'has waitlist'],
  },
  fee_amount: null,
  fee_per: null,
  deposit: {
    group: 'Money',
    example: '$150',
    called: ['security deposit', 'move in deposit'],
    maybe: ['move in', 'move in cost', 'upfront', 'down payment'],
  },
  other_first_day: {
    group: 'Money',
    label: 'Other cash on the first day',
    example: '$50',
    field: 'first_day',
    called: ['move in fee', 'admin fee', 'application fee', 'intake fee', 'entry fee', 'administration fee'],
    maybe: ['fee', 'fees', 'one time fee'],
  },
  fee_includes: {
    group: 'Money',
    label: 'Fee pays for',
    example: 'food; laundry',
    field: 'includes',
    called: ['included', 'includes', 'rent includes', 'amenities'],
  },
  sobriety: {
    group: 'Rules',
    label: 'Days sober before',
    example: '3',
    field: 'sober_days',
    called: ['sobriety', 'days sober', 'sober time', 'minimum sobriety', 'days clean', 'sobriety days', 'clean time'],
  },
} as const satisfies Readonly<Record<FactName, SheetColumn | null>>

type SheetNameOf<Name extends FactName> = (typeof headings)[Name] extends { field: infer Field extends string }
  ? Field
  : (typeof headings)[Name] extends null
    ? never
    : Name

export type SheetFact = { [Name in FactName]: SheetNameOf<Name> }[FactName]

export const sheetFacts = factNames.flatMap((name) => {
  const heading: SheetColumn | null = headings[name]
  if (heading === null) return []
  // The types above say the same of the table.
  const field = (heading.field ?? name) as SheetFact
  return [{ ...findFact(name), ...heading, name, field }]
})
