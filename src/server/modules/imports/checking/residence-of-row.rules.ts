import { describePeople } from '#domain/beds/bed-people.ts'
import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { cleanText } from '#domain/residence/listing/typed-text.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import type { Value } from '#server/modules/imports/values/read-value.rules.ts'
import { showValue, toCell, toComparable } from '#server/modules/imports/values/show-value.rules.ts'
import type { GroupChange } from './beds-of-row.rules.ts'
import { findColumn, type OwnResidence } from './own-residence.rules.ts'
import type { RowPlace } from './place-of-row.rules.ts'
import type { RowFacts } from './row-facts.rules.ts'

export type FieldChange = { label: string; was: string; now: string }

export type ResidencePatch = Record<string, unknown>

const answered = ['rule.', 'says.', 'note.'] as const
const keptIn = { 'rule.': 'rules', 'says.': 'answers', 'note.': 'answer_notes' } as const

export function getResidenceValue(residence: OwnResidence, field: ImportField): Value | null {
  const own = findColumn(field)
  if (own !== null) return residence[own]
  if (field === 'fee_week') return residence.fee_per === 'week' ? residence.fee_amount : null
  if (field === 'fee_month') return residence.fee_per === 'month' ? residence.fee_amount : null
  if (field === 'id' || field === 'slug') return residence[field]
  const prefix = answered.find((one) => field.startsWith(one))
  return prefix ? (residence[keptIn[prefix]][field.slice(prefix.length)] ?? null) : null
}

export function saysWhatIs(text: string, residence: OwnResidence, field: ImportField): boolean {
  const { kind } = getImportFieldWords(field)
  return text !== '' && cleanText(toCell(getResidenceValue(residence, field), kind)) === text.trim()
}

export function listChanges(facts: RowFacts, residence: OwnResidence, place: RowPlace | null, today: string) {
  const patch: ResidencePatch = {}
  const changes: FieldChange[] = []
  for (const [field, value] of facts.said) {
    if (field === 'id' || field === 'slug' || /^(audience|beds|open|taken|cert_)/.test(field)) continue
    const { kind, label } = getImportFieldWords(field)
    const was = getResidenceValue(residence, field)
    if (toComparable(was, kind) === toComparable(value, kind) || saysWhatIs(facts.text(field), residence, field))
      continue
    changes.push({ label, was: showValue(was, kind), now: showValue(value, kind) })
    Object.assign(patch, toColumns(field, value, { ...residence, ...patch }, today))
  }
  if (place && ('zip' in patch || 'city' in patch || 'state_code' in patch)) Object.assign(patch, place)
  return { patch, changes }
}

export function buildNewResidence(facts: RowFacts, place: RowPlace, today: string): ResidencePatch {
  const residence: ResidencePatch = { address_visibility: 'area' }
  for (const [field, value] of facts.said) Object.assign(residence, toColumns(field, value, residence, today))
  return { ...residence, ...place }
}

function toColumns(
  field: ImportField,
  value: Value,
  residence: Readonly<ResidencePatch>,
  today: string,
): ResidencePatch {
  const own = findColumn(field)
  if (own !== null) return { [own]: value }
  if (field === 'fee_week' || field === 'fee_month') {
    return { fee_amount: value, fee_per: field === 'fee_week' ? 'week' : 'month', fee_said_on: today }
  }
  const prefix = answered.find((one) => field.startsWith(one))
  if (!prefix) return {}
  const column = keptIn[prefix]
  return { [column]: { ...(residence[column] ?? {}), [field.slice(prefix.length)]: value } }
}

export function listBedChanges(groups: readonly GroupChange[]): FieldChange[] {
  return groups.flatMap((group) => {
    const { audience, total, wasAudience, wasTotal, open, wasOpen } = group
    const label = `Beds for ${describePeople(audience)}`
    const changes: FieldChange[] = []
    if (wasAudience !== null && wasAudience !== audience) {
      changes.push({ label: 'A bed for', was: audienceWords[wasAudience], now: audienceWords[audience] })
    }
    if (wasTotal !== total)
      changes.push({ label: 'Total beds', was: wasTotal === null ? 'None' : String(wasTotal), now: String(total) })
    if (open !== null) {
      changes.push({ label: 'Open beds', was: wasOpen === null ? 'Not stated' : String(wasOpen), now: String(open) })
    }
    return wasTotal === null
      ? changes.map((change) => ({ ...change, label: change.label === 'Total beds' ? label : change.label }))
      : changes
  })
}
