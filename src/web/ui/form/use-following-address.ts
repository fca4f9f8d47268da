import { useEffect } from 'react'
import { ADDRESS_FOLLOWS_MS } from '#web/ui/address-follows.ts'

export function useFollowingAddress(address: string): void {
  // Coming back then opens the page with all its rows, so that the browser finds the place it was scrolled to.
  useEffect(() => {
    const timer = setTimeout(() => {
      const whole = address + location.hash
      if (whole !== location.pathname + location.search + location.hash) history.replaceState(null, '', whole)
    }, ADDRESS_FOLLOWS_MS)
    return () => clearTimeout(timer)
  }, [address])
}
