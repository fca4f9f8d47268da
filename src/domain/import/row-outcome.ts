/** What an import would do with a row of the sheet: each row is exactly one of these. */
export const rowOutcomes = ['new', 'changed', 'same', 'duplicate', 'problem'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

export type OutcomeCounts = Record<RowOutcome, number>

/** How many rows are of each kind; together they are all of the rows. */
export function countOutcomes(outcomes: readonly RowOutcome[]): OutcomeCounts {
  const counts: OutcomeCounts = { new: 0, changed: 0, same: 0, duplicate: 0, problem: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
