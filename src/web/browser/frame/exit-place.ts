import { afterPaint } from '#web/plumbing/early/after-paint.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** Between the way out and what it must not lie on. */
const GAP_PX = 8

export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/**
 * How far the way out must rise to lie on none of these boxes; 0 where it lies on none, or would have to leave
 * the lower half of the window, which is the thumb's.
 */
export function liftAbove(exit: Box, boxes: readonly Box[], windowHeight: number): number {
  // One by one: the sides of the browser's own boxes are not their own properties.
  const { left, right } = exit
  let lift = 0
  for (const box of boxes.toSorted((one, other) => other.bottom - one.bottom)) {
    const lifted = { left, right, top: exit.top - lift - GAP_PX, bottom: exit.bottom - lift + GAP_PX }
    if (touches(lifted, box)) lift = exit.bottom - box.top + GAP_PX
  }
  return exit.top - lift < windowHeight / 2 ? 0 : lift
}

/** Small moves of a thumb are not a change of direction. */
const SLACK_PX = 8
/** Where the browser does not say that the page has come to rest. */
const REST_MS = 150

const controls = 'a[href], button, input, select, textarea, summary'
/** What the way out never lies on: a number to call, what is typed into or ticked, what sends a form, and what has the focus. */
const keptClear =
  '[href^="tel:"], select, textarea, input:not([type="button"], [type="hidden"], [type="reset"], [type="image"]), [type="submit"], :focus'

/**
 * On phones the way out lies over the page. While somebody reads on it is an icon and one word, and whole again on the
 * way up, at the top and where it has the focus, unless that would cover a control. Where the page comes to rest it
 * rises above a phone number, or the field for one, that it would lie on.
 */
export function keepExitClear(exit: HTMLElement): void {
  let last = scrollY
  let isReading = false
  let resting: ReturnType<typeof setTimeout> | undefined

  function rest() {
    clearTimeout(resting)
    place(exit, isReading)
  }
  function restSoon() {
    clearTimeout(resting)
    resting = setTimeout(rest, REST_MS)
  }
  function scrolled() {
    const moved = scrollY - last
    if (Math.abs(moved) >= SLACK_PX) {
      last = scrollY
      isReading = moved > 0
      if (isReading) exit.setAttribute('data-short', '')
      else if (exit.style.translate === '') exit.removeAttribute('data-short')
    }
    if (!('onscrollend' in window)) restSoon()
  }
  // It calls once at the start too, when the page is laid out already: looking now would have it laid out for that alone.
  new ResizeObserver(restSoon).observe(document.body)
  // What scrolls within the page, such as a sheet over it, counts too.
  addEventListener('scroll', scrolled, { passive: true, capture: true })
  addEventListener('scrollend', rest, { capture: true })
  addEventListener('resize', restSoon)
  // After the picture: the browser first scrolls what gets the focus into view. Once more soon: what rests behind a sheet
  // does so only after it has opened.
  addEventListener('focusin', () => {
    afterPaint(rest)
    restSoon()
  })
}

/** What a finger may touch for it: a box to tick with its words. */
const touched = (control: HTMLElement) => control.closest('label') ?? control

function place(exit: HTMLElement, isReading: boolean): void {
  exit.removeAttribute('data-short')
  exit.style.translate = ''
  // In the strip on desktops, and on the bar with the house's own number, it lies over nothing.
  if (getComputedStyle(exit).position !== 'fixed' || document.querySelector('.callbar')) return
  const around = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => !one.closest('.crisis, [inert]') && one.checkVisibility({ visibilityProperty: true }),
  )
  const whole = exit.getBoundingClientRect()
  const isShort = isReading || around.some((one) => touches(whole, one.getBoundingClientRect()))
  exit.toggleAttribute('data-short', isShort)
  const clear = around.filter((one) => one.matches(keptClear)).map((one) => touched(one).getBoundingClientRect())
  const lift = liftAbove(exit.getBoundingClientRect(), clear, innerHeight)
  if (lift > 0) exit.style.translate = `0 -${lift}px`
}
