type Stripe = { top: number; bottom: number }

/** The first place from `from` on, in px from the top of the window, where so much height covers nothing that is taken. */
export function freePlace(
  { from, to, height }: { from: number; to: number; height: number },
  taken: readonly Stripe[],
): number {
  let place = from
  for (const { top, bottom } of taken.toSorted((a, b) => a.top - b.top)) {
    if (top >= place + height) break
    if (bottom > place) place = bottom
  }
  return place + height <= to ? place : from
}

/** Height of a toast of two lines, in px: the first one is measured before it is drawn. */
const usual = 92

/** The same for an element of full width: below the page's header, above the lowest of what is fixed at the foot. */
export function freePlaceOf(element: HTMLElement): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => !element.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ height, bottom, top }) => height > 0 && bottom > 0 && top < window.innerHeight)
  return freePlace(
    { from: Math.max(header, 0), to: window.innerHeight, height: Math.max(element.offsetHeight, usual) },
    controls,
  )
}
