import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds in which changes are read as one. */
const together = 300

/**
 * Reads the page anew when something of the organisation changed, on this device or another. Only while the page is seen:
 * a browser opens six connections to a site and no more, and what is listed unseen would count as read.
 */
export function useDeskChanges(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let events: EventSource | null = null
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void revalidate(), together)
    }
    const close = () => {
      clearTimeout(timer)
      events?.close()
      events = null
    }
    const open = () => {
      events = new EventSource('/api/desk/events')
      events.addEventListener('again', hear)
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return close()
      if (events) return
      open()
      hear()
    }
    open()
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', close)
    return () => {
      close()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', close)
    }
  }, [revalidate, isOn])
}
