import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { BoardGroup } from '#contract/desk/board.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { changesAfterPaint } from '#web/parts/beds/bed-queue/changes-after-paint.ts'
import { type GroupView, noView, type QueueSummary } from '#web/parts/beds/bed-queue/queue-view.ts'
import { useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import type { WantedHold } from '#web/parts/night-board/hold/use-wanted-hold.ts'

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
  queue: null,
  owner: null,
  mayManage: true,
  setGroup: () => {},
  refused: null,
  wanted: null,
  forgetWanted: () => {},
})

const never = () => () => {}

/** The number of a group on the screen. It alone follows a tap at once, in the line that was tapped. */
export function useOpenNow({ id, open }: BoardGroup): number | null {
  const { queue } = useContext(BoardToolsContext)
  const own = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.view(id).open ?? null,
    () => null,
  )
  return own ?? open
}

/** What waits of one group, once the number has been painted. A tap on another one draws nothing of this one. */
export function useGroupView(groupId: string): GroupView {
  const { queue } = useContext(BoardToolsContext)
  return useSyncExternalStore(
    queue ? changesAfterPaint(queue) : never,
    () => queue?.view(groupId) ?? noView,
    () => noView,
  )
}

export type ViewsOf = (groupId: string) => GroupView

/** What waits of any group, for sums over the whole board: another function whenever something changed. */
export function useViews(queue: BedQueue | null): ViewsOf {
  const views = useQueueViews(queue)
  return useCallback((groupId) => views.get(groupId) ?? noView, [views])
}

/** Whether changes can leave right now; of all lines only a few are drawn anew when that changes. */
export function useQueueTrouble(): QueueSummary['trouble'] {
  const { queue } = useContext(BoardToolsContext)
  return useSyncExternalStore(
    queue ? changesAfterPaint(queue) : never,
    () => queue?.summary().trouble ?? 'none',
    () => 'none',
  )
}
