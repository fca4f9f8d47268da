type Stripe = { top: number; bottom: number }

/** The first place from `from` on, in px from the top of the window, where so much height covers nothing that is taken; null where there is none. */
export function freePlace(
  { from, to, height }: { from: number; to: number; height: number },
  taken: readonly Stripe[],
): number | null {
  let place = from
  for (const { top, bottom } of taken.toSorted((a, b) => a.top - b.top)) {
    if (top >= place + height) break
    if (bottom > place) place = bottom
  }
  return place + height <= to ? place : null
}

/**
 * The same for an element of full width: below the page's header and clear of every control; where there is no such
 * place, clear of all but links.
 */
export function freePlaceOf(element: HTMLElement): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const room = { from: Math.max(header, 0), to: window.innerHeight, height: element.offsetHeight + 8 }
  const clearOf = (controls: string) => {
    const stripes = [...document.querySelectorAll(controls)]
      .filter((control) => !element.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter(({ height, bottom, top }) => height > 0 && bottom > 0 && top < window.innerHeight)
    return freePlace(room, stripes)
  }
  const acting = 'button, input, select, textarea, summary'
  return clearOf(`${acting}, a[href]`) ?? clearOf(`${acting}, nav a[href]`) ?? room.from
}
