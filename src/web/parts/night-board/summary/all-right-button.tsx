import { useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useCanUndoTogether } from '#web/parts/beds/bed-queue/use-queue.ts'
import { useViews } from '#web/parts/night-board/group/use-group-view.ts'
import { manyResidences } from '#web/parts/night-board/residences/residence-list.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { type AllRight, allRight, allRightWords, confirmedWords, housesByTown, townRightWords } from './all-right.ts'

type AllRightButtonProps = {
  residences: readonly MyResidence[]
  isPart: boolean
  queue: BedQueue | null
  now: Date
}

/** Of more than 8 houses nobody knows all numbers at once: they are confirmed town by town, or as many as are shown. */
export function AllRightButton({ residences, isPart, queue, now }: AllRightButtonProps) {
  const viewOf = useViews(queue)
  const [said, setSaid] = useState('')
  const canUndo = useCanUndoTogether(queue)
  const confirm = (right: AllRight) => {
    queue?.confirm(right.groups, { withUndo: true })
    setSaid(confirmedWords(right))
  }
  const isByTown = !isPart && residences.length > manyResidences
  const right = allRight(residences, viewOf, now)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {canUndo ? (
        <Button
          className="needs-script"
          icon="undo"
          data-says="undo"
          aria-label={`Undo. ${said}`}
          onClick={() => {
            queue?.undoTogether()
            setSaid('Taken back. Nothing was confirmed.')
          }}
        >
          Undo
        </Button>
      ) : isByTown ? (
        <RightByTown residences={residences} rightOf={(of) => allRight(of, viewOf, now)} confirm={confirm} />
      ) : (
        right.groups.length > 0 && (
          <Button className="needs-script break" icon="check" onClick={() => confirm(right)}>
            {allRightWords(right, isPart)}
          </Button>
        )
      )}
    </>
  )
}

type RightByTownProps = {
  residences: readonly MyResidence[]
  rightOf: (residences: readonly MyResidence[]) => AllRight
  confirm: (right: AllRight) => void
}

function RightByTown({ residences, rightOf, confirm }: RightByTownProps) {
  return (
    <details className="right-by-town needs-script">
      <summary className="tap as-link bold">Still right, town by town</summary>
      <ul className="row gap-2 pad-y-2">
        {housesByTown(residences).map(({ town, houses }) => {
          const right = rightOf(houses)
          if (right.groups.length === 0) return null
          return (
            <li key={town}>
              <Button small icon="check" onClick={() => confirm(right)}>
                {townRightWords(right, town)}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
