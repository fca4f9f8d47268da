import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { BoardGroup } from '#contract/board.ts'
import type { BedQueue } from '#web/parts/bed-queue/bed-queue.ts'
import { type GroupView, noView, type QueueSummary } from '#web/parts/bed-queue/queue-view.ts'
import type { WantedHold } from './use-wanted-hold.ts'

/** A form without script that came back: what was typed, and what was wrong with it. */
export type RefusedForm = {
  values: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  message: string
}

/** What the lines of the board share; the same object for as long as nobody comes to hold another bed. */
export type BoardTools = {
  queue: BedQueue | null
  owner: string | null
  /** Whether whoever looks may change the houses themselves. */
  mayManage: boolean
  setGroup: (group: BoardGroup) => void
  refused: RefusedForm | null
  wanted: WantedHold | null
  forgetWanted: () => void
}

export const BoardToolsContext = createContext<BoardTools>({
  ...{ queue: null, owner: null, mayManage: true, setGroup: () => {} },
  ...{ refused: null, wanted: null, forgetWanted: () => {} },
})

const noViews: ReadonlyMap<string, GroupView> = new Map()
const never = () => () => {}

/** What waits of one group. A tap on another one draws nothing of this one. */
export function useGroupView(groupId: string): GroupView {
  const { queue } = useContext(BoardToolsContext)
  return useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.view(groupId) ?? noView,
    () => noView,
  )
}

export type ViewsOf = (groupId: string) => GroupView

/**
 * What waits of any group, for sums over the whole board: another function whenever something changed. It follows a tap
 * after the tapped line has been painted.
 */
export function useViews(queue: BedQueue | null): ViewsOf {
  const views = useSyncExternalStore(
    useMemo(() => (queue ? afterPaint(queue.subscribe) : never), [queue]),
    () => queue?.views() ?? noViews,
    () => noViews,
  )
  return useCallback((groupId) => views.get(groupId) ?? noView, [views])
}

/** Tells once for all that happened until the next picture is on the screen. */
function afterPaint(subscribe: BedQueue['subscribe']): BedQueue['subscribe'] {
  return (listener) => {
    let frame: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe(() => {
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(() => {
          frame = null
          listener()
        })
      })
    })
    return () => {
      stop()
      clearTimeout(timer)
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }
}

/** Whether changes can leave right now; of all lines only a few are drawn anew when that changes. */
export function useQueueTrouble(): QueueSummary['trouble'] {
  const { queue } = useContext(BoardToolsContext)
  return useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.summary().trouble ?? 'none',
    () => 'none',
  )
}
