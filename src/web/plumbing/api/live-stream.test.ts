// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeEventSource, showPage } from '#tests/support/live/fake-event-source.ts'
import { type LiveNews, type LiveScope, type LiveStream, subscribeToResidences } from './live-stream.ts'

const source = () => sources.last
let sources: ReturnType<typeof fakeEventSource>
let received: LiveNews[]
let streams: LiveStream[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sources = fakeEventSource()
  vi.stubGlobal('BroadcastChannel', FakeTabs)
  FakeTabs.all = []
  received = []
  streams = []
  showPage(true)
})
afterEach(() => {
  for (const stream of streams) stream.stop()
})

class FakeTabs extends EventTarget {
  static all: FakeTabs[] = []
  posted: unknown[] = []
  constructor() {
    super()
    FakeTabs.all.push(this)
  }
  postMessage(message: unknown) {
    this.posted.push(message)
  }
  close() {}
}

function follow(scope: LiveScope = { residences: ['a', 'b'] }): LiveStream {
  const stream = subscribeToResidences(scope, (news) => received.push(news))
  streams.push(stream)
  return stream
}
const residence = { id: 'a', slug: 'a', name: 'A', availableBeds: 1, totalBeds: 8 }

describe('a page that follows homes', () => {
  it('asks for them by id, and hears each change', () => {
    const stream = follow()
    expect(source().url).toBe('/api/v1/events?homes=a,b')
    expect(stream.isLive()).toBe(false)
    source().open()
    expect(stream.isLive()).toBe(true)
    source().tell('beds', { homes: [residence], gone: ['b'] })
    expect(received).toEqual([{ is: 'beds', homes: [residence], gone: ['b'] }])
  })

  it('follows the first 200 of a longer list', () => {
    follow({ residences: Array.from({ length: 300 }, (_, at) => `h${at}`) })
    expect(source().url.split(',')).toHaveLength(200)
  })

  it('leaves connecting anew to the browser, and knows meanwhile that nothing is told', () => {
    const stream = follow()
    source().open()
    source().break()
    expect(stream.isLive()).toBe(false)
    vi.advanceTimersByTime(600_000)
    expect(sources.made).toHaveLength(1)
    source().open()
    expect(stream.isLive()).toBe(true)
  })

  it('comes back later and later to a server that refuses, until it is let in', () => {
    follow()
    for (const wait of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
      const before = sources.made.length
      source().refuse()
      vi.advanceTimersByTime(wait - 1)
      expect(sources.made).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(sources.made).toHaveLength(before + 1)
    }
    source().open()
    source().refuse()
    vi.advanceTimersByTime(3_000)
    expect(source().readyState).toBe(0)
  })

  it('does not wait for its next try once the network is back', () => {
    follow()
    source().refuse()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(0)
    expect(sources.made).toHaveLength(2)
  })

  it('begins anew when it is told "again", for a stream begins with the homes as they are', () => {
    follow()
    source().open()
    source().tell('again')
    expect([received, sources.open]).toEqual([[], 0])
    vi.advanceTimersByTime(1_000)
    expect([sources.made.length, sources.open]).toEqual([2, 1])
  })

  it('ends when it is left', () => {
    const stream = follow()
    stream.stop()
    vi.advanceTimersByTime(600_000)
    showPage(true)
    expect([sources.made.length, sources.open]).toEqual([1, 0])
  })
})

describe('a page that nobody sees', () => {
  it('closes its stream after a minute and opens another when it is seen', () => {
    follow()
    showPage(false)
    vi.advanceTimersByTime(59_000)
    showPage(true)
    showPage(false)
    vi.advanceTimersByTime(59_999)
    expect(sources.open).toBe(1)
    vi.advanceTimersByTime(1)
    expect(sources.open).toBe(0)
    vi.advanceTimersByTime(600_000)
    showPage(true)
    expect([sources.made.length, sources.open]).toEqual([2, 1])
  })

  it('opens none before it is seen', () => {
    showPage(false)
    follow()
    expect(sources.made).toHaveLength(0)
    showPage(true)
    expect(sources.made).toHaveLength(1)
  })

  it('gives its line up at once for another tab that opens one, which one that is seen does not', () => {
    follow()
    const tab = FakeTabs.all.at(-1)
    expect(tab?.posted).toEqual(['opened'])
    tab?.dispatchEvent(new MessageEvent('message', { data: 'opened' }))
    expect(sources.open).toBe(1)
    showPage(false)
    tab?.dispatchEvent(new MessageEvent('message', { data: 'opened' }))
    expect(sources.open).toBe(0)
    showPage(true)
    expect(sources.open).toBe(1)
  })

  it('holds no line while it waits for the way back', () => {
    follow()
    window.dispatchEvent(new Event('pagehide'))
    expect(sources.open).toBe(0)
    window.dispatchEvent(new Event('pageshow'))
    expect(sources.open).toBe(1)
  })
})

it('parts of a page that follow its state share one line, and hear once it stands and whenever something may have been missed', () => {
  const first = follow({ state: 'arkansas' })
  follow({ state: 'arkansas' })
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?state=arkansas'])
  source().open()
  expect(received).toEqual([{ is: 'begun' }, { is: 'begun' }])
  source().break()
  source().open()
  expect(received).toHaveLength(2)
  source().tell('again')
  source().tell('again')
  vi.advanceTimersByTime(1_000)
  expect(received).toHaveLength(4)
  first.stop()
  source().tell('beds', { homes: [residence], gone: [] })
  expect([received.length, sources.open]).toEqual([5, 1])
  streams.at(-1)?.stop()
  expect(sources.open).toBe(0)
})

it('a page that follows homes and their state has one line for both, which begins anew when something may have been missed', () => {
  follow({ residences: ['a', 'b'], state: 'AR' })
  expect(sources.made.map(({ url }) => url)).toEqual(['/api/v1/events?homes=a,b&state=AR'])
  source().open()
  expect(received).toEqual([{ is: 'begun' }])
  source().tell('again')
  vi.advanceTimersByTime(1_000)
  expect([sources.made.length, sources.open, received.length]).toEqual([2, 1, 1])
  source().open()
  expect(received).toHaveLength(2)
})

it('a browser without streams shows what it has', () => {
  vi.stubGlobal('EventSource', undefined)
  expect(follow().isLive()).toBe(false)
})
