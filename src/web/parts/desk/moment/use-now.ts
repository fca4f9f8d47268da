import { useEffect, useState } from 'react'

/**
 * The moment, renewed each minute, so that ages stay right. Until the page is in a browser it is `first`: what the
 * server said, or null where the page was drawn without it.
 */
export function useNow<First extends Date | null>(first: First): Date | First {
  const [now, setNow] = useState<Date | First>(first)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
