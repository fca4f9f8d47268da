import { type RefObject, useEffect } from 'react'

/** Small moves of a thumb are not a change of direction. */
const SLACK_PX = 8

/**
 * Marks the bar `data-scroll="away"` while the page is scrolled down below it, `shown` once it is scrolled up again, and
 * not at all where the bar stands in its own place. The mark is set on the element, so that scrolling renders nothing.
 */
export function useScrollReveal(bar: RefObject<HTMLElement | null>, paused: boolean): void {
  useEffect(() => {
    if (paused) return
    let last = scrollY
    const onScroll = () => {
      const element = bar.current
      const moved = scrollY - last
      if (!element || Math.abs(moved) < SLACK_PX) return
      last = scrollY
      const ownPlaceEnds = (element.previousElementSibling?.clientHeight ?? 0) + element.offsetHeight
      if (scrollY <= ownPlaceEnds - element.offsetHeight) delete element.dataset.scroll
      else if (moved < 0) element.dataset.scroll = 'shown'
      else if (scrollY > ownPlaceEnds || element.dataset.scroll) element.dataset.scroll = 'away'
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [bar, paused])
}
