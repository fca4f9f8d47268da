import { type RefObject, useEffect } from 'react'
import type { ActedView } from './use-directory-view.ts'

/** The page's own bar comes down over it on the way up: so much is kept free for it (`scroll-padding` of the root). */
const TOP_BAR_PX = 96
/** Of the line with the count, above the first card, so much may be covered. */
const COUNT_PX = 40
/** With less than this of the list on the screen, about a card, nothing of what was found can be read. */
const ENOUGH_PX = 240

/** How much of the screen's top the controls cover where they stick, in px. */
function covered(controls: HTMLElement): { now: number; afterwards: number } {
  if (getComputedStyle(controls).position !== 'sticky') return { now: 0, afterwards: TOP_BAR_PX }
  return { now: controls.getBoundingClientRect().bottom, afterwards: TOP_BAR_PX + controls.offsetHeight }
}

/** True when what was asked for would stay unseen: it begins above the screen, and for letters none of it is left there. */
function isUnseen(list: HTMLElement, edge: number, by: ActedView['by']): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  if (top >= edge - COUNT_PX) return false
  const end = bottom - Number.parseFloat(getComputedStyle(list).paddingBlockEnd)
  return by === 'chosen' || end - edge < ENOUGH_PX
}

/**
 * Brings the start of the list under the controls when somebody searched, sorted or changed the view from the controls
 * stuck to the top while the list lies above the screen. Never when its start is in view, nor while letters are typed
 * and results can be seen.
 */
export function useListStart(
  list: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  shown: ActedView,
): void {
  useEffect(() => {
    if (shown.by === 'address' || !list.current || !controls.current) return
    const { now, afterwards } = covered(controls.current)
    if (!isUnseen(list.current, now, shown.by)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = list.current.getBoundingClientRect().top + scrollY - afterwards
    scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' })
  }, [list, controls, shown])
}
