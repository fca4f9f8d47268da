import { useEffect, useRef } from 'react'
import { useLiveHomes } from './use-live-homes.ts'

/** Milliseconds: everybody hears of a change at once and asks within these; a busy state is asked no more often. */
const spread = 300
const atMostEvery = 1_000

/** Calls `ask` when something changed in a state, for what is counted there. */
export function useStateChanges(slug: string, ask: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const askedAt = useRef(0)
  useLiveHomes({ state: slug }, () => {
    if (timer.current !== undefined) return
    const wait = Math.max(Math.random() * spread, askedAt.current + atMostEvery - Date.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      askedAt.current = Date.now()
      ask()
    }, wait)
  })
  // What is due for one state is not for another.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [slug],
  )
}
