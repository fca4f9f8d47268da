import type { BoardGroup } from '#contract/board.ts'
import { AppError } from '#server/plumbing/errors.ts'

/** The beds of a house were edited between reading and writing; nothing was written. */
class EditedMeanwhile extends AppError {
  constructor() {
    super('unavailable', 'The beds of this house were edited just now. Try again.', { retryAfter: 1 })
  }
}

/**
 * What was read before a report or a hold was written must still be so after it. An edit locks its residence, and writing
 * waits for that lock: what is read behind it is what the edit left.
 */
export function requireUnedited(read: { totalBeds: number }, after: BoardGroup): BoardGroup {
  if (after.totalBeds !== read.totalBeds) throw new EditedMeanwhile()
  return after
}

/** Does the work, a whole transaction, again where the beds were edited in the middle of it. */
export async function onceMore<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !(error instanceof EditedMeanwhile)) throw error
    return onceMore(work, tries - 1)
  }
}
