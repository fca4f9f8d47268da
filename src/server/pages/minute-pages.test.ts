import { expect, it, vi } from 'vitest'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createMinutePages } from './minute-pages.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function begun(draw: (path: string) => Promise<void>) {
  const clock = fakeClock()
  const failed = vi.fn()
  const pages = createMinutePages({ paths: ['/counts'], clock, failed })
  return { clock, failed, pages, drawn: pages.begin(draw) }
}

it('a page with counts is drawn anew after a minute, shown meanwhile, and not shown after two', async () => {
  const draw = vi.fn(async () => {})
  const { clock, pages, drawn } = begun(draw)
  await drawn
  expect(pages.isTooOld('/counts')).toBe(false)
  clock.forward({ seconds: 59 })
  expect(pages.isTooOld('/counts')).toBe(false)
  expect(draw).toHaveBeenCalledTimes(1)
  clock.forward({ seconds: 1 })
  expect([pages.isTooOld('/counts'), pages.isTooOld('/counts')]).toEqual([false, false])
  expect(draw).toHaveBeenCalledTimes(2)
  await settled()
  clock.forward({ minutes: 60 })
  expect(pages.isTooOld('/counts')).toBe(true)
  await settled()
  expect(pages.isTooOld('/counts')).toBe(false)
  expect(draw).toHaveBeenCalledTimes(3)
})

it('a page that could not be drawn is told, and tried again by the next who asks', async () => {
  const draw = vi.fn(async () => {})
  draw.mockRejectedValueOnce(new Error('no database'))
  const { failed, pages, drawn } = begun(draw)
  await drawn
  expect(failed).toHaveBeenCalledTimes(1)
  expect(pages.isTooOld('/counts')).toBe(true)
  await settled()
  expect(pages.isTooOld('/counts')).toBe(false)
})

it('knows nothing of other pages, and calls a page too old before anybody draws', () => {
  const pages = createMinutePages({ paths: ['/counts'], clock: fakeClock(), failed: vi.fn() })
  expect([pages.isTooOld('/about'), pages.isTooOld('/counts')]).toEqual([false, true])
})

it('a page that a change has outrun is shown to nobody, also where it was begun before', async () => {
  let finish = () => {}
  const { pages } = begun(() => new Promise((resolve) => (finish = resolve)))
  pages.forget((path) => path === '/counts')
  finish()
  await settled()
  expect(pages.isTooOld('/counts')).toBe(true)
  finish()
  await settled()
  expect(pages.isTooOld('/counts')).toBe(false)
  pages.forget((path) => path === '/others')
  expect(pages.isTooOld('/counts')).toBe(false)
  pages.forget(() => true)
  expect(pages.isTooOld('/counts')).toBe(true)
})

it('draws no further page once the server stops, and tells of none that failed because of it', async () => {
  let fail = (_: Error) => {}
  const draw = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)))
  const failed = vi.fn()
  const pages = createMinutePages({ paths: ['/counts', '/more', '/rest'], clock: fakeClock(), failed })
  const drawn = pages.begin(draw)
  pages.stop()
  fail(new Error('the database is closed'))
  await drawn
  expect(pages.isTooOld('/more')).toBe(true)
  expect(draw).toHaveBeenCalledTimes(1)
  expect(failed).not.toHaveBeenCalled()
})
