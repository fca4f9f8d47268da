export const rowOutcomes = ['new', 'changed', 'same', 'duplicate', 'problem'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

export type OutcomeCounts = Record<RowOutcome, number>

export function countOutcomes(outcomes: readonly RowOutcome[]): OutcomeCounts {
  const counts: OutcomeCounts = { new: 0, changed: 0, same: 0, duplicate: 0, problem: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
