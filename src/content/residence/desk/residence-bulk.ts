import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import type { BulkKind, BulkOutcome } from '#domain/residence/bulk/bulk-change.ts'

const statuses: Record<string, string> = {
  published: 'public',
  waiting: 'waiting for a check',
  draft: 'draft',
  archived: 'archived',
}

function formatFee(text: string): string {
  const [amount = '', per = ''] = text.split(' ')
  return text === '' ? 'no fee said' : `$${amount} a ${per}`
}

const waiting: Record<string, string> = { yes: 'keeps a waiting list', no: 'keeps no waiting list' }

export const bulkWords = {
  title: 'Change several houses',
  pick: (name: string) => `Select ${name}`,
  more: (name: string) => `More about ${name}`,
  open: (missing: number, contradicting: number) =>
    contradicting > 0 ? 'Answers do not go together' : formatCount(missing, 'answer missing', 'answers missing'),
  selected: (count: number) =>
    count === 0 ? 'Select houses to change them at once.' : `${formatCount(count, 'house')} selected`,
  which: 'Which houses',
  picked: 'The selected ones',
  page: (count: number) => `All ${count} on this page`,
  found: (count: number) => `All ${formatNumber(count)} found`,
  change: 'What to change',
  changes: {
    published: 'Publish',
    draft: 'Make drafts',
    phone: 'Phone number',
    'fee week': 'Fee for a week',
    'fee month': 'Fee for a month',
    'waiting yes': 'Keep a waiting list',
    'waiting no': 'Keep no waiting list',
  },
  value: 'New phone or fee',
  look: 'Preview the change',
  would: (count: number) => (count === 0 ? 'Nothing would change' : `This would change ${formatCount(count, 'house')}`),
  did: (count: number) => (count === 0 ? 'Nothing was changed' : `${formatCount(count, 'house')} changed`),
  undid: (count: number) => (count === 0 ? 'Nothing was taken back' : `Taken back at ${formatCount(count, 'house')}`),
  yes: (count: number) => `Yes, change ${formatCount(count, 'house')}`,
  cancel: 'Cancel',
  undo: 'Undo',
  close: 'Close',
  history: 'Each has its line in the history.',
  public: 'Everyone reads this at once where a house is public.',
  caption: 'House by house',
  columns: { house: 'House', now: 'Before', next: 'After', outcome: 'Outcome' },
  outcomes: {
    dry: { changed: 'Would change', same: 'Stays the same', refused: 'Cannot change' },
    done: { changed: 'Changed', same: 'Stayed the same', refused: 'Not changed' },
  } satisfies Record<'dry' | 'done', Record<BulkOutcome, string>>,
  says(kind: BulkKind, text: string): string {
    if (kind === 'status') return statuses[text] ?? text
    if (kind === 'fee') return formatFee(text)
    if (kind === 'waiting') return waiting[text] ?? 'not said'
    return text === '' ? 'no phone number' : text
  },
}

export type BulkWords = typeof bulkWords
