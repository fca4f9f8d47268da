import type { BoardGroup } from '#contract/beds/board.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { GroupLog } from './beds.store.ts'

class EditConflict extends AppError {
  constructor() {
    super('unavailable', 'The beds of this house were edited just now. Try again.', { retryAfter: 1 })
  }
}

type GroupSnapshot = Pick<GroupLog, 'totalBeds' | 'latest'>
type WrittenReports = { own: string | null; newest: readonly string[]; group: BoardGroup }

/**
 * An edit or an import locks the residence, so what was read before the write may be out of date after it. Throws
 * where it is, so that the work is done again.
 */
export function requireUnedited(read: GroupSnapshot, { own, newest, group }: WrittenReports): BoardGroup {
  const wanted = [own?.toLowerCase(), read.latest?.id].filter((id) => id !== undefined)
  const isUnedited = newest.slice(0, own === null ? 1 : 2).join() === wanted.join()
  if (!isUnedited || group.totalBeds !== read.totalBeds) throw new EditConflict()
  return group
}

export async function retryOnConflict<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !(error instanceof EditConflict)) throw error
    return retryOnConflict(work, tries - 1)
  }
}
