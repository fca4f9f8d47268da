import type { DeskProgress } from '#contract/desk/desk-progress.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Visit } from '#web/plumbing/page.ts'

/** Null for what could not be read: the page asks for it once it is hydrated. */
export type BoardSummary = {
  stats: DirectoryStats | null
  progress: DeskProgress | null
  sampleData: boolean
}

export async function readBoardSummary({ fetch, site, user }: Visit): Promise<BoardSummary> {
  const isOperator = user?.organisation?.kind === 'operator'
  const [stats, progress] = await Promise.all([
    callApi('GET /api/directory/stats', {}, { fetch }).catch(() => null),
    isOperator ? callApi('GET /api/desk/progress', {}, { fetch }).catch(() => null) : null,
  ])
  return { stats, progress, sampleData: site.sampleData }
}
