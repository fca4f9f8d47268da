import type { FieldChange } from '#contract/residence-desk.ts'
import { houseRules } from '#domain/house-rules.ts'
import { type ListingField, type ListingValues, listingFields, listingValuesOf } from '#domain/listing-fields.ts'
import { needs } from '#domain/residence-needs.ts'
import type { HistoryRow, ListingRow } from './own-listings.store.ts'

const number = (value: number | null) => (value === null ? '' : String(value))
const yesNo = (value: boolean | null | undefined) => (value === true ? 'yes' : value === false ? 'no' : '')

/** The row as a form holds it. */
export function valuesOfRow(row: ListingRow): ListingValues {
  return listingValuesOf({
    name: row.name,
    description: row.description,
    state: row.stateCode ?? '',
    city: row.city,
    zip: row.zip,
    street: row.street,
    visibility: row.visibility,
    pin: pinOf(row),
    phone: row.phone,
    takes_texts: row.takesTexts ? 'yes' : '',
    email: row.email ?? '',
    website: row.website ?? '',
    level: number(row.level),
    fee_amount: number(row.feeAmount),
    fee_per: row.feePer ?? '',
    deposit: number(row.deposit),
    other_first_day: number(row.otherFirstDay),
    fee_includes: row.feeIncludes.join(', '),
    sobriety: number(row.sobriety),
    staff: row.staff ?? '',
    languages: row.languages.join(', '),
    waiting_list: yesNo(row.waitingList),
    ...Object.fromEntries(row.groups.map(({ audience, total }) => [`beds_${audience}`, String(total)])),
    ...Object.fromEntries(needs.map((need) => [`need_${need}`, yesNo(row.answers[need])])),
    ...Object.fromEntries(needs.map((need) => [`note_${need}`, row.notes[need] ?? ''])),
    ...Object.fromEntries(houseRules.map((rule) => [`rule_${rule}`, row.rules[rule] ?? ''])),
  })
}

export function pinOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude}, ${longitude}`
}

const columns: Partial<Record<ListingField, string>> = {
  ...{ state: 'state_code', visibility: 'address_visibility', pin: 'latitude', level: 'narr_level' },
  ...{ sobriety: 'minimum_sobriety_days', waiting_list: 'keeps_waiting_list' },
}

const statusChanges = new Set(['published', 'archived', 'restored', 'unpublished'])

type Changes = Partial<Record<ListingField | 'status', FieldChange>>

/** The last change of each field and of the status, from the history with the newest in front. */
export function changesOf(row: ListingRow, history: readonly HistoryRow[]): Changes {
  const changes: Changes = {}
  const status = history.find(({ groupId, change }) => groupId === null && statusChanges.has(change))
  if (status) changes.status = { by: status.by, isYou: status.isYou, at: status.at }
  for (const field of listingFields) {
    const group = row.groups.find(({ audience }) => field === `beds_${audience}`)
    const found = history.find(({ groupId, before, after }) => {
      if (field.startsWith('beds_')) return group !== undefined && groupId === group.id && 'total_beds' in after
      return groupId === null && touches(field, before, after)
    })
    if (found) changes[field] = { by: found.by, isYou: found.isYou, at: found.at }
  }
  return changes
}

const inColumn = { need_: 'answers', note_: 'answer_notes', rule_: 'rules' } as const

function touches(field: ListingField, before: HistoryRow['before'], after: HistoryRow['after']): boolean {
  for (const [start, column] of Object.entries(inColumn)) {
    if (!field.startsWith(start)) continue
    const key = field.slice(start.length)
    return column in after && entryOf(before[column], key) !== entryOf(after[column], key)
  }
  const column = columns[field] ?? field
  return column in after || (field === 'pin' && 'longitude' in after)
}

function entryOf(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined
}
