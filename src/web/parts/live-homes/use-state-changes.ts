import { useCallback, useEffect, useRef } from 'react'
import { useLiveHomes } from './use-live-homes.ts'

/** Milliseconds: everybody hears of a change at once and asks within these; a busy state is asked no more often. */
const spread = 300
const atMostEvery = 1_000
/** How long what came with a page is taken for what is so. */
const minute = 60_000

/**
 * Calls `ask` when something changed in a state, for what is counted there. What was counted less than a minute before the
 * page begins to follow the state is not asked for at once, but when that minute is over: a change may have come between.
 */
export function useStateChanges(slug: string, ask: () => void, measuredAt: string | null): void {
  const due = useRef<{ at: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const askedAt = useRef(0)
  const forget = useCallback(() => {
    clearTimeout(due.current?.timer)
    due.current = null
  }, [])
  useLiveHomes({ state: slug }, ({ is }) => {
    const now = Date.now()
    const left = is === 'begun' ? minuteLeft(measuredAt, now) : 0
    const wait = Math.max(Math.random() * spread, askedAt.current + atMostEvery - now, left)
    if (due.current !== null && due.current.at <= now + wait) return
    forget()
    const timer = setTimeout(() => {
      due.current = null
      askedAt.current = Date.now()
      ask()
    }, wait)
    due.current = { at: now + wait, timer }
  })
  // What is due for one state is not for another.
  useEffect(() => forget, [slug, forget])
}

/** The clock of a device may be a little behind ours. */
function minuteLeft(measuredAt: string | null, now: number): number {
  return measuredAt === null ? 0 : minute - Math.abs(now - Date.parse(measuredAt))
}
