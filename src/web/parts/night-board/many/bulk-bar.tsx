import { useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useCanUndoTogether } from '#web/parts/beds/bed-queue/use-queue.ts'
import { namePlace } from '#web/parts/night-board/group/group-words.ts'
import { useViews } from '#web/parts/night-board/group/use-group-view.ts'
import { describeConfirmed, findAllRight, formatNames, toShown } from '#web/parts/night-board/summary/all-right.ts'
import { Button } from '#web/ui/action/button.tsx'
import { BulkNumber, describeBulkNumber } from './bulk-number.tsx'
import { describeResidenceCount } from './dense-words.ts'

type BulkBarProps = {
  shown: readonly MyResidence[]
  picked: ReadonlySet<string>
  pick: (picked: ReadonlySet<string> | null) => void
  queue: BedQueue
  now: Date
}

export function BulkBar({ shown, picked, pick, queue, now }: BulkBarProps) {
  const viewOf = useViews(queue)
  const canUndo = useCanUndoTogether(queue)
  const [said, setSaid] = useState('')
  const chosen = shown.filter(({ id }) => picked.has(id))
  const isAll = chosen.length === shown.length
  const right = findAllRight(chosen, viewOf, now)
  const groups = chosen.flatMap(({ name, groups }) =>
    groups
      .filter(({ id, totalBeds }) => totalBeds > 0 && viewOf(id).conflict === null)
      .map((group) => toShown(group, viewOf(group.id), namePlace({ name, groups }, group))),
  )
  const set = (open: number) => {
    queue.confirm(groups, { withUndo: true, as: open })
    setSaid(describeBulkNumber(open, chosen))
  }
  return (
    <section className="foot-bar allright row between gap-2 no-print needs-script" aria-label="Selected houses">
      <p className="w-full small" role="status">
        <b>{said || `${describeResidenceCount(chosen.length)} selected`}</b>
        {said === '' && right.left.length > 0 && <> Too old to confirm at once: {formatNames(right.left)}.</>}
      </p>
      {canUndo ? (
        <Button
          icon="undo"
          data-says="undo"
          onClick={() => {
            queue.undoTogether()
            setSaid('Taken back. Nothing was changed.')
          }}
        >
          Undo
        </Button>
      ) : (
        <>
          <Button
            onClick={() => {
              setSaid('')
              pick(new Set(isAll ? [] : shown.map(({ id }) => id)))
            }}
          >
            {isAll ? 'Select none' : `Select all ${shown.length} on this page`}
          </Button>
          <Button disabled={groups.length === 0} onClick={() => set(0)}>
            0 open
          </Button>
          <BulkNumber chosen={chosen} set={set} />
          <Button
            icon="check"
            disabled={right.groups.length === 0}
            onClick={() => {
              queue.confirm(right.groups, { withUndo: true })
              setSaid(describeConfirmed(right))
            }}
          >
            Still right
          </Button>
        </>
      )}
      <Button variant="text" onClick={() => pick(null)}>
        Done
      </Button>
    </section>
  )
}
