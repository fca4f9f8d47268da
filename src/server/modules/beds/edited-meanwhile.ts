import type { BoardGroup } from '#contract/desk/board.ts'
import type { GroupLog } from '#server/modules/beds/beds.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

/** The beds of a house were edited between reading and writing; nothing was written. */
class EditedMeanwhile extends AppError {
  constructor() {
    super('unavailable', 'The beds of this house were edited just now. Try again.', { retryAfter: 1 })
  }
}

type Read = Pick<GroupLog, 'totalBeds' | 'latest'>
/** `own` is the report that was just written, `newest` the two newest of the group, and `group` how it stands with them. */
type Written = { own: string | null; newest: readonly string[]; group: BoardGroup }

/**
 * What was read before a report or a hold was written must still be so after it. An edit and an import lock the residence,
 * and writing waits for that lock: what is read behind it is what they left. Another total, or a number said by an import
 * that nobody here saw, and it is all to be read again.
 */
export function requireUnedited(read: Read, { own, newest, group }: Written): BoardGroup {
  const wanted = [own?.toLowerCase(), read.latest?.id].filter((id) => id !== undefined)
  const isUnedited = newest.slice(0, own === null ? 1 : 2).join() === wanted.join()
  if (!isUnedited || group.totalBeds !== read.totalBeds) throw new EditedMeanwhile()
  return group
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
