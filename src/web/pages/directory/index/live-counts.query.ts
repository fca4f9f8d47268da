import type { DirectoryStats } from '#contract/residences.ts'
import { type Asked, useAsked } from '#web/plumbing/use-asked.ts'

export type LiveCounts = Asked<{ listings: number; openBeds: number; at: string }>

/** What this site counts itself. Each number is 0 where the answer leaves it out (spec section 7). */
export function useLiveCounts(): { counts: LiveCounts; askAgain: () => void } {
  const { answer, askAgain } = useAsked<Partial<DirectoryStats>>('/api/directory/stats')
  if (answer.is !== 'known') return { counts: answer, askAgain }
  const { totalListings = 0, availableBeds = 0, measuredAt = new Date().toISOString() } = answer.value
  return {
    counts: { is: 'known', value: { listings: totalListings, openBeds: availableBeds, at: measuredAt } },
    askAgain,
  }
}
