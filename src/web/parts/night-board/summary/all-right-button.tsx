import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useViews } from '#web/parts/night-board/group/use-group-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { allRight, allRightWords, listed } from './all-right.ts'

type AllRightButtonProps = {
  residences: readonly MyResidence[]
  isPart: boolean
  queue: BedQueue | null
  now: Date
}

export function AllRightButton({ residences, isPart, queue, now }: AllRightButtonProps) {
  const right = allRight(residences, useViews(queue), now)
  if (right.groups.length === 0) return null
  const countWords = right.residences.length === 1 ? '1 house' : `${right.residences.length} houses`
  return (
    <Button
      className="needs-script"
      icon="check"
      onClick={() => {
        queue?.confirm(right.groups)
        const description = right.left.length > 0 ? `Left out: ${listed(right.left)}.` : undefined
        showToast({ title: `Still right: ${countWords}`, ...(description && { description }) })
      }}
    >
      {allRightWords(right, isPart)}
    </Button>
  )
}
