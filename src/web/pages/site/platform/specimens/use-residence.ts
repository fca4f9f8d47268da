import { useSyncExternalStore } from 'react'

export type Residence = {
  name: string
  open: number
  total: number
  isNew: boolean
  say(open: number): void
}

type SaidNumber = { open: number; isNew: boolean }

const first: SaidNumber = { open: 2, isNew: false }

// The specimens are hydrated one by one and share one state.
let reported = first
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function say(open: number): void {
  reported = { open, isNew: true }
  for (const listener of listeners) listener()
}

export function useResidence(name: string): Residence {
  const { open, isNew } = useSyncExternalStore(
    subscribe,
    () => reported,
    () => first,
  )
  return { name, open, total: 8, isNew, say }
}
