import { useEffect, useState } from 'react'
import { minuteMs } from '#domain/language/durations.ts'

/** Until the page is in a browser this is `first`: the server's time, or null. */
export function useNow<First extends Date | null>(first: First): Date | First {
  const [now, setNow] = useState<Date | First>(first)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
