import { useContext, useEffect, useRef, useState } from 'react'
import type { GroupView } from '#web/parts/beds/bed-queue/queue-view.ts'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buildLineId, describeConflict, type GroupOnBoard } from './group-words.ts'
import { BoardToolsContext } from './use-group-view.ts'

/** Neither number is preferred: two equal buttons, each naming what it discards. */
export function Conflict({
  residence,
  group,
  view,
  place,
  now,
  zone,
}: GroupOnBoard & { view: GroupView; place: string }) {
  const { queue } = useContext(BoardToolsContext)
  const box = useRef<HTMLDivElement>(null)
  // Rendered before the line that it replaces is removed: the focus moves from that to this.
  const [takesFocus] = useState(() => isOnLine(group.id))
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const words = describeConflict({ residence, group, view }, { now, zone })
  if (!words || !queue) return null
  const decide = (whose: 'mine' | 'theirs', pressed: Element) => {
    queue.decide(whose, shown)
    focusNext(buildLineId(group.id), pressed)
  }
  const shown = { groupId: group.id, open: group.open, reportId: group.reportId }
  return (
    // A fieldset with a legend would not read as one sentence.
    <div
      className="warned stack stack-fill gap-3 pad-3"
      role="group"
      aria-label={`Two numbers for ${place}`}
      data-group={group.id}
      tabIndex={-1}
      ref={box}
    >
      <p>
        <b>{words.title}</b> {words.words}
      </p>
      <div className="fit-10 gap-2">
        <Button onClick={({ currentTarget }) => decide('theirs', currentTarget)}>{words.keep}</Button>
        <Button onClick={({ currentTarget }) => decide('mine', currentTarget)}>{words.use}</Button>
      </div>
    </div>
  )
}

function isOnLine(groupId: string): boolean {
  const line = document.activeElement?.closest<HTMLElement>('[data-group]')
  return line?.dataset.group === groupId
}
