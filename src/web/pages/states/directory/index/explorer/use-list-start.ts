import { type RefObject, useEffect } from 'react'
import type { ActedView } from './use-directory-view.ts'

/** Pixels kept free for the page's own bar, which comes back when scrolling up (`scroll-padding` of the root). */
const TOP_BAR_PX = 96
/** Pixels of the line with the count, above the first card, that may be covered. */
const COUNT_PX = 40
/** Pixels, about one card: with less of the list in view, no result can be read. */
const ENOUGH_PX = 240

function measureCovered(controls: HTMLElement): { now: number; afterwards: number } {
  if (getComputedStyle(controls).position !== 'sticky') return { now: 0, afterwards: TOP_BAR_PX }
  return { now: controls.getBoundingClientRect().bottom, afterwards: TOP_BAR_PX + controls.offsetHeight }
}

function isUnseen(list: HTMLElement, edge: number, by: ActedView['by']): boolean {
  const { top, bottom } = list.getBoundingClientRect()
  if (top >= edge - COUNT_PX) return false
  const end = bottom - Number.parseFloat(getComputedStyle(list).paddingBlockEnd)
  return by === 'chosen' || end - edge < ENOUGH_PX
}

/**
 * Scrolls to the start of the list after a search, sort, or change of view from the sticky controls. Never when its
 * start is in view, nor while letters are typed and results can be seen.
 */
export function useListStart(
  list: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  shown: ActedView,
): void {
  useEffect(() => {
    if (shown.by === 'address' || !list.current || !controls.current) return
    const { now, afterwards } = measureCovered(controls.current)
    if (!isUnseen(list.current, now, shown.by)) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const top = list.current.getBoundingClientRect().top + scrollY - afterwards
    scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' })
  }, [list, controls, shown])
}
