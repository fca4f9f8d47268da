import type { Audience } from '#domain/residence.ts'
import type { Value } from '../values/read-value.ts'

/** A group of beds as it is: what the house said last of it, or null, and the holds that run. */
export type OwnGroup = { id: string; audience: Audience; total_beds: number; occupied: number | null; held: number }

/** How many beds of a group are open, as the board shows it: `total` of them, if it had another number. Null where none was said. */
export function openOf(group: OwnGroup, total = group.total_beds): number | null {
  if (group.occupied === null) return null
  return Math.max(Math.min(group.total_beds - group.occupied, total) - group.held, 0)
}

/** A house of the organisation as the database has it, by the names of its columns. */
export type OwnHouse = {
  id: string
  slug: string
  status: string
  /** Every save has the next one. */
  version: number
  name: string
  street: string
  city: string
  state_code: string | null
  zip: string
  phone: string
  answers: Record<string, boolean>
  answer_notes: Record<string, string>
  rules: Record<string, string>
  fee_amount: number | null
  fee_per: string | null
  groups: OwnGroup[]
} & Record<PlainColumn, Value | null>

type PlainColumn = (typeof plainColumns)[keyof typeof plainColumns]

/** Fields that are one column of the table. */
export const plainColumns = {
  name: 'name',
  street: 'street',
  city: 'city',
  state: 'state_code',
  zip: 'zip',
  visibility: 'address_visibility',
  phone: 'phone',
  texts: 'takes_texts',
  email: 'email',
  website: 'website',
  description: 'description',
  level: 'narr_level',
  deposit: 'deposit',
  first_day: 'other_first_day',
  includes: 'fee_includes',
  sober_days: 'minimum_sobriety_days',
  staff: 'staff',
  languages: 'languages',
  waiting_list: 'keeps_waiting_list',
} as const

export type PlainColumnField = keyof typeof plainColumns

export function isPlainColumn(field: string): field is PlainColumnField {
  return Object.hasOwn(plainColumns, field)
}
