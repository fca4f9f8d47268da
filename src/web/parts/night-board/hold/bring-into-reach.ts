/** Scrolls only where the thumb of the hand that holds a phone does not reach: the lower two thirds, above the tabs. */
export function bringIntoReach(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const tabs = document.querySelector('.tabbar')?.getBoundingClientRect()
  const end = tabs && tabs.height > 0 && tabs.top > 0 ? Math.min(tabs.top, innerHeight) : innerHeight
  if (top < innerHeight / 3 || bottom > end) element.scrollIntoView({ block: 'center' })
}
