import { useEffect, useState } from 'react'
import type { DirectoryStats } from '#contract/residences.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

/**
 * The counts of the whole directory, asked once after the page has loaded. Null until they arrive, and for good when
 * they do not: the page is complete without them, so a failure is not shown.
 */
export function useDirectoryStats(): DirectoryStats | null {
  const [stats, setStats] = useState<DirectoryStats | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    apiGet<DirectoryStats>('/api/directory/stats', { signal: leaving.signal }).then(setStats, () => undefined)
    return () => leaving.abort()
  }, [])
  return stats
}
