import type { BulkResidence } from '#contract/residence/residence-desk.ts'
import { type BulkKind, bulkKinds } from '#domain/residence/bulk/bulk-change.ts'

export const bulkChoices = [
  'published',
  'draft',
  'phone',
  'fee week',
  'fee month',
  'waiting yes',
  'waiting no',
] as const

export const canTakeValue = (choice: string) => choice === 'phone' || choice.startsWith('fee')

export type BulkReport = { kind: BulkKind; act: 'look' | 'do' | 'undo'; houses: BulkResidence[] }

export function readChosenChange(choice: string, value: string): { kind: BulkKind; to: string } | null {
  const typed = value.trim().replace(/\s+(?:a|per)?\s*(?:week|month)$/i, '')
  switch (choice) {
    case 'published':
    case 'draft':
      return { kind: 'status', to: choice }
    case 'phone':
      return { kind: 'phone', to: value.trim() }
    case 'fee week':
    case 'fee month':
      return { kind: 'fee', to: typed === '' ? '' : `${typed} ${choice.slice(4)}` }
    case 'waiting yes':
    case 'waiting no':
      return { kind: 'waiting', to: choice.slice(8) }
    default:
      return null
  }
}

export function readReport(values: Readonly<Record<string, string>> | undefined): BulkReport | null {
  if (!values?.bulk) return null
  try {
    const report: BulkReport = JSON.parse(values.bulk)
    return bulkKinds.includes(report.kind) && Array.isArray(report.houses) ? report : null
  } catch {
    return null
  }
}

export type Step = { id: string; to: string; seen: string }

export function listNextSteps({ act, houses: residences }: BulkReport): Step[] {
  const changed = residences.filter(({ outcome }) => outcome === 'changed')
  if (act === 'look') return changed.map(({ id, from, to }) => ({ id, to, seen: from }))
  return changed.map(({ id, from, to }) => ({ id, to: from === 'waiting' ? 'published' : from, seen: to }))
}

export const writeSteps = (steps: readonly Step[]) => JSON.stringify(steps.map(({ id, to, seen }) => [id, to, seen]))

export function readSteps(text = ''): Step[] {
  try {
    const rows: unknown = JSON.parse(text)
    if (!Array.isArray(rows)) return []
    return rows.map(([id, to, seen]: unknown[]) => ({ id: String(id), to: String(to), seen: String(seen) }))
  } catch {
    return []
  }
}
