import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { createRateLimits, limitInMemory } from './rate-limits.ts'

const rate = { limit: 2, windowSeconds: 600 }

it('counts for each subject, says what is left, and refuses the next with the time to wait', async () => {
  const limit = limitInMemory('file', rate)
  expect((await limit.take('a')).RateLimit).toBe('limit=2, remaining=1, reset=600')
  expect((await limit.take('a')).RateLimit).toBe('limit=2, remaining=0, reset=600')
  await expect(limit.take('a')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 600,
    message: 'Too many tries. Try again in 10 minutes.',
    headers: { RateLimit: 'limit=2, remaining=0, reset=600', 'RateLimit-Policy': '2;w=600' },
  })
  expect((await limit.take('b')).RateLimit).toBe('limit=2, remaining=1, reset=600')
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('two servers on one PostgreSQL', () => {
  let first: TestDatabase
  let second: Awaited<ReturnType<typeof openDatabase>>
  beforeAll(async () => {
    first = await testDatabase(undefined, { isHandedOn: false })
    second = await openDatabase({ ...first.place, log: createLog('silent') })
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  const makeLimit = (database: Pick<TestDatabase, 'kind' | 'transactions'>, kind: string) =>
    createRateLimits({ database, secretKey: 'key' })(kind, rate)

  it('share a limit, and keep kinds and subjects apart', async () => {
    const [here, there] = [makeLimit(first, 'file'), makeLimit(second, 'file')]
    expect((await here.take('192.0.2.7')).RateLimit).toBe('limit=2, remaining=1, reset=600')
    expect((await there.take('192.0.2.7')).RateLimit).toBe('limit=2, remaining=0, reset=600')
    for (const limit of [here, there, there])
      await expect(limit.take('192.0.2.7')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 600 })
    expect((await there.take('192.0.2.8')).RateLimit).toContain('remaining=1')
    expect((await makeLimit(second, 'joining').take('192.0.2.7')).RateLimit).toContain('remaining=1')
  })

  it('allow no more than the limit to those who come at once', async () => {
    const limits = [makeLimit(first, 'at once'), makeLimit(second, 'at once')]
    const ends = await Promise.allSettled([...limits, ...limits, ...limits].map((limit) => limit.take('a')))
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(2)
  })

  it('keep no address, and give uses back after the window', async () => {
    const limit = makeLimit(first, 'over')
    for (const _ of [1, 2]) await limit.take('192.0.2.9')
    const rows = await first.runAsOwner((owner) => owner.query<{ key: string }>('select key from rate_limit'))
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
    await first.runAsOwner((owner) => owner.execute('update rate_limit set expire = 0'))
    expect((await makeLimit(second, 'over').take('192.0.2.9')).RateLimit).toContain('remaining=1')
  })
})
