import { vi } from 'vitest'

/** The browser's end of a stream, as a test plays it. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** All that were made, the newest last. */
  static made: FakeEventSource[] = []
  readonly url: string
  readyState = FakeEventSource.CONNECTING

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.made.push(this)
  }

  open(): void {
    this.readyState = FakeEventSource.OPEN
    this.dispatchEvent(new Event('open'))
  }
  tell(event: string, data: unknown = null): void {
    this.dispatchEvent(new MessageEvent(event, { data: data === null ? '' : JSON.stringify(data) }))
  }
  /** The line breaks; the browser connects anew by itself. */
  break(): void {
    this.readyState = FakeEventSource.CONNECTING
    this.dispatchEvent(new Event('error'))
  }
  /** The server answers with something that is no stream. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }

  static get last(): FakeEventSource {
    const source = FakeEventSource.made.at(-1)
    if (!source) throw new Error('nothing is followed')
    return source
  }
  static get open(): number {
    return FakeEventSource.made.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED).length
  }
}

/** Puts the fake in the place of the browser's own. */
export function fakeEventSource(): typeof FakeEventSource {
  FakeEventSource.made = []
  vi.stubGlobal('EventSource', FakeEventSource)
  return FakeEventSource
}

/** As if the tab were left, or come back to. */
export function showPage(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
