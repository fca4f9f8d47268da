import { useSyncExternalStore } from 'react'
import type { StateBeds } from '#contract/directory.ts'

let told: StateBeds | null = null
const hearers = new Set<() => void>()

/** What is counted in the page's state now: its islands say the same. */
export function tellBeds(beds: StateBeds): void {
  told = beds
  for (const hear of hearers) hear()
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** What was counted last, and until something was told what the page came with. */
export function useToldBeds(given: StateBeds): StateBeds {
  return useSyncExternalStore(
    subscribe,
    () => told ?? given,
    () => given,
  )
}
