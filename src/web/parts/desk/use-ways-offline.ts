import { useEffect } from 'react'
import { boardAddresses } from '#web/plumbing/kept-board.ts'

/**
 * Without a network a link to a room that needs one is followed as a browser does it, and not by the router: the worker
 * of the board then answers at the room's own address, with the way back to the board and a way to try again. The router
 * would fail in the middle of the page that is open, or load that one anew.
 */
export function useWaysOffline(): void {
  useEffect(() => {
    const leaving = new AbortController()
    addEventListener('click', (event) => followPlainly(event), { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}

function followPlainly(event: MouseEvent): void {
  const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event
  if (navigator.onLine || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
  // On a device that keeps no board a browser would show an error of its own.
  if (!navigator.serviceWorker?.controller || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || !needsNetwork(link)) return
  event.preventDefault()
  location.assign(link.href)
}

function needsNetwork({ href }: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = new URL(href)
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && !boardAddresses.some((address) => address === pathname)
}
