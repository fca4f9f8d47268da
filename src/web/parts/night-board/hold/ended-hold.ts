import { useSyncExternalStore } from 'react'
import type { BoardHold } from '#contract/beds/board.ts'
import { Listeners } from '#web/parts/beds/bed-queue/listeners.ts'
import { undoMs } from '#web/parts/beds/bed-queue/tap-run.ts'

export type HoldEnd = 'cancelled' | 'moved_in'

export type EndedHold = { groupId: string; hold: BoardHold; how: HoldEnd }

let ended: EndedHold | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Listeners<[]>()

function set(next: EndedHold | null): void {
  clearTimeout(timer)
  ended = next
  listeners.tell()
}

export const getEndedHold = (): EndedHold | null => ended

export const forgetEndedHold = (): void => set(null)

/** The end can be taken back for 10 seconds, or until a tap elsewhere (docs/specification.md, design S7). */
export function noteEndedHold(hold: EndedHold): void {
  set(hold)
  timer = setTimeout(() => set(null), undoMs)
}

export function useEndedHold(groupId: string): EndedHold | null {
  return useSyncExternalStore(
    listeners.add,
    () => (ended?.groupId === groupId ? ended : null),
    () => null,
  )
}
