import { useEffect } from 'react'

/** Escape does something of its own first: it closes a choice that is open, or empties the search field. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  return (
    event.defaultPrevented || (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
  )
}

/**
 * Tells the page around the frame of the Escape key. It does not see the keys pressed in here, and the list may stand
 * in a sheet that Escape is to close.
 */
export function useToldEscape(): void {
  useEffect(() => {
    if (window.parent === window) return
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTaken(event)) window.parent.postMessage({ porchlight: 'escape' }, '*')
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
