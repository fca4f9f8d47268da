import { afterPaint } from '#web/plumbing/early/after-paint.ts'
import { hidePlainWays } from '#web/plumbing/early/plain-ways.ts'
import { hasDraft } from './drafts.ts'

type IslandScript = { wake: (place: HTMLElement) => Promise<void> }

const touches = ['pointerdown', 'keydown', 'focusin', 'change'] as const

/** Milliseconds that a press waits for its island to wake. */
const patienceMs = 10_000
/** Milliseconds after the HTML has come that frames may still delay idle islands. */
const framesPatienceMs = 2_000

export function wakeIslands(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const place = isIntersecting && target.closest<HTMLElement>('porch-island')
      if (place) void wake(place)
    }
  })
  for (const place of document.querySelectorAll<HTMLElement>('porch-island')) {
    const wakeIt = () => void wake(place)
    for (const touch of touches) place.addEventListener(touch, wakeIt, { once: true, passive: true })
    for (const press of ['click', 'submit']) place.addEventListener(press, (event) => putOff(place, event), true)
    if (isBegun(place)) wakeIt()
    const wakes = place.getAttribute('wakes')
    // The island's own box is none (display: contents), what stands in it has one.
    if (wakes === 'seen' && place.firstElementChild) seen.observe(place.firstElementChild)
    if (wakes === 'idle') whenIdle(wakeIt)
  }
}

function isBegun(place: HTMLElement): boolean {
  const controls = [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const isTyped = controls.some(({ value, defaultValue }) => value !== defaultValue)
  return isTyped || place.contains(document.activeElement) || hasDraft(place)
}

const waking = new WeakMap<HTMLElement, Promise<boolean>>()

/** False when its script cannot be loaded: the part then goes on working as HTML. */
export function wake(place: HTMLElement): Promise<boolean> {
  const known = waking.get(place)
  if (known) return known
  const begun = load(place)
  waking.set(place, begun)
  return begun
}

async function load(place: HTMLElement): Promise<boolean> {
  try {
    // A browser remembers what it could not have, and asks again under another address.
    const again = 'asleep' in place.dataset ? `?again=${Date.now()}` : ''
    const script: IslandScript = await import(/* @vite-ignore */ `${place.getAttribute('src')}${again}`)
    hidePlainWays(place)
    await script.wake(place)
    place.dataset.awake = ''
    return true
  } catch {
    // Without a network, or after a new release: the next touch tries again, and the network coming back does.
    waking.delete(place)
    addEventListener('online', () => void wake(place), { once: true })
    place.dataset.asleep = ''
    window.plShowPlainWays?.(place)
    return false
  }
}

const needsScript = 'button[type=button], a[data-held], form[data-held] button'

function putOff(place: HTMLElement, event: Event): void {
  const isOver = 'awake' in place.dataset || 'asleep' in place.dataset
  if (isOver || !(event.target instanceof Element) || opensElsewhere(event)) return
  const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form[data-held]' : needsScript)
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void repeatAfterWaking(place, control)
}

const opensElsewhere = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

async function repeatAfterWaking(place: HTMLElement, control: HTMLElement): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  if (!(await Promise.race([wake(place), late]))) place.dataset.asleep = ''
  // Each press in a task of its own: React draws what one changes before the next.
  setTimeout(() => {
    if (!control.isConnected) return
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  })
}

/** A frame that hangs can hold back the load event for minutes, so `framesPatienceMs` limits the wait. */
export function whenIdle(work: () => void): void {
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    addEventListener('load', resolve, { once: true })
    if (document.querySelector('iframe')) setTimeout(resolve, framesPatienceMs)
  })
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)
  void loaded.then(() => afterPaint(idle))
}
