import { needWords, notedRules } from '#domain/residence/answers.ts'
import { chooseNotedName, type FactColumns, type FactKind, factNames, facts } from '#domain/residence/facts.ts'
import { mapNeeds } from '#domain/residence/needs.ts'
import type { AddressVisibility } from '#domain/residence/residence.ts'
import { describeDay, describeLevel, formatValue, formatYesNo } from './phrases.ts'

export type FieldWords =
  | { name: string; value: (value: unknown) => string }
  | { name: string; parts: Readonly<Record<string, string>>; value: (value: unknown) => string }
  | { name: string; value: null }

const otherFields = [
  'organization_id',
  'slug',
  'latitude',
  'longitude',
  'town_latitude',
  'town_longitude',
  'certified',
  'certified_until',
  'is_sample',
  'created_at',
  'claimed_at',
  'checked_at',
  'fee_said_on',
  'answers',
  'answer_notes',
  'rules',
] as const

/** By database column. A test fails when a column is missing here. */
export const residenceFields: readonly ResidenceField[] = [
  ...factNames.map((name) => facts[name].column),
  ...otherFields,
]

export type ResidenceField = keyof FactColumns | (typeof otherFields)[number]

const formatDollars = (value: unknown) => (typeof value === 'number' ? `$${value}` : 'not stated')
const formatList = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : 'not stated')
const spellOut = (value: unknown) => formatValue(value).replaceAll('_', ' ')

const seen: Record<AddressVisibility, string> = {
  exact: 'everyone sees the street',
  area: 'everyone sees the town and ZIP code',
  hidden: 'everyone sees the town only',
}
const isVisibility = (value: unknown): value is AddressVisibility => typeof value === 'string' && value in seen

const needNames = mapNeeds((need) => needWords[need].noted)
const noteNames = mapNeeds((need) => `Note on ${needWords[need].noted}`)

const valueOfKind: Partial<Record<FactKind, (value: unknown) => string>> = {
  money: formatDollars,
  count: (value) => (typeof value === 'number' ? String(value) : 'not stated'),
  list: (value) => formatList(value).replaceAll('_', ' '),
  level: describeLevel,
  visibility: (value) => (isVisibility(value) ? seen[value] : formatValue(value)),
  staff: spellOut,
  fee_time: (value) => (value ? `a ${formatValue(value)}` : 'not stated'),
  yes_no: formatYesNo,
  yes: formatYesNo,
}

const factWords = Object.fromEntries(
  factNames.map((name) => {
    const { column, kind } = facts[name]
    return [column, { name: chooseNotedName(name), value: valueOfKind[kind] ?? formatValue }]
  }),
  // The table has a row for each of them.
) as Readonly<Record<keyof FactColumns, FieldWords>>

export const residenceFieldWords: Readonly<Record<ResidenceField, FieldWords>> = {
  ...factWords,
  organization_id: { name: 'Organization', value: null },
  slug: { name: 'Address of the page', value: formatValue },
  latitude: { name: 'Point on the map', value: null },
  longitude: { name: 'Point on the map', value: null },
  certified: { name: 'Certified', value: formatYesNo },
  certified_until: { name: 'Certified until', value: describeDay },
  is_sample: { name: 'Sample', value: formatYesNo },
  created_at: { name: 'First added', value: describeDay },
  town_latitude: { name: 'Town on the map', value: null },
  town_longitude: { name: 'Town on the map', value: null },
  claimed_at: { name: 'Claimed', value: describeDay },
  checked_at: { name: 'Last checked', value: describeDay },
  fee_said_on: { name: 'Fee said on', value: describeDay },
  answers: { name: 'Needs', parts: needNames, value: formatYesNo },
  answer_notes: { name: 'Notes on needs', parts: noteNames, value: formatValue },
  rules: { name: 'House rules', parts: notedRules, value: formatValue },
}

export function isResidenceField(name: string): name is ResidenceField {
  return residenceFields.some((field) => field === name)
}
