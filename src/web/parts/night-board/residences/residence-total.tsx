import { useContext, useSyncExternalStore } from 'react'
import type { BoardGroup } from '#contract/desk/board.ts'
import { getSubscribeAfterPaint } from '#web/parts/beds/bed-queue/changes-after-paint.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'

const subscribeToNothing = () => () => {}

/** The sum of a house, with its groups beneath. A house of one group says it there. */
export function ResidenceTotal({ groups }: { groups: readonly BoardGroup[] }) {
  const { queue } = useContext(BoardToolsContext)
  const sum = (openOf: (group: BoardGroup) => number | null) =>
    groups.reduce((all, group) => all + (openOf(group) ?? 0), 0)
  const open = useSyncExternalStore(
    queue ? getSubscribeAfterPaint(queue) : subscribeToNothing,
    () => sum(({ id, open }) => queue?.view(id).open ?? open),
    () => sum((group) => group.open),
  )
  if (groups.length < 2) return null
  const total = groups.reduce((all, { totalBeds }) => all + totalBeds, 0)
  return (
    <p>
      <b>
        {open}/{total} available
      </b>{' '}
      <span className="small ink-2">in {groups.length} groups</span>
    </p>
  )
}
