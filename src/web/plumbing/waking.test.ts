// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markAwake, putToSleep, WAKE_SCRIPT } from './waking.ts'

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body>${script}</body>`

describe('a page put to sleep', () => {
  it('names its modules in a block that does nothing by itself', () => {
    expect(putToSleep(page('<script type="module" async="">import "/a.js";</script>'))).toBe(
      '<head></head><body><script type="text/plain" id="sleeping" data-modules="/a.js /b.js">import "/a.js";</script></body>',
    )
  })

  it('keeps the nonce of a page rendered for one request', () => {
    const html = putToSleep(page('<script nonce="n" type="module" async="">1</script>'))
    expect(html).toContain('<script nonce="n" type="text/plain" id="sleeping"')
  })
})

describe('a sleeping page', () => {
  /** The listeners of this test's page; the window outlives it. */
  const heard: Parameters<typeof window.addEventListener>[] = []
  beforeEach(() => {
    document.head.replaceChildren()
    document.body.innerHTML =
      '<script type="text/plain" id="sleeping" data-modules="/a.js /b.js">window.woken=1</script>' +
      '<button type="button">Menu</button><button>Send</button><a href="/docs" data-held="">Documentation</a>' +
      '<a href="/chat" data-held="" data-log="footer: Chat">Chat</a><a href="/terms" data-log="footer: Terms">Terms</a>' +
      '<details><summary data-log="partners: Housing">Learn More</summary>more</details>' +
      '<a href="/about">About</a><form data-held=""><input name="a"/><button id="ask">Ask</button></form>'
    delete document.documentElement.dataset.ready
    const listen = window.addEventListener.bind(window)
    vi.spyOn(window, 'addEventListener').mockImplementation((...given: (typeof heard)[number]) => {
      heard.push(given)
      listen(...given)
    })
    new Function(WAKE_SCRIPT)()
  })
  afterEach(() => {
    for (const given of heard.splice(0)) window.removeEventListener(...given)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const wakers = () => [...document.head.querySelectorAll('script[type=module]')].map((script) => script.textContent)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

  it.each(['pointerdown', 'keydown', 'focusin'])('wakes once at the first %s', (touch) => {
    expect(wakers()).toEqual([])
    dispatchEvent(new Event(touch))
    dispatchEvent(new Event(touch))
    expect(wakers()).toEqual(['window.woken=1'])
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ])
  })

  describe('with a frame that keeps the load event back', () => {
    let paints: object[] = []
    let fonts = 'loaded'
    const come = () => dispatchEvent(new Event('DOMContentLoaded'))
    beforeEach(() => {
      vi.useFakeTimers()
      ;[paints, fonts] = [[{}], 'loaded']
      // The DOM of the tests loads no frames, and says so each time.
      vi.spyOn(console, 'error').mockImplementation(() => {})
      // As in a browser that tells of no largest paint, and is idle at once.
      vi.stubGlobal('PerformanceObserver', undefined)
      vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
      Object.assign(performance, { getEntriesByType: () => paints })
      Object.defineProperty(document, 'fonts', { configurable: true, get: () => ({ status: fonts }) })
      document.body.append(document.createElement('iframe'))
    })
    afterEach(() => vi.unstubAllGlobals())

    it('wakes when only the frame is missing 2 seconds after its own HTML has come', () => {
      come()
      vi.advanceTimersByTime(1999)
      expect(wakers()).toEqual([])
      vi.advanceTimersByTime(200)
      expect(wakers()).toEqual(['window.woken=1'])
      dispatchEvent(new Event('load'))
      vi.advanceTimersByTime(10_000)
      expect(wakers()).toHaveLength(1)
    })

    it('sleeps on a slow line until it has painted and has its fonts', () => {
      ;[paints, fonts] = [[], 'loading']
      come()
      vi.advanceTimersByTime(20_000)
      paints = [{}]
      vi.advanceTimersByTime(5_000)
      expect(wakers()).toEqual([])
      fonts = 'loaded'
      vi.advanceTimersByTime(1_200)
      expect(wakers()).toHaveLength(1)
    })

    it('sleeps until the load event where no frame is', () => {
      find('iframe').remove()
      come()
      vi.advanceTimersByTime(60_000)
      expect(wakers()).toEqual([])
      dispatchEvent(new Event('load'))
      vi.advanceTimersByTime(200)
      expect(wakers()).toHaveLength(1)
    })
  })

  it('keeps a tap on a button until it is awake', () => {
    const handled = vi.fn()
    find('button').addEventListener('click', handled)
    find('button').click()
    expect(handled).not.toHaveBeenCalled()
    markAwake()
    expect(handled).toHaveBeenCalledOnce()
    find('button').click()
    expect(handled).toHaveBeenCalledTimes(2)
  })

  it('lets plain links and buttons of forms do what they do', () => {
    for (const selector of ['a[href="/about"]', 'button:not([type])']) {
      const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
      find(selector).addEventListener('click', (event) => event.preventDefault(), { once: true })
      const prevented = vi.spyOn(tap, 'stopImmediatePropagation')
      find(selector).dispatchEvent(tap)
      expect(prevented, selector).not.toHaveBeenCalled()
    }
  })

  it('keeps what a form would send, and sends it as HTML does when it does not wake', () => {
    vi.useFakeTimers()
    const form = find('form') as HTMLFormElement
    const sent = vi.spyOn(form, 'submit').mockImplementation(() => {})
    find('#ask').click()
    vi.advanceTimersByTime(1499)
    expect(sent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(sent).toHaveBeenCalledOnce()
  })

  it.each(['asleep', 'awake'])('writes the line of a control that only logs, %s', (state) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    if (state === 'awake') markAwake()
    find('a[href="/terms"]').addEventListener('click', (event) => event.preventDefault())
    find('a[href="/terms"]').click()
    find('a[href="/about"]').addEventListener('click', (event) => event.preventDefault())
    find('a[href="/about"]').click()
    expect(said.mock.calls).toEqual([['footer: Terms']])
  })

  it('writes the line of what it keeps once: when it is done after waking, or leads on without', () => {
    vi.useFakeTimers()
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const chat = find('a[href="/chat"]')
    chat.addEventListener('click', (event) => event.preventDefault())
    chat.click()
    expect(said).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1500)
    expect(said.mock.calls).toEqual([['footer: Chat']])

    chat.click()
    markAwake()
    vi.advanceTimersByTime(1500)
    expect(said.mock.calls).toEqual([['footer: Chat'], ['footer: Chat']])
  })

  it('writes the line of a summary when it opens, not when it closes', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const details = find('details') as HTMLDetailsElement
    find('summary').click()
    expect(said.mock.calls).toEqual([['partners: Housing']])
    details.open = true
    find('summary').click()
    expect(said).toHaveBeenCalledOnce()
  })

  it('does not do twice what was tapped before it woke', () => {
    const handled = vi.fn()
    find('a[data-held]').addEventListener('click', (event) => {
      event.preventDefault()
      handled()
    })
    find('a[data-held]').click()
    markAwake()
    markAwake()
    expect(handled).toHaveBeenCalledOnce()
  })
})
