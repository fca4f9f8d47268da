import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { type GroupView, noView, type QueueSummary } from '#web/parts/beds/bed-queue/queue-view.ts'
import { useQueueValue, useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import type { AskingByResidence } from '#web/parts/night-board/asking/asking.query.ts'
import type { WantedHold } from '#web/parts/night-board/hold/use-wanted-hold.ts'

export type BoardTools = {
  queue: BedQueue | null
  owner: string | null
  mayManage: boolean
  setGroup: (group: BoardGroup) => void
  wanted: WantedHold | null
  forgetWanted: () => void
  asking: AskingByResidence
}

export const BoardToolsContext = createContext<BoardTools>({
  queue: null,
  owner: null,
  mayManage: true,
  setGroup: () => {},
  wanted: null,
  forgetWanted: () => {},
  asking: new Map(),
})

const subscribeToNothing = () => () => {}

/** The only value that follows a tap at once, and only in the tapped line. */
export function useOpenNow({ id, open }: BoardGroup): number | null {
  const { queue } = useContext(BoardToolsContext)
  const own = useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    () => queue?.view(id).open ?? null,
    () => null,
  )
  return own ?? open
}

export function useGroupView(groupId: string): GroupView {
  const { queue } = useContext(BoardToolsContext)
  return useQueueValue(queue, (one) => one.view(groupId), noView)
}

export type ViewsOf = (groupId: string) => GroupView

export function useViews(queue: BedQueue | null): ViewsOf {
  const views = useQueueViews(queue)
  return useCallback((groupId) => views.get(groupId) ?? noView, [views])
}

export function useQueueTrouble(): QueueSummary['trouble'] {
  const { queue } = useContext(BoardToolsContext)
  return useQueueValue(queue, (one) => one.summary().trouble, 'none')
}
