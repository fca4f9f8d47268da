import { useEffect } from 'react'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { endUndo } from '#web/parts/night-board/group/say-open.ts'

/**
 * Undo ends at a tap elsewhere (docs/specification.md, design S7). Scrolling with a finger is not a tap; pressing a
 * button by key is.
 */
export function useUndoEnd(queue: BedQueue | null): void {
  useEffect(() => {
    if (!queue) return
    const leaving = new AbortController()
    const tapped = ({ button, target }: MouseEvent) => {
      const groupId = queue.undoable()
      if (groupId !== null && button === 0 && !isOfUndo(target, groupId)) endUndo(queue)
    }
    // Some browsers send no click where nothing can be clicked.
    for (const type of ['pointerup', 'click'] as const) {
      document.addEventListener(type, tapped, { capture: true, signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [queue])
}

function isOfUndo(target: EventTarget | null, groupId: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('.toasts')) return true
  const isOfNumber = target.closest('.stepper, .group-say') !== null
  return isOfNumber && target.closest<HTMLElement>('[data-group]')?.dataset.group === groupId
}
