import { type RefObject, useEffect } from 'react'

const focusable = 'a[href], button:not([disabled]), input, select, summary'

/**
 * While a panel stands as a sheet over the page: the focus goes into it and stays there, Escape closes it, and then the
 * focus goes back where it was.
 */
export function useSheetFocus(panel: RefObject<HTMLElement | null>, isSheet: boolean, close: () => void): void {
  useEffect(() => {
    const sheet = panel.current
    if (!isSheet || !sheet) return
    const before = document.activeElement
    const controls = () =>
      [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null)
    // The way out is the first thing in it.
    sheet.querySelector<HTMLElement>('.ask-head button')?.focus({ preventScroll: true })
    let wake = (_to: Element | null) => {}
    const resting = new AbortController()
    afterPaint(() => {
      if (!resting.signal.aborted) wake = restAround(sheet)
    })
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') return close()
      if (event.key !== 'Tab') return
      const all = controls()
      const [first, last] = [all[0], all.at(-1)]
      const isOut = !sheet?.contains(document.activeElement)
      if (event.shiftKey ? isOut || document.activeElement === first : isOut || document.activeElement === last) {
        event.preventDefault()
        ;(event.shiftKey ? last : first)?.focus()
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      resting.abort()
      wake(before)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isSheet, panel, close])
}

/** Once what changed is on the screen. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/**
 * Lays everything around the sheet to rest, but for crisis help, which stays in reach, and the scrim, which closes the
 * sheet. Gives what wakes it again: at once where the focus goes, the rest once the sheet is off the screen, since the
 * browser styles anew all that rests or wakes.
 */
function restAround(sheet: HTMLElement): (to: Element | null) => void {
  const resting: Element[] = []
  for (let inner: Element = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || beside.hasAttribute('inert') || beside.matches('.crisis, .ask-scrim, script')) continue
      beside.toggleAttribute('inert', true)
      resting.push(beside)
    }
  }
  const wake = (one: Element) => one.removeAttribute('inert')
  return (to) => {
    for (const one of resting) if (one.contains(to)) wake(one)
    afterPaint(() => resting.forEach(wake))
  }
}
