import { type ReactNode, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import type { ShownGroup } from '#web/parts/beds/bed-queue/queue-view.ts'
import { useCanUndoTogether } from '#web/parts/beds/bed-queue/use-queue.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { useViews } from '#web/parts/night-board/group/use-group-view.ts'
import { useBoardAt } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { manyResidences } from '#web/parts/night-board/residences/residence-list.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import {
  type AllRight,
  describeAllRight,
  describeConfirmed,
  describeTownRight,
  findAllRight,
  groupByTown,
} from './all-right.ts'

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
    setSaid(describeConfirmed(right))
  }
  const isByTown = !isPart && residences.length > manyResidences
  const right = findAllRight(residences, viewOf, now)
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
        <ByTown
          className="needs-script"
          residences={residences}
          rightOf={(of) => findAllRight(of, viewOf, now)}
          button={(right, words) => (
            <Button small icon="check" onClick={() => confirm(right)}>
              {words}
            </Button>
          )}
        />
      ) : (
        right.groups.length > 0 && (
          <Button className="needs-script break" icon="check" onClick={() => confirm(right)}>
            {describeAllRight(right, isPart)}
          </Button>
        )
      )}
      <noscript>
        {import.meta.env.SSR && <PlainAllRightSaid />}
        {import.meta.env.SSR &&
          (isByTown ? (
            <ByTown
              residences={residences}
              rightOf={(of) => findAllRight(of, viewOf, now)}
              button={({ groups }, words) => <PlainAllRight groups={groups} words={words} small />}
            />
          ) : (
            right.groups.length > 0 && <PlainAllRight groups={right.groups} words={describeAllRight(right, isPart)} />
          ))}
      </noscript>
    </>
  )
}

type ByTownProps = {
  className?: string
  residences: readonly MyResidence[]
  rightOf: (residences: readonly MyResidence[]) => AllRight
  button: (right: AllRight, words: string) => ReactNode
}

function ByTown({ className, residences, rightOf, button }: ByTownProps) {
  return (
    <details className={className}>
      <summary className="tap as-link bold">Still right, town by town</summary>
      <ul className="row gap-2 pad-y-2">
        {groupByTown(residences).map(({ town, residences: there }) => {
          const right = rightOf(there)
          return right.groups.length > 0 && <li key={town}>{button(right, describeTownRight(right, town))}</li>
        })}
      </ul>
    </details>
  )
}

type PlainAllRightProps = { groups: readonly ShownGroup[]; words: string; small?: boolean }

/** It confirms what was on the page: which numbers, and which reports they were. */
function PlainAllRight({ groups, words, small = false }: PlainAllRightProps) {
  const right = groups.map(({ groupId, reportId, open }) => `${groupId}/${reportId ?? ''}/${open ?? ''}`).join(' ')
  return (
    <form method="post" action={useBoardAt('beds-tonight')}>
      <input type="hidden" name="right" value={right} />
      <Button type="submit" name="act" value="right" small={small} icon="check" className="break">
        {words}
      </Button>
    </form>
  )
}

function PlainAllRightSaid() {
  const query = new URLSearchParams(useDeskPageState().query)
  if (query.get('said') !== 'right') return null
  return (
    <p className="success line gap-1 small">
      <Icon name="check" />
      Saved: the numbers you confirmed are still right.
    </p>
  )
}
