type Stripe = { top: number; bottom: number }

/** The first free place at or after `from`, in px from the top of the window; null when there is none. */
export function findFreePlace(
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

export function findLowestFreePlace(
  { from, to, height }: { from: number; to: number; height: number },
  taken: readonly Stripe[],
): number | null {
  const upsideDown = taken.map(({ top, bottom }) => ({ top: -bottom, bottom: -top }))
  const place = findFreePlace({ from: -to, to: -from, height }, upsideDown)
  return place === null ? null : -place - height
}

/**
 * Below the header; where "Leave this site" has the foot of the window, as near above it as it can, and clear of the
 * notice that says the same in place.
 */
export function placeClear(element: HTMLElement): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const exit = document.querySelector('.exit')?.getBoundingClientRect()
  const [from, to] = [Math.max(header, 0), exit ? exit.top - 8 : window.innerHeight]
  const findStripes = (controls: string) =>
    [...document.querySelectorAll(controls)]
      .filter((control) => !element.contains(control))
      .map((control) => control.getBoundingClientRect())
      .filter(({ height, bottom, top }) => height > 0 && bottom > 0 && top < to)
  const acting = 'button, input, select, textarea, summary'
  const all = findStripes(`${acting}, a[href], main .notice`)
  const placeAmong = (stripes: readonly Stripe[], isSlim: boolean) => {
    element.toggleAttribute('data-slim', isSlim)
    const room = { from, to, height: element.offsetHeight + (isSlim ? 0 : 8) }
    return exit ? findLowestFreePlace(room, stripes) : findFreePlace(room, stripes)
  }
  const place =
    placeAmong(all, false) ?? placeAmong(all, true) ?? placeAmong(findStripes(`${acting}, nav a[href]`), false) ?? from
  element.style.setProperty('--toast-top', `${place}px`)
}
