import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * `asleep` until the page wakes: the browser shows the frame by itself then. `loaded` is shown like `shown`, but a page
 * of ours has not yet spoken: an error page "loads" just like a good one.
 */
export type FrameState = 'asleep' | 'loading' | 'slow' | 'loaded' | 'shown' | 'unreachable'

/** So long somebody waits before the summary stands in for the frame (rulings 6), in ms. */
const PATIENCE = 8000

const isOurs = (src: string) => src.startsWith('/')

/** Whether an answer came before the page woke, when nobody listened for it. */
function cameBefore(address: string): boolean {
  return performance.getEntriesByName(address, 'resource').length > 0
}

function isRefused(event: SecurityPolicyViolationEvent, address: string): boolean {
  return event.effectiveDirective === 'frame-src' && address.startsWith(event.blockedURI)
}

/** Our own list tells the page around it how high it is: whoever says that has arrived. */
function speaksForItself({ data }: MessageEvent<unknown>): boolean {
  return typeof data === 'object' && data !== null && 'porchlight' in data
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

/** Calls `giveUp` after 8 seconds on the screen. */
function patiently(box: Element, giveUp: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopLooking = onceSeen(box, () => {
    timer = setTimeout(giveUp, PATIENCE)
  })
  return () => {
    stopLooking()
    clearTimeout(timer)
  }
}

/** Tells of the events of the whole page that concern the frame in `box`. */
function listenFor(box: Element, address: string, tell: { spoken: () => void; refused: () => void }): () => void {
  const refuse = (event: SecurityPolicyViolationEvent) => {
    if (isRefused(event, address)) tell.refused()
  }
  const hear = (event: MessageEvent<unknown>) => {
    const isThisFrame = event.source === box.querySelector('iframe')?.contentWindow
    if (isThisFrame && speaksForItself(event)) tell.spoken()
  }
  document.addEventListener('securitypolicyviolation', refuse)
  addEventListener('message', hear)
  return () => {
    document.removeEventListener('securitypolicyviolation', refuse)
    removeEventListener('message', hear)
  }
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
    if (!box.current) return
    const address = new URL(src, location.href).href
    if (cameBefore(address)) setState('shown')
    else setState(navigator.onLine ? 'loading' : 'unreachable')
    return listenFor(box.current, address, {
      spoken: () => setState('shown'),
      refused: () => setState('unreachable'),
    })
  }, [src])

  useEffect(() => {
    if ((state !== 'loading' && state !== 'loaded') || !box.current) return
    return patiently(box.current, () => setState('slow'))
  }, [state])

  useLine(state, { lost: () => setState('unreachable'), found: tryAgain })

  // A frame that was refused "loads" an empty page after it.
  const onLoad = () =>
    setState((before) => {
      if (before === 'unreachable' || before === 'shown') return before
      return isOurs(src) ? 'loaded' : 'shown'
    })
  return { state, box, onLoad, attempt, tryAgain }
}

/** What is already on the screen stays there when the line goes; what is not is tried again when it comes back. */
function useLine(state: FrameState, { lost, found }: { lost: () => void; found: () => void }): void {
  useEffect(() => {
    if (state !== 'loading' && state !== 'slow' && state !== 'unreachable') return
    addEventListener('offline', lost)
    addEventListener('online', found)
    return () => {
      removeEventListener('offline', lost)
      removeEventListener('online', found)
    }
  })
}
