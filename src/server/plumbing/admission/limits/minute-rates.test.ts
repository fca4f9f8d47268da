import { expect, it, vi } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { createMinuteRates } from './minute-rates.ts'

const database = shareTestDatabase()
let time: number
const clock = { now: () => new Date(time) }
const rate = { limit: 10, windowSeconds: 60 }

/** The embedded database stands for one that servers share. */
function makeServer({ kind, failing = false }: { kind: string; failing?: boolean }) {
  const transactions = failing ? { run: () => Promise.reject(new Error('no database')) } : database.transactions
  const warn = vi.fn()
  const shared = { kind: 'postgres', transactions } as typeof database
  const minutes = createMinuteRates({ database: shared, secretKey: 'key', clock, log: { warn } })
  const limit = minutes.rates(kind, rate)
  const take = (times: number) => Array.from({ length: times }, () => limit.take('192.0.2.7').RateLimit).at(-1)
  // A timer may be sharing already: what it took is written once it has stopped.
  return { take, share: () => minutes.stop().then(minutes.share), warn }
}

it('counts what another server counted, from a second later, and no request waits for it', async () => {
  time = Date.UTC(2026, 0, 5, 12, 0, 20)
  const [here, there] = [makeServer({ kind: 'page' }), makeServer({ kind: 'page' })]
  expect(here.take(6)).toBe('limit=10, remaining=4, reset=60')
  expect(there.take(1)).toBe('limit=10, remaining=9, reset=60')
  await here.share()
  await there.share()
  expect(there.take(3)).toBe('limit=10, remaining=0, reset=60')
  expect(() => there.take(1)).toThrow('Too many tries.')
  await there.share()
  await here.share()
  expect(here.take(1)).toBe('limit=10, remaining=3, reset=60')
})

it('counts what another server counted a while ago, until it is a minute old', async () => {
  time = Date.UTC(2026, 0, 5, 13, 0, 55)
  const [here, there] = [makeServer({ kind: 'place' }), makeServer({ kind: 'place' })]
  here.take(8)
  await here.share()
  time += 10_000
  there.take(1)
  await there.share()
  expect(there.take(1)).toBe('limit=10, remaining=0, reset=60')
  expect(() => there.take(1)).toThrow('Too many tries.')
  time += 47_000
  expect(there.take(1)).toBe('limit=10, remaining=1, reset=13')
  time += 5_000
  expect(there.take(1)).toBe('limit=10, remaining=4, reset=8')
})

it('reads again what may have been shared late, and no more once it cannot', async () => {
  time = Date.UTC(2026, 0, 5, 15, 0, 9)
  const [here, there] = [makeServer({ kind: 'map' }), makeServer({ kind: 'map' })]
  here.take(4)
  there.take(1)
  await there.share()
  time += 2_000
  await here.share()
  there.take(1)
  await there.share()
  expect(there.take(1)).toBe('limit=10, remaining=3, reset=58')
})

it('counts alone while the database cannot be reached, and tells later what it counted', async () => {
  time = Date.UTC(2026, 0, 5, 14, 0, 5)
  const [here, there] = [makeServer({ kind: 'list' }), makeServer({ kind: 'list' })]
  const alone = makeServer({ kind: 'list', failing: true })
  alone.take(10)
  await alone.share()
  expect(() => alone.take(1)).toThrow('Too many tries.')
  expect(alone.warn).toHaveBeenCalledOnce()
  here.take(2)
  await here.share()
  there.take(1)
  await there.share()
  expect(there.take(1)).toBe('limit=10, remaining=6, reset=60')
})
