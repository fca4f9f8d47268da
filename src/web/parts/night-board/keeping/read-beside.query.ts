import type { DeskProgress } from '#contract/desk/desk-progress.ts'
import type { DirectoryStats } from '#contract/residence/residences.ts'
import { ask } from '#web/plumbing/api-client.ts'
import type { Visit } from '#web/plumbing/page.ts'

/** Null for what could not be read: the page asks for it once it is awake. */
export type BesideResidences = {
  stats: DirectoryStats | null
  progress: DeskProgress | null
  sampleData: boolean
}

export async function readBeside({ fetch, site, user }: Visit): Promise<BesideResidences> {
  const isOperator = user?.organisation?.kind === 'operator'
  const [stats, progress] = await Promise.all([
    ask('GET /api/directory/stats', {}, { fetch }).catch(() => null),
    isOperator ? ask('GET /api/desk/progress', {}, { fetch }).catch(() => null) : null,
  ])
  return { stats, progress, sampleData: site.sampleData }
}
