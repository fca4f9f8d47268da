import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import { watchShown } from './shown-on-pages.ts'

const storm: SiteNotice = {
  id: 'a',
  kind: 'storm',
  words: { en: 'Snow.', es: 'Nieve.' },
  states: [],
  stateNames: { en: '', es: '' },
}

let stored: SiteNotice[] | Error
const changed = vi.fn(async () => {})
const error = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  stored = []
  changed.mockReset()
  error.mockReset()
})
afterEach(() => vi.useRealTimers())

function watch() {
  const read = async () => {
    if (stored instanceof Error) throw stored
    return stored
  }
  return watchShown({ name: 'site notices', read, changed, log: { error } })
}

it('draws pages anew when a notice begins or ends, within 15 seconds, and not otherwise', async () => {
  const notices = watch()
  notices.begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changed).not.toHaveBeenCalled()
  stored = [storm]
  await vi.advanceTimersByTimeAsync(15_000)
  expect([notices.list(), changed.mock.calls.length]).toEqual([[storm], 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changed).toHaveBeenCalledOnce()
  stored = []
  await vi.advanceTimersByTimeAsync(15_000)
  expect([notices.list(), changed.mock.calls.length]).toEqual([[], 2])
  await notices.stop()
  stored = [storm]
  await vi.advanceTimersByTimeAsync(60_000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('keeps the last ones while they cannot be read, and draws again what could not be drawn', async () => {
  const notices = watch()
  stored = [storm]
  changed.mockRejectedValueOnce(new Error('no page'))
  await notices.refresh()
  expect(error).toHaveBeenCalledOnce()
  await notices.refresh()
  expect(changed).toHaveBeenCalledTimes(2)
  stored = new Error('no database')
  await notices.refresh()
  expect([notices.list(), error.mock.calls.length]).toEqual([[storm], 2])
})
