import type { DirectoryStats } from '#contract/residences.ts'
import { type Asked, useAsked } from '#web/plumbing/use-asked.ts'

export type LiveCounts = Asked<{ homes: number; openBeds: number; toConfirm: number; at: string }>

/** What this site counts itself; `openBeds` are those said in the last 3 days. Each number is 0 where the answer leaves it out (spec section 7). */
export function useLiveCounts(): { counts: LiveCounts; askAgain: () => void } {
  const { answer, askAgain } = useAsked<Partial<DirectoryStats>>('/api/directory/stats')
  if (answer.is !== 'known') return { counts: answer, askAgain }
  const { totalListings = 0, availableBeds = 0, bedsToConfirm = 0, measuredAt } = answer.value
  const openBeds = availableBeds - bedsToConfirm
  const at = measuredAt ?? new Date().toISOString()
  return {
    counts: { is: 'known', value: { homes: totalListings, openBeds, toConfirm: bedsToConfirm, at } },
    askAgain,
  }
}
