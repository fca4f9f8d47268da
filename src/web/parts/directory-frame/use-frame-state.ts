import { type RefObject, useEffect, useRef, useState } from 'react'

/** `asleep` until the page wakes: the browser shows the frame by itself then. */
export type FrameState = 'asleep' | 'loading' | 'slow' | 'shown' | 'unreachable'

/** So long somebody waits before the summary stands in for the frame (rulings 6), in ms. */
const PATIENCE = 8000

/**
 * What the browser knows of an answer that came before the page woke, or that came at all: an error page "loads" just
 * like a good one. Null while nothing came. A host of somebody else does not tell its status, it reads 0.
 */
function answered(address: string): 'shown' | 'unreachable' | null {
  const entry = performance.getEntriesByName(address, 'resource').at(-1)
  if (entry === undefined) return null
  const status = 'responseStatus' in entry ? Number(entry.responseStatus) : 0
  return status >= 400 ? 'unreachable' : 'shown'
}

function isRefused(event: SecurityPolicyViolationEvent, address: string): boolean {
  return event.effectiveDirective === 'frame-src' && address.startsWith(event.blockedURI)
}

/** Calls `whenSeen` once `box` comes on the screen: a lazy frame below does not load, so nobody waits for it yet. */
function onceSeen(box: Element, whenSeen: () => void): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    whenSeen()
  })
  watch.observe(box)
  return () => watch.disconnect()
}

type FrameWatch = {
  state: FrameState
  box: RefObject<HTMLDivElement | null>
  onLoad: () => void
  /** How often it was tried: a frame of a new number is a new frame. */
  attempt: number
  tryAgain: () => void
}

/** Follows one frame from the moment the page wakes. `src` must not change: give the component a key. */
export function useFrameState(src: string): FrameWatch {
  const [state, setState] = useState<FrameState>('asleep')
  const [attempt, setAttempt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    setAttempt((count) => count + 1)
    setState('loading')
  }

  useEffect(() => {
    const address = new URL(src, location.href).href
    setState(answered(address) ?? (navigator.onLine ? 'loading' : 'unreachable'))
    const refuse = (event: SecurityPolicyViolationEvent) => {
      if (isRefused(event, address)) setState('unreachable')
    }
    document.addEventListener('securitypolicyviolation', refuse)
    return () => document.removeEventListener('securitypolicyviolation', refuse)
  }, [src])

  useEffect(() => {
    if (state !== 'loading' || !box.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopLooking = onceSeen(box.current, () => {
      timer = setTimeout(() => setState('slow'), PATIENCE)
    })
    return () => {
      stopLooking()
      clearTimeout(timer)
    }
  }, [state])

  useEffect(() => {
    if (state === 'shown' || state === 'asleep') return
    // What is already on the screen stays there when the line goes.
    const goOffline = () => setState('unreachable')
    const comeBack = () => {
      setAttempt((count) => count + 1)
      setState('loading')
    }
    addEventListener('offline', goOffline)
    addEventListener('online', comeBack)
    return () => {
      removeEventListener('offline', goOffline)
      removeEventListener('online', comeBack)
    }
  }, [state])

  const onLoad = () => {
    const came = answered(new URL(src, location.href).href) ?? 'shown'
    // A frame that was refused "loads" an empty page after it.
    setState((before) => (before === 'unreachable' ? before : came))
  }
  return { state, box, onLoad, attempt, tryAgain }
}
