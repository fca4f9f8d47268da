import type { ListingField, ListingValues } from '#domain/residence/listing/listing-fields.ts'

export const bulkKinds = ['status', 'phone', 'fee', 'waiting'] as const

export type BulkKind = (typeof bulkKinds)[number]

export const bulkOutcomes = ['changed', 'same', 'refused'] as const

export type BulkOutcome = (typeof bulkOutcomes)[number]

type FieldKind = Exclude<BulkKind, 'status'>

export const bulkFields: Record<FieldKind, readonly ListingField[]> = {
  phone: ['phone'],
  fee: ['fee_amount', 'fee_per'],
  waiting: ['waiting_list'],
}

export function parseBulkText(kind: FieldKind, text: string): Partial<ListingValues> {
  const typed = text.trim()
  if (kind === 'phone') return { phone: typed }
  if (kind === 'waiting') return { waiting_list: typed }
  const per = typed.split(' ').at(-1) ?? ''
  if (per !== 'week' && per !== 'month') return { fee_amount: typed, fee_per: '' }
  return { fee_amount: typed.slice(0, -per.length).trim(), fee_per: per }
}

export function formatBulkText(kind: FieldKind, values: Partial<ListingValues>): string {
  return bulkFields[kind]
    .map((field) => values[field] ?? '')
    .join(' ')
    .trim()
}
