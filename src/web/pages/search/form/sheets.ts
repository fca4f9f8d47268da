import { runAfterPaint } from '#web/plumbing/early/after-paint.ts'

const focusable = 'a[href], button:not([disabled]), input, select, summary'

/** `data-opens` of a link names its panel. Returns what closes them. */
export function startSheets(): () => void {
  let close = () => {}
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLElement>('[data-opens]')
    const panel = link && document.getElementById(link.dataset.opens ?? '')
    if (panel) {
      event.preventDefault()
      close()
      close = openSheet(panel, () => close())
    } else if (target?.closest('.ask-head [data-close]')) close()
  })
  return () => close()
}

/** Escape and a press outside close it, and the focus returns to where it was. */
function openSheet(panel: HTMLElement, close: () => void): () => void {
  const before = document.activeElement
  const scrim = Object.assign(document.createElement('div'), { className: 'ask-scrim' })
  scrim.addEventListener('pointerdown', close)
  panel.before(scrim)
  const asSheet = {
    'data-sheet': 'true',
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': panel.querySelector('h2')?.textContent ?? '',
  }
  for (const [name, value] of Object.entries(asSheet)) panel.setAttribute(name, value)
  // The way out is the first thing in it.
  panel.querySelector<HTMLElement>('.ask-head button')?.focus({ preventScroll: true })
  const open = new AbortController()
  document.addEventListener('keydown', (event) => stayInside(event, panel, close), { signal: open.signal })
  let hydrate = (_to: Element | null) => {}
  runAfterPaint(() => {
    if (!open.signal.aborted) hydrate = putAroundToRest(panel)
  })
  return () => {
    if (open.signal.aborted) return
    open.abort()
    scrim.remove()
    for (const name of Object.keys(asSheet)) panel.removeAttribute(name)
    hydrate(before)
    if (before instanceof HTMLElement) before.focus()
  }
}

function stayInside(event: KeyboardEvent, panel: HTMLElement, close: () => void): void {
  if (event.key === 'Escape') close()
  if (event.key !== 'Tab') return
  const all = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null)
  const [first, last] = [all[0], all.at(-1)]
  const isOut = !panel.contains(document.activeElement)
  if (event.shiftKey ? isOut || document.activeElement === first : isOut || document.activeElement === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first)?.focus()
  }
}

/**
 * Makes everything around the sheet inert except crisis help and the scrim. Returns what undoes it: at once where the
 * focus goes, and the rest once the sheet is off screen, because restyling it all is slow.
 */
function putAroundToRest(sheet: HTMLElement): (to: Element | null) => void {
  const resting: Element[] = []
  for (let inner: Element = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || beside.hasAttribute('inert') || beside.matches('.crisis, .ask-scrim, script')) continue
      beside.toggleAttribute('inert', true)
      resting.push(beside)
    }
  }
  const hydrate = (one: Element) => one.removeAttribute('inert')
  return (to) => {
    for (const one of resting) if (one.contains(to)) hydrate(one)
    runAfterPaint(() => resting.forEach(hydrate))
  }
}
