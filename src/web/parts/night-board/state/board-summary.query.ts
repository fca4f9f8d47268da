import type { ResidenceAsking } from '#contract/inquiries/residence-asking.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import type { DeskProgress } from '#contract/team/desk-progress.ts'
import { readAsking } from '#web/parts/night-board/asking/asking.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Visit } from '#web/plumbing/page.ts'

/** Null for what could not be read: the page asks for it once it is hydrated. */
export type BoardSummary = {
  stats: DirectoryStats | null
  progress: DeskProgress | null
  sampleData: boolean
  asking: ResidenceAsking[] | null
}

export async function readBoardSummary({ fetch, site, user }: Visit): Promise<BoardSummary> {
  const isOperator = user?.organization?.kind === 'operator'
  const [stats, progress, asking] = await Promise.all([
    callApi('GET /api/directory/stats', {}, { fetch }).catch(() => null),
    isOperator ? callApi('GET /api/desk/progress', {}, { fetch }).catch(() => null) : null,
    user ? readAsking(user, fetch) : null,
  ])
  return { stats, progress, sampleData: site.sampleData, asking }
}
