/**
 * `asleep` until somebody watches: the browser shows the frame by itself then. `loaded` is seen, but has not yet said that
 * it stands. `silent` is seen too, with the summary under it: another host's page need not know our way of speaking.
 */
type FrameState = 'asleep' | 'loading' | 'slow' | 'loaded' | 'silent' | 'shown' | 'unreachable'

/** So long somebody waits before the summary stands in for the frame (rulings 6), in ms. */
const PATIENCE = 8000
/** Our own list speaks before it has loaded: what loads without a word is an error page, or a list that is very slow. */
const PATIENCE_ONCE_LOADED = 2000

/**
 * Follows the frame in `box` from now on, and gives what ends it. `onEscape`: the Escape key was pressed in our own list,
 * which keeps its keys to itself otherwise.
 *
 * Only the frame's own word proves that a list stands there (FRAMED_SCRIPT says it): an error page and a refused line
 * "load" too. After 8 seconds without it our own frame gives way to the summary, and comes back if it speaks later.
 * Another host's page need not be this software, and of one that never speaks a browser tells nothing: a list, a 404 and
 * its own page about a refused line all "load", and none of them can be looked into or measured. So neither is such a
 * frame taken away nor is it called late: it stays in view with the summary under it, which asks whether a list is seen.
 * One word of ours from that host (`{porchlight: 'here'}`) settles it, and the summary goes.
 */
export function watchFrame(box: HTMLElement, onEscape: () => void = () => undefined): () => void {
  const frame = box.querySelector('iframe')
  if (!frame) return () => undefined
  const watch = new FrameWatch(box, frame, onEscape)
  watch.begin()
  return () => watch.stop()
}

class FrameWatch {
  readonly #box: HTMLElement
  readonly #isOurs: boolean
  readonly #address: string
  readonly #onEscape: () => void
  readonly #leaving = new AbortController()
  #frame: HTMLIFrameElement
  #state: FrameState = 'asleep'
  #patience: number | null = null
  #stopWaiting = () => {}

  constructor(box: HTMLElement, frame: HTMLIFrameElement, onEscape: () => void) {
    const src = frame.getAttribute('src') ?? ''
    this.#box = box
    this.#frame = frame
    this.#onEscape = onEscape
    this.#isOurs = src.startsWith('/')
    this.#address = new URL(src, location.href).href
  }

  begin(): void {
    const { signal } = this.#leaving
    document.addEventListener('securitypolicyviolation', (event) => this.#hearRefusal(event), { signal })
    addEventListener('message', (event) => this.#hearWord(event), { signal })
    // What is already on the screen stays there when the line goes; what is not is tried again when it comes back.
    addEventListener('offline', () => this.#isMissing() && this.#show('unreachable'), { signal })
    addEventListener('online', () => this.#isMissing() && this.#tryAgain(), { signal })
    const button = this.#box.querySelector('[data-try-again]')
    button?.addEventListener('click', () => this.#tryAgain(), { signal })
    this.#follow()
    this.#show(this.#stateOnWaking())
    this.#ask()
  }

  stop(): void {
    this.#leaving.abort()
    this.#stopWaiting()
  }

  #show(state: FrameState): void {
    this.#state = state
    this.#box.dataset.state = state
    for (const words of this.#box.querySelectorAll<HTMLElement>('[data-said-when]')) {
      words.hidden = words.dataset.saidWhen !== state
    }
    this.#hide('[data-try-again]', state !== 'unreachable')
    this.#hide('.spinner', state !== 'loading')
    if (state === 'unreachable') this.#frame.remove()
    this.#wait()
  }

  /** The time runs from when the frame comes on the screen: a lazy one below does not load, so nobody waits for it yet. */
  #wait(): void {
    const patience = this.#patienceNow()
    if (patience === this.#patience) return
    this.#patience = patience
    this.#stopWaiting()
    if (patience === null) return
    this.#stopWaiting = patiently(this.#box, patience, () => this.#show(this.#isOurs ? 'slow' : 'silent'))
  }

  #patienceNow(): number | null {
    if (this.#state === 'loaded') return this.#isOurs ? PATIENCE_ONCE_LOADED : PATIENCE
    return this.#state === 'loading' ? PATIENCE : null
  }

  #tryAgain(): void {
    const fresh = document.importNode(this.#frame)
    if (this.#frame.isConnected) this.#frame.replaceWith(fresh)
    else this.#box.querySelector('.frame-instead')?.before(fresh)
    this.#frame = fresh
    this.#follow()
    this.#show('loading')
  }

  #follow(): void {
    const loaded = () => {
      this.#ask()
      if (this.#state === 'loading') this.#show('loaded')
    }
    this.#frame.addEventListener('load', loaded, { signal: this.#leaving.signal })
  }

  /** A frame that spoke before anybody listened says so again when it is asked. */
  #ask(): void {
    this.#frame.contentWindow?.postMessage({ porchlight: 'ask' }, '*')
  }

  #hearRefusal({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective === 'frame-src' && this.#address.startsWith(blockedURI)) this.#show('unreachable')
  }

  #hearWord(event: MessageEvent<unknown>): void {
    const word = wordOf(event)
    if (word === null || event.source !== this.#frame.contentWindow) return
    this.#show('shown')
    if (word === 'escape') this.#onEscape()
  }

  #isMissing(): boolean {
    return this.#state === 'loading' || this.#state === 'slow' || this.#state === 'unreachable'
  }

  /** Whether anything came before, a list or the browser's word that there is none: both are noted alike. */
  #stateOnWaking(): FrameState {
    if (performance.getEntriesByName(this.#address, 'resource').length > 0) return 'loaded'
    return navigator.onLine ? 'loading' : 'unreachable'
  }

  #hide(part: string, isHidden: boolean): void {
    const element = this.#box.querySelector<HTMLElement>(part)
    if (element) element.hidden = isHidden
  }
}

/** What our own list tells the page around it: "height" for one. Whoever says anything has arrived. Null from others. */
function wordOf({ data }: MessageEvent<unknown>): unknown {
  return typeof data === 'object' && data !== null && 'porchlight' in data ? data.porchlight : null
}

/** Calls `giveUp` after that many ms on the screen. */
function patiently(box: Element, ms: number, giveUp: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    timer = setTimeout(giveUp, ms)
  })
  watch.observe(box)
  return () => {
    watch.disconnect()
    clearTimeout(timer)
  }
}
