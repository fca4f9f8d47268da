import { useContext } from 'react'
import type { GroupView } from '#web/parts/bed-queue/queue-view.ts'
import { Button } from '#web/ui/action/button.tsx'
import { conflictWords, type GroupOnBoard } from './group-words.ts'
import { BoardToolsContext } from './use-group-view.ts'

/** Two numbers for one group. Nothing is decided for the person: two equal buttons, each naming what it leaves. */
export function Conflict({ house, group, view, place, now, zone }: GroupOnBoard & { view: GroupView; place: string }) {
  const { queue } = useContext(BoardToolsContext)
  const words = conflictWords({ house, group, view }, { now, zone })
  if (!words || !queue) return null
  const shown = { groupId: group.id, open: group.open, reportId: group.reportId }
  return (
    // A fieldset with a legend would not read as one sentence.
    <div className="conflict" role="group" aria-label={`Two numbers for ${place}`} data-group={group.id} tabIndex={-1}>
      <p>
        <b>{words.title}</b> {words.words}
      </p>
      <div className="row">
        <Button onClick={() => queue.decide('theirs', shown)}>{words.keep}</Button>
        <Button onClick={() => queue.decide('mine', shown)}>{words.use}</Button>
      </div>
    </div>
  )
}
