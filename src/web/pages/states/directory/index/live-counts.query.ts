import type { DirectoryStats } from '#contract/residence/residences.ts'
import type { StateCount } from '#domain/states/state-count.ts'
import { type FetchState, useFetched } from '#web/plumbing/api/use-fetched.ts'

export type PageCounts = { listed: number; openBeds: number; toConfirm: number; at: string }

export type LiveCounts = FetchState<PageCounts>

type CountedStates = { states: Readonly<Record<string, StateCount>>; measuredAt: string }

export function countTogether({ states, measuredAt }: CountedStates): PageCounts {
  const all = Object.values(states)
  const sum = (of: (state: StateCount) => number) => all.reduce((total, state) => total + of(state), 0)
  return {
    listed: sum(({ listed }) => listed),
    openBeds: sum(({ open }) => open),
    toConfirm: sum(({ toConfirm }) => toConfirm),
    at: measuredAt,
  }
}

/** A number that is missing from the answer is 0 (docs/specification.md, section 7). */
export function useLiveCounts(): { counts: LiveCounts; askAgain: () => void } {
  const { answer, askAgain } = useFetched('GET /api/directory/stats', {})
  if (answer.is !== 'known') return { counts: answer, askAgain }
  const { totalListings = 0, availableBeds = 0, bedsToConfirm = 0, measuredAt }: Partial<DirectoryStats> = answer.value
  const openBeds = availableBeds - bedsToConfirm
  const at = measuredAt ?? new Date().toISOString()
  return {
    counts: { is: 'known', value: { listed: totalListings, openBeds, toConfirm: bedsToConfirm, at } },
    askAgain,
  }
}
