import { useEffect } from 'react'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { endUndo } from '#web/parts/night-board/group/say-open.ts'
import { forgetEndedHold, getEndedHold } from '#web/parts/night-board/hold/ended-hold.ts'

/**
 * Undo ends at a tap elsewhere (docs/specification.md, design S7). Scrolling with a finger is not a tap; pressing a
 * button by key is.
 */
export function useUndoEnd(queue: BedQueue | null): void {
  useEffect(() => {
    if (!queue) return
    const leaving = new AbortController()
    const endOnTap = ({ button, target }: MouseEvent) => {
      if (button !== 0) return
      const groupId = queue.undoable()
      const isOfAll = queue.canUndoTogether() && isIn(target, '.allright')
      if ((groupId !== null || queue.canUndoTogether()) && !isOfAll && !isOfUndo(target, groupId)) endUndo(queue)
      if (getEndedHold() !== null && !isIn(target, '.hold-line')) forgetEndedHold()
    }
    // Some browsers send no click where nothing can be clicked.
    for (const type of ['pointerup', 'click'] as const) {
      document.addEventListener(type, endOnTap, { capture: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [queue])
}

function isIn(target: EventTarget | null, where: string): boolean {
  return target instanceof Element && target.closest(where) !== null
}

function isOfUndo(target: EventTarget | null, groupId: string | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('.toasts')) return true
  if (groupId === null) return false
  const isOfNumber = target.closest('.stepper, .group-say') !== null
  return isOfNumber && target.closest<HTMLElement>('[data-group]')?.dataset.group === groupId
}
