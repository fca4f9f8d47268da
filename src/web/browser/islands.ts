import { runAfterPaint } from '#web/plumbing/early/after-paint.ts'
import { fetchTogether } from '#web/plumbing/early/fetch-together.ts'
import { hidePlainWays } from '#web/plumbing/early/plain-ways.ts'
import { pressEnd } from '#web/plumbing/early/press-end.ts'
import { hasDraft } from './drafts.ts'

type IslandScript = { hydrate: (place: HTMLElement) => Promise<void> }

const touches = ['pointerdown', 'keydown', 'focusin', 'change'] as const

const timeoutMs = 10_000
/** Milliseconds after the HTML has come that frames may still delay idle islands. */
const framesTimeoutMs = 2_000

export function hydrateIslands(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const place = isIntersecting && target.closest<HTMLElement>('porch-island')
      if (place) void hydrate(place)
    }
  })
  for (const place of document.querySelectorAll<HTMLElement>('porch-island')) {
    const hydrateThis = () => void hydrate(place)
    for (const touch of touches) place.addEventListener(touch, hydrateThis, { once: true, passive: true })
    for (const press of ['click', 'submit']) place.addEventListener(press, (event) => putOff(place, event), true)
    if (isBegun(place)) hydrateThis()
    // The island has no box of its own (display: contents); its children have. After a reload the first may be out of sight.
    if (place.getAttribute('hydrate') === 'seen') for (const child of place.children) seen.observe(child)
    if (place.getAttribute('hydrate') === 'idle') runWhenIdle(hydrateThis)
  }
}

function isBegun(place: HTMLElement): boolean {
  const controls = [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const isTyped = controls.some(({ value, defaultValue }) => value !== defaultValue)
  return isTyped || place.contains(document.activeElement) || hasDraft(place)
}

const hydrations = new WeakMap<HTMLElement, Promise<boolean>>()

/** False when the script cannot be loaded: the island then keeps working as HTML. */
export function hydrate(place: HTMLElement): Promise<boolean> {
  const begun = hydrations.get(place) ?? load(place)
  hydrations.set(place, begun)
  return begun
}

async function load(place: HTMLElement): Promise<boolean> {
  try {
    // A browser remembers what it could not have, and asks again under another address.
    const again = 'notHydrated' in place.dataset ? `?again=${Date.now()}` : ''
    const script: IslandScript = await import(/* @vite-ignore */ `${fetchTogether(place.getAttribute('src'))}${again}`)
    await pressEnd()
    hidePlainWays(place)
    await script.hydrate(place)
    place.dataset.hydrated = ''
    return true
  } catch {
    // Without a network, or after a new release: the next touch tries again, and the network coming back does.
    hydrations.delete(place)
    addEventListener('online', () => void hydrate(place), { once: true })
    place.dataset.notHydrated = ''
    window.plShowPlainWays?.(place)
    return false
  }
}

const needsScript = 'button[type=button], a[data-held], form[data-held] button'

function putOff(place: HTMLElement, event: Event): void {
  const isOver = 'hydrated' in place.dataset || 'notHydrated' in place.dataset
  if (isOver || !(event.target instanceof Element) || isForElsewhere(event)) return
  const control = event.target.closest<HTMLElement>(event.type === 'submit' ? 'form[data-held]' : needsScript)
  if (!control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void repeatAfterHydration(place, control)
}

const isForElsewhere = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

async function repeatAfterHydration(place: HTMLElement, control: HTMLElement): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeoutMs, false))
  if (!(await Promise.race([hydrate(place), late]))) place.dataset.notHydrated = ''
  // Each press in a task of its own: React draws what one changes before the next.
  setTimeout(() => {
    if (!control.isConnected) return
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  })
}

/** A frame that hangs can hold back the load event for minutes, so `framesTimeoutMs` limits the wait. */
export function runWhenIdle(work: () => void): void {
  const loaded = new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    addEventListener('load', resolve, { once: true })
    if (document.querySelector('iframe')) setTimeout(resolve, framesTimeoutMs)
  })
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200)
  void loaded.then(() => runAfterPaint(startWhenIdle))
}
