import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * `asleep` until the page wakes: the browser shows the frame by itself then. `loaded` is seen, but has not yet said that
 * it stands. `silent` is seen too, with the summary under it: another host's page need not know our way of speaking.
 */
export type FrameState = 'asleep' | 'loading' | 'slow' | 'loaded' | 'silent' | 'shown' | 'unreachable'

/** So long somebody waits before the summary stands in for the frame (rulings 6), in ms. */
const PATIENCE = 8000
/** Our own list speaks before it has loaded: what loads without a word is an error page, or a list that is very slow. */
const PATIENCE_ONCE_LOADED = 2000

const isOurs = (src: string) => src.startsWith('/')

/** Whether anything came before the page woke, a list or the browser's word that there is none: both are noted alike. */
function cameBefore(address: string): boolean {
  return performance.getEntriesByName(address, 'resource').length > 0
}

/** A frame that spoke before anybody listened says so again when it is asked. */
function ask(box: Element): void {
  box.querySelector('iframe')?.contentWindow?.postMessage({ porchlight: 'ask' }, '*')
}

function isRefused(event: SecurityPolicyViolationEvent, address: string): boolean {
  return event.effectiveDirective === 'frame-src' && address.startsWith(event.blockedURI)
}

/** What our own list tells the page around it: "height" for one. Whoever says anything has arrived. Null from others. */
function wordOf({ data }: MessageEvent<unknown>): unknown {
  return typeof data === 'object' && data !== null && 'porchlight' in data ? data.porchlight : null
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

/** Calls `giveUp` after that many ms on the screen. */
function patiently(box: Element, ms: number, giveUp: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopLooking = onceSeen(box, () => {
    timer = setTimeout(giveUp, ms)
  })
  return () => {
    stopLooking()
    clearTimeout(timer)
  }
}

type Told = { spoken: (word: unknown) => void; refused: () => void }

/** Tells of the events of the whole page that concern the frame in `box`. */
function listenFor(box: Element, address: string, tell: Told): () => void {
  const refuse = (event: SecurityPolicyViolationEvent) => {
    if (isRefused(event, address)) tell.refused()
  }
  const hear = (event: MessageEvent<unknown>) => {
    const isThisFrame = event.source === box.querySelector('iframe')?.contentWindow
    const word = wordOf(event)
    if (isThisFrame && word !== null) tell.spoken(word)
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

/**
 * Follows one frame from the moment the page wakes. `src` must not change: give the component a key. `onEscape`: the
 * Escape key was pressed in our own list, which keeps its keys to itself otherwise.
 *
 * Only the frame's own word proves that a list stands there (FRAMED_SCRIPT says it): an error page and a refused line
 * "load" too. After 8 seconds without it our own frame gives way to the summary, and comes back if it speaks later.
 * Another host's page need not be this software, and of one that never speaks a browser tells nothing: a list, a 404 and
 * its own page about a refused line all "load", and none of them can be looked into or measured. So neither is such a
 * frame taken away nor is it called late: it stays in view with the summary under it, which asks whether a list is seen.
 * One word of ours from that host (`{porchlight: 'here'}`) settles it, and the summary goes.
 */
export function useFrameState(src: string, onEscape?: () => void): FrameWatch {
  const escaped = useEffectEvent(() => onEscape?.())
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
    setState(stateOnWaking(address))
    const stop = listenFor(box.current, address, {
      spoken: (word) => {
        setState('shown')
        if (word === 'escape') escaped()
      },
      refused: () => setState('unreachable'),
    })
    ask(box.current)
    return stop
  }, [src])

  const isAwaited = state === 'loading' || state === 'loaded'
  const patience = state === 'loaded' && isOurs(src) ? PATIENCE_ONCE_LOADED : PATIENCE
  useEffect(() => {
    if (!isAwaited || !box.current) return
    return patiently(box.current, patience, () => setState(isOurs(src) ? 'slow' : 'silent'))
  }, [isAwaited, patience, src])

  useLine(state, { lost: () => setState('unreachable'), found: tryAgain })

  const onLoad = () => {
    if (box.current) ask(box.current)
    setState((before) => (before === 'loading' ? 'loaded' : before))
  }
  return { state, box, onLoad, attempt, tryAgain }
}

function stateOnWaking(address: string): FrameState {
  if (cameBefore(address)) return 'loaded'
  return navigator.onLine ? 'loading' : 'unreachable'
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
