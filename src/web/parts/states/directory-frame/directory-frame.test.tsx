// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { directoryFrame } from '#content/states/directory/directory-frame.ts'
import { WatchedFrame } from './watched-frame.tsx'

/** What the browser saw come on the screen; the tests play the browser. */
let seen: (() => unknown)[] = []
let onLine = true
let answers: object[] = []
const escaped = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  // The DOM of the tests loads no frames, and says so each time.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  seen = []
  onLine = true
  answers = []
  class Watch {
    isLooking = true
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push(() => this.isLooking && tell([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {
      this.isLooking = false
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine)
  Object.assign(performance, { getEntriesByName: () => answers })
})

type FrameSample = { ratio?: 75 | 60; src?: string }

function frame({ ratio = 75, src = '/embed/directory/maine' }: FrameSample = {}) {
  return (
    <WatchedFrame
      words={directoryFrame}
      src={src}
      title="Recovery residences in Maine"
      ratio={ratio}
      host={src.startsWith('/') ? null : new URL(src).host}
      full={src.startsWith('/') ? '/residences?state=ME&open=1' : src}
      fallback={<p>42 facilities. Call 207-555-0100.</p>}
      onEscape={escaped}
    />
  )
}

const theFrame = () => screen.queryByTitle<HTMLIFrameElement>('Recovery residences in Maine')
const box = () => document.querySelector<HTMLElement>('.directory-frame')
const state = () => box()?.dataset.state
/** The text that is announced now, without hidden parts. */
const said = () =>
  screen.getAllByRole('status').map((region) =>
    [...region.children]
      .filter((part) => !part.hasAttribute('hidden'))
      .map(({ textContent }) => textContent)
      .join(''),
  )

const comeOnScreen = () =>
  act(() => {
    for (const tell of seen.splice(0)) tell()
  })

const load = () => fireEvent.load(theFrame() ?? document)

/** What our own list sends to the page around it. */
function speak(word = 'height') {
  const source = theFrame()?.contentWindow
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { data: { porchlight: word, height: 900 }, source }))
  })
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the frame itself', () => {
  it('keeps a page of ours in a sandbox without an origin, where it may run, send forms and open tabs', () => {
    render(frame())
    const sandbox = theFrame()?.getAttribute('sandbox')?.split(' ')
    expect(sandbox).toEqual(['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'])
  })

  it('leaves a provider its own origin, and nothing that would lead the whole page away', () => {
    render(frame({ src: 'https://directories.example/maine' }))
    expect(theFrame()?.getAttribute('sandbox')).toContain('allow-same-origin')
    expect(theFrame()?.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('stands in the page before any script, with the host named', () => {
    const html = renderToStaticMarkup(frame())
    expect(html).toContain('src="/embed/directory/maine"')
    expect(html).toContain('Opening the list')
  })
})

describe('waiting', () => {
  it('says which host it opens until the frame has loaded', () => {
    render(frame())
    expect(state()).toBe('loading')
    expect(said()).toContain('Opening the list')
    load()
    expect(state()).toBe('loaded')
    expect(said()).toEqual([''])
    speak()
    expect(state()).toBe('shown')
    comeOnScreen()
    wait(60_000)
    expect(state()).toBe('shown')
  })

  it('takes no load for the word of a provider’s frame: a refused line loads too', () => {
    render(frame({ src: 'https://directories.example/maine' }))
    expect(state()).toBe('loading')
    load()
    expect(state()).toBe('loaded')
    comeOnScreen()
    wait(8000)
    expect(state()).toBe('silent')
    expect(said()).toEqual(['Do you not see a list here? Then it did not come. Here is what we know of it.'])
    const summary = screen.getByText('42 facilities. Call 207-555-0100.')
    const follows = theFrame()?.compareDocumentPosition(summary)
    expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: /^Open Full Directory/ })).toBeTruthy()
    speak()
    expect(state()).toBe('shown')
    expect(said()).toEqual([''])
  })

  it('tells of the Escape key that was pressed inside', () => {
    render(frame())
    speak()
    expect(escaped).not.toHaveBeenCalled()
    speak('escape')
    expect(escaped).toHaveBeenCalledOnce()
  })

  it('shows a frame that came before the page woke, and gives it 2 seconds to say that it is a list', () => {
    answers = [{}]
    const onMessage = vi.fn()
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ postMessage: onMessage } as never)
    render(frame())
    expect(onMessage).toHaveBeenCalledWith({ porchlight: 'ask' }, '*')
    expect(state()).toBe('loaded')
    comeOnScreen()
    wait(1999)
    expect(state()).toBe('loaded')
    wait(1)
    expect(state()).toBe('slow')
  })

  it('says after 8 seconds on the screen that it takes a while, and goes on loading', () => {
    render(frame())
    wait(60_000)
    expect(state()).toBe('loading')
    comeOnScreen()
    wait(7999)
    expect(state()).toBe('loading')
    wait(1)
    expect(state()).toBe('slow')
    expect(said()).toEqual(['Taking a while.'])
    const link = screen.getByRole('link', { name: /^Open Full Directory/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/residences?state=ME&open=1', '_blank'])
    speak()
    expect(state()).toBe('shown')
  })
})

describe('a frame that does not come', () => {
  it('gives way to the summary when the line is down, and is tried again when it is back', () => {
    onLine = false
    render(frame())
    expect(state()).toBe('unreachable')
    expect(theFrame()).toBeNull()
    expect(said()).toEqual(['The directory cannot be reached from here right now.'])
    expect(screen.getByText('42 facilities. Call 207-555-0100.')).toBeTruthy()
    fireEvent(window, new Event('online'))
    expect(state()).toBe('loading')
    expect(theFrame()).not.toBeNull()
  })

  it('gives way when the line goes down while one waits, but stays once it is shown', () => {
    render(frame())
    fireEvent(window, new Event('offline'))
    expect(state()).toBe('unreachable')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    load()
    fireEvent(window, new Event('offline'))
    expect(state()).toBe('loaded')
  })

  it('gives way when the browser refuses to frame it, whatever loads after that', () => {
    render(frame({ src: 'https://directories.example/maine' }))
    const refusal = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'frame-src',
      blockedURI: 'https://directories.example',
    })
    const before = theFrame()
    act(() => {
      document.dispatchEvent(refusal)
      fireEvent.load(before ?? document)
    })
    expect(state()).toBe('unreachable')
  })

  it('gives way to the summary when what loaded was no page of ours', () => {
    render(frame())
    load()
    comeOnScreen()
    wait(8000)
    expect(state()).toBe('slow')
    expect(screen.getByText('42 facilities. Call 207-555-0100.')).toBeTruthy()
  })

  it('does not take the word of another window', () => {
    render(frame())
    act(() => {
      window.dispatchEvent(Object.assign(new Event('message'), { data: { porchlight: 'height' }, source: {} }))
    })
    expect(state()).toBe('loading')
  })
})
