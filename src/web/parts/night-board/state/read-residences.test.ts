import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardRead } from './board.query.ts'
import { ResidencesReader } from './read-residences.ts'
import { changedAtHeader } from './store-groups.ts'

const drawnAt = new Date('2026-11-26T13:00:00Z')
const first: BoardRead = { residences: [], checkedAt: drawnAt.toISOString(), isKept: false }
const keptAt = '2026-11-26T12:59:58.000Z'

beforeEach(() => vi.setSystemTime(new Date(drawnAt.getTime() + 5_000)))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The device keeps houses that were changed on it at `changedAt`, and has no network. */
function keeps(changedAt: string | null, readAt = keptAt) {
  const headers = { 'X-Kept-At': readAt, ...(changedAt !== null && { [changedAtHeader]: changedAt }) }
  const kept = () => Response.json([], { headers })
  vi.stubGlobal('caches', { has: async () => true, open: async () => ({ match: async () => kept() }) })
  const fetched = vi.fn(async () => kept())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('reads anew on a page from before what was said on this device, and says that it is kept', async () => {
  const fetched = keeps('2026-11-26T13:00:03.000Z')
  const reader = new ResidencesReader(null, first)
  reader.begin()
  await vi.waitFor(() => expect(reader.get().read?.isKept).toBe(true))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(reader.get().read?.checkedAt).toBe(keptAt)
})

it('reads anew on a page from before the houses that this device read since', async () => {
  const fetched = keeps(null, '2026-11-26T13:00:04.000Z')
  const reader = new ResidencesReader(null, first)
  reader.begin()
  await vi.waitFor(() => expect(reader.get().read?.isKept).toBe(true))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(reader.get().read?.checkedAt).toBe('2026-11-26T13:00:04.000Z')
})

it.each([null, '2026-11-26T12:59:59.000Z'])(
  'reads nothing on a fresh page where nothing was said since: %s',
  async (at) => {
    const fetched = keeps(at)
    const reader = new ResidencesReader(null, first)
    reader.begin()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(fetched).not.toHaveBeenCalled()
    expect(reader.get().read).toBe(first)
  },
)
