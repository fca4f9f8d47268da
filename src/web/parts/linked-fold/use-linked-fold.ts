import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the article that the address leads to (`/help#first-call`), and takes sight and focus there. */
export function useLinkedFold(): void {
  const { hash, key } = useLocation()
  // The same link chosen again leads there again.
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    const fold = target?.closest('details')
    if (!target || !fold) return
    fold.open = true
    fold.querySelector('summary')?.focus({ preventScroll: true })
    target.scrollIntoView()
  }, [hash, key])
}
