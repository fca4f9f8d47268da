/**
 * `unwatched`: not watched yet. `loaded`: visible, but no message from the page inside. `silent`: another host's page,
 * visible with the summary under it.
 */
type FrameState = 'unwatched' | 'loading' | 'slow' | 'loaded' | 'silent' | 'shown' | 'unreachable'

/** Milliseconds (docs/specification.md, ruling 6). */
const TIMEOUT_MS = 8000
/**
 * Milliseconds: our own list reports before it has loaded, so one that loads without a word is an error page or very
 * slow.
 */
const LOADED_TIMEOUT_MS = 2000

/**
 * Only a message from the page inside (FRAMED_SCRIPT) proves that a list is there: error pages and refused ones fire
 * `load` too. Without one, our own frame gives way to the summary; another host's frame stays, with the summary under
 * it.
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
  #state: FrameState = 'unwatched'
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
    // A list on the screen stays when the network is lost; a missing one is loaded again when it is back.
    addEventListener('offline', () => this.#isMissing() && this.#show('unreachable'), { signal })
    addEventListener('online', () => this.#isMissing() && this.#tryAgain(), { signal })
    const button = this.#box.querySelector('[data-try-again]')
    button?.addEventListener('click', () => this.#tryAgain(), { signal })
    this.#follow()
    this.#show(this.#stateAtStart())
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

  /** Starts when the frame is on the screen: a lazy frame further down does not load yet. */
  #wait(): void {
    const timeoutNow = this.#patienceNow()
    if (timeoutNow === this.#patience) return
    this.#patience = timeoutNow
    this.#stopWaiting()
    if (timeoutNow === null) return
    this.#stopWaiting = waitPatiently(this.#box, timeoutNow, () => this.#show(this.#isOurs ? 'slow' : 'silent'))
  }

  #patienceNow(): number | null {
    if (this.#state === 'loaded') return this.#isOurs ? LOADED_TIMEOUT_MS : TIMEOUT_MS
    return this.#state === 'loading' ? TIMEOUT_MS : null
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
    const onLoad = () => {
      this.#ask()
      if (this.#state === 'loading') this.#show('loaded')
    }
    this.#frame.addEventListener('load', onLoad, { signal: this.#leaving.signal })
  }

  /** A frame that reported before there was a listener reports again on request. */
  #ask(): void {
    this.#frame.contentWindow?.postMessage({ porchlight: 'ask' }, '*')
  }

  #hearRefusal({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective === 'frame-src' && this.#address.startsWith(blockedURI)) this.#show('unreachable')
  }

  #hearWord(event: MessageEvent<unknown>): void {
    const word = readWord(event)
    if (word === null || event.source !== this.#frame.contentWindow) return
    this.#show('shown')
    if (word === 'escape') this.#onEscape()
  }

  #isMissing(): boolean {
    return this.#state === 'loading' || this.#state === 'slow' || this.#state === 'unreachable'
  }

  #stateAtStart(): FrameState {
    if (performance.getEntriesByName(this.#address, 'resource').length > 0) return 'loaded'
    return navigator.onLine ? 'loading' : 'unreachable'
  }

  #hide(part: string, isHidden: boolean): void {
    const element = this.#box.querySelector<HTMLElement>(part)
    if (element) element.hidden = isHidden
  }
}

function readWord({ data }: MessageEvent<unknown>): unknown {
  return typeof data === 'object' && data !== null && 'porchlight' in data ? data.porchlight : null
}

function waitPatiently(box: Element, ms: number, giveUp: () => void): () => void {
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
