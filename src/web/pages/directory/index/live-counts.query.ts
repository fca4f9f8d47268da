import { useCallback, useEffect, useState } from 'react'
import type { DirectoryStats } from '#contract/residences.ts'
import { apiGet } from '#web/plumbing/api-client.ts'

export type LiveCounts =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'counted'; listings: number; openBeds: number; at: string }

async function askForCounts(signal: AbortSignal): Promise<LiveCounts> {
  const stats = await apiGet<Partial<DirectoryStats>>('/api/directory/stats', { signal })
  // Each number is 0 where the answer leaves it out (spec section 7).
  const { totalListings = 0, availableBeds = 0, measuredAt = new Date().toISOString() } = stats ?? {}
  return { status: 'counted', listings: totalListings, openBeds: availableBeds, at: measuredAt }
}

/** What this site counts itself, asked once after the page has loaded, and again when somebody wants to try again. */
export function useLiveCounts(): { counts: LiveCounts; askAgain: () => void } {
  const [counts, setCounts] = useState<LiveCounts>({ status: 'loading' })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a change of `asked` and nothing else.
  useEffect(() => {
    const leaving = new AbortController()
    askForCounts(leaving.signal).then(setCounts, () => {
      if (!leaving.signal.aborted) setCounts({ status: 'failed' })
    })
    return () => leaving.abort()
  }, [asked])
  const askAgain = useCallback(() => {
    setCounts({ status: 'loading' })
    setAsked((times) => times + 1)
  }, [])
  return { counts, askAgain }
}
