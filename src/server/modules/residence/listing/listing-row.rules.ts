import type { FieldChange } from '#contract/residence/residence-desk.ts'
import { type FactName, type FactValues, factNames, facts, isFactName } from '#domain/residence/facts.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import {
  type ListingField,
  type ListingValues,
  listingFields,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'
import { needs } from '#domain/residence/needs.ts'
import type { HistoryRow, ListingRow } from './own-listings.store.ts'

const toYesNo = (value: boolean | null | undefined) => (value === true ? 'yes' : value === false ? 'no' : '')

export function toRowValues(row: ListingRow): ListingValues {
  return toListingValues({
    ...Object.fromEntries(factNames.map((name) => [name, readText(row, name)])),
    pin: formatPin(row),
    ...Object.fromEntries(row.groups.map(({ audience, total }) => [`beds_${audience}`, String(total)])),
    ...Object.fromEntries(needs.map((need) => [`need_${need}`, toYesNo(row.answers[need])])),
    ...Object.fromEntries(needs.map((need) => [`note_${need}`, row.notes[need] ?? ''])),
    ...Object.fromEntries(houseRules.map((rule) => [`rule_${rule}`, row.rules[rule] ?? ''])),
  })
}

function readText(row: FactValues, name: FactName): string {
  const value = row[name]
  if (facts[name].kind === 'yes') return value === true ? 'yes' : ''
  if (typeof value === 'boolean') return toYesNo(value)
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

export function formatPin({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude}, ${longitude}`
}

const statusChanges = new Set(['published', 'archived', 'restored', 'unpublished'])

type Changes = Partial<Record<ListingField | 'status', FieldChange>>

export function listChanges(row: ListingRow, history: readonly HistoryRow[]): Changes {
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
    return column in after && readEntry(before[column], key) !== readEntry(after[column], key)
  }
  if (field === 'pin') return 'latitude' in after || 'longitude' in after
  return isFactName(field) && facts[field].column in after
}

function readEntry(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null && Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined
}
