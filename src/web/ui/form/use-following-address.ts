import { useEffect } from 'react'
import { ADDRESS_FOLLOWS_MS } from '#web/ui/address-follows.ts'

export function useFollowingAddress(address: string): void {
  // The page that somebody comes back to is then as long from the start, and the browser finds their place on it.
  useEffect(() => {
    const timer = setTimeout(() => {
      const whole = address + location.hash
      if (whole !== location.pathname + location.search + location.hash) history.replaceState(null, '', whole)
    }, ADDRESS_FOLLOWS_MS)
    return () => clearTimeout(timer)
  }, [address])
}
