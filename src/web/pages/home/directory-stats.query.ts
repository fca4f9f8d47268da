import type { DirectoryStats } from '#contract/residences.ts'
import { useAsked } from '#web/plumbing/use-asked.ts'

/**
 * The counts of the whole directory. Null until they arrive, and for good when they do not: the page is complete without
 * them, so a failure is not shown.
 */
export function useDirectoryStats(): DirectoryStats | null {
  const { answer } = useAsked<DirectoryStats>('/api/directory/stats')
  return answer.is === 'known' ? answer.value : null
}
