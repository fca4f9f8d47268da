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
    const wake = restAround(sheet)
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
      wake()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isSheet, panel, close])
}

/**
 * Tells screen readers that everything around the sheet rests, but for crisis help, which stays in reach, and the scrim,
 * which closes the sheet. The scrim keeps fingers away and the keys stay in the sheet, so `inert` would add nothing but
 * the time to style the whole page anew. Gives what wakes it again.
 */
function restAround(sheet: HTMLElement): () => void {
  const resting: Element[] = []
  for (let inner: Element = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || beside.ariaHidden || beside.matches('.crisis, .ask-scrim, script')) continue
      beside.ariaHidden = 'true'
      resting.push(beside)
    }
  }
  return () => {
    for (const one of resting) one.ariaHidden = null
  }
}
