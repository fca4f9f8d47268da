import { afterPaint } from '#web/plumbing/early/after-paint.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

const GAP_PX = 8

export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/**
 * In px: how far the link must rise to cover none of these boxes; 0 also where it would have to leave the lower half
 * of the window, which a thumb reaches.
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

const SLACK_PX = 8
/** Milliseconds, for browsers that do not report the end of scrolling. */
const REST_MS = 150

const controls = 'a[href], button, input, select, textarea, summary'
/** Never covered by the "Leave this site" link: phone numbers, fields, submit buttons, and what has the focus. */
const keptClear =
  '[href^="tel:"], select, textarea, input:not([type="button"], [type="hidden"], [type="reset"], [type="image"]), [type="submit"], :focus'
const names = 'label, :is(h2, h3, th) a[href]'
const LITTLE_PX = 120

/**
 * On phones the link lies over the page. It shrinks to an icon and one word while someone scrolls down, and rises
 * above what it must not cover once scrolling stops.
 */
export function keepExitClear(exit: HTMLElement): void {
  let last = scrollY
  let isReading = false
  let isInBar = false
  let resting: ReturnType<typeof setTimeout> | undefined

  function rest() {
    clearTimeout(resting)
    // A sheet that still slides in has not brought the place for it yet.
    if (document.querySelector('[data-sheet]')?.getAnimations().length) return
    isInBar = place(exit, isReading)
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
      if (isReading && !isInBar) exit.setAttribute('data-short', '')
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
  addEventListener('animationend', rest)
  // After the picture: the browser first scrolls what gets the focus into view. Once more soon: what rests behind a sheet
  // does so only after it has opened.
  addEventListener('focusin', () => {
    afterPaint(rest)
    restSoon()
  })
}

const touched = (control: HTMLElement) => control.closest('label') ?? control

function place(exit: HTMLElement, isReading: boolean): boolean {
  exit.removeAttribute('data-short')
  rise(exit, 0)
  // In the strip on desktops it lies over nothing.
  if (getComputedStyle(exit).position !== 'fixed') return false
  const whole = exit.getBoundingClientRect()
  if (isOnBar(whole)) return true
  const around = [...document.querySelectorAll<HTMLElement>(`${controls}, label`)].filter(
    (one) =>
      !one.closest('.crisis, [inert]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      isSeen(touched(one), whole),
  )
  exit.toggleAttribute(
    'data-short',
    isReading || around.some((one) => touches(whole, touched(one).getBoundingClientRect())),
  )
  const box = exit.getBoundingClientRect()
  const boxesOf = (kept: string) =>
    around.filter((one) => one.matches(kept)).map((one) => touched(one).getBoundingClientRect())
  const needed = liftAbove(box, boxesOf(keptClear), innerHeight)
  const wished = liftAbove(box, boxesOf(`${keptClear}, ${names}`), innerHeight)
  const lift = wished > 0 && wished - needed <= LITTLE_PX ? wished : needed
  rise(exit, lift)
  return false
}

/** What stands above it, as a toast does (toast.css), rises with it. */
function rise(exit: HTMLElement, lift: number): void {
  exit.style.translate = lift > 0 ? `0 -${lift}px` : ''
  const { style } = document.documentElement
  if (lift > 0) style.setProperty('--exit-lift', `${lift}px`)
  else style.removeProperty('--exit-lift')
}

/** What a finger would hit there if the way out were not. */
const hitAt = (x: number, y: number) => document.elementsFromPoint(x, y).find((one) => !one.closest('.crisis'))

function isOnBar({ left, right, top, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [left, top],
    [right - 1, top],
    [left, bottom - 1],
    [right - 1, bottom - 1],
    [x, y],
  ] as const
  return points.every(([x, y]) => {
    const hit = hitAt(x, y)
    return hit !== undefined && !hit.closest(`${controls}, label`) && stays(hit)
  })
}

function stays(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto') return false
    if (getComputedStyle(one).position === 'fixed') return true
  }
  return false
}

function isSeen(control: HTMLElement, { left, right }: Box): boolean {
  const box = control.getBoundingClientRect()
  const x = (Math.max(box.left, left) + Math.min(box.right, right)) / 2
  const [top, bottom] = [Math.max(box.top, 0) + 1, Math.min(box.bottom, innerHeight) - 1]
  if (top > bottom) return false
  return [top, (top + bottom) / 2, bottom].some((y) => {
    const hit = hitAt(x, y)
    return hit !== undefined && control.contains(hit)
  })
}
