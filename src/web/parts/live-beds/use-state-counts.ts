import { useCallback, useEffect, useRef, useState } from 'react'
import { useStateChanges } from '#web/parts/live-homes/use-state-changes.ts'
import { keptPlace } from '#web/plumbing/kept-place.ts'
import { askCounts, askHomes, type CountedState, type StateCounts } from './state-counts.query.ts'

export type LiveCounts = StateCounts & { askAgain: () => void }

/** Past every cache: something has changed. */
const anew: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' })

/**
 * What is counted in a state, as the page came with it, and then as the houses say. `near` is the place of the page's
 * address; without one, the place that somebody has looked for before on this device counts.
 */
export function useStateCounts({ slug, code }: CountedState, given: StateCounts, near: string | null): LiveCounts {
  const [counts, setCounts] = useState(given)
  const place = useRef(near)
  const turn = useRef(0)
  const take = useCallback(async (asking: Promise<Partial<StateCounts>>) => {
    turn.current += 1
    const own = turn.current
    const { beds, homes } = await asking
    // An older answer may come later, and one that did not come changes nothing.
    if (own === turn.current) setCounts((old) => ({ beds: beds ?? old.beds, homes: homes ?? old.homes }))
  }, [])
  const askAgain = useCallback(() => take(askCounts({ slug, code }, place.current, anew)), [take, slug, code])
  useEffect(() => {
    const kept = keptPlace()
    if (place.current !== null || kept === null) return
    place.current = kept
    void take(askHomes({ slug, code }, kept, anew).then((homes) => ({ homes })))
  }, [take, slug, code])
  useStateChanges(slug, askAgain, (counts.homes && counts.beds?.measuredAt) ?? null)
  const { beds, homes } = counts
  // Nobody has asked this page for the place that they looked for elsewhere.
  return { beds, homes: homes && near === null ? { ...homes, missed: null } : homes, askAgain }
}
