import { useMemo } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import type { ReportedHere } from '#web/parts/beds/bed-queue/queued-changes.ts'
import { useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import { describeReportedHere, type Zone } from '#web/parts/night-board/group/group-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type LostChangesProps = {
  residences: readonly MyResidence[]
  isInPages?: boolean
  queue: BedQueue
  now: Date
  zone: Zone
  done: () => void
}

type LostChange = { groupId: string; place: string; said: ReportedHere; reason: string; isConflict: boolean }

const conflictOfGone = 'Another number was said meanwhile, and these beds are not on your board any more.'

export function LostChanges({ residences, isInPages = false, queue, now, zone, done }: LostChangesProps) {
  const lost = useLost(residences, queue)
  if (lost.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={lost.length === 1 ? 'A change was not saved.' : `${lost.length} changes were not saved.`}
      announced
      className="mt-3"
    >
      <ul>
        {lost.map(({ groupId, place, said, reason, isConflict }) => (
          <li key={groupId} className="row between tight break">
            <span>
              <b>{place}</b>. {describeReportedHere(said, now, zone)}{' '}
              {isInPages && isConflict ? 'Another number was said meanwhile.' : reason}
            </span>
            {isInPages && (
              <ButtonLink to={`/workspace/beds?at=${groupId}`} small>
                Show the house<VisuallyHidden> {place}</VisuallyHidden>
              </ButtonLink>
            )}
            <Button
              variant="text"
              small
              onClick={() => {
                queue.dismiss(groupId)
                done()
              }}
            >
              OK<VisuallyHidden> at {place}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function useLost(residences: readonly MyResidence[], queue: BedQueue): LostChange[] {
  const views = useQueueViews(queue)
  return useMemo(() => {
    const here = new Set(residences.flatMap(({ groups }) => groups.map(({ id }) => id)))
    return [...views].flatMap(([groupId, { refused, conflict, place }]) => {
      const problem = refused ?? conflict
      if (here.has(groupId) || !problem) return []
      return [
        {
          groupId,
          place: place || 'One of your houses',
          said: problem,
          reason: refused?.reason ?? conflictOfGone,
          isConflict: conflict !== null,
        },
      ]
    })
  }, [residences, views])
}
