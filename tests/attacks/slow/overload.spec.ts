import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administer } from '#tests/support/database/database-template.ts'
import { type Answered, askOnce, keepAsking, keepComing, percentile } from '#tests/support/hostile/attack-load.ts'
import { type RunningProduct, startProduct } from '#tests/support/product/product.ts'

/** Three times as many searches as the server can do, on loopback and for 15 seconds. */
let product: RunningProduct
let port: number

beforeAll(async () => {
  product = await startProduct(process.env.PORCHLIGHT_TEST_DB === 'postgres' ? await ownDatabase() : {})
  port = Number(new URL(product.baseUrl).port)
})
afterAll(async () => {
  await product.stop()
  await product.clear()
})

async function ownDatabase(): Promise<Record<string, string>> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = `porchlight_overload_${randomUUID().slice(0, 8)}`
  await administer(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href }
}

let asked = 0
/** Searches of which none is like another, so that each asks the database. */
function buildPath(): string {
  asked += 1
  const zips = ['72201', '72032', '04101', '25301', '29201', '10001', '75201']
  return `/api/residences/answer?near=${zips[asked % zips.length]}&radius=${20 + (asked % 400)}&limit=${15 + (asked % 8)}`
}
const anybody = (at: number) => `198.51.${(at * 7) % 250}.${(at * 13) % 250}`
const load = (ms: number, addressOf: (at: number) => string = anybody) => ({ port, pathOf: buildPath, ms, addressOf })
const withStatus = (answers: readonly Answered[], status: number) => answers.filter((one) => one.status === status)

it('answers a burst of an idle server, all of it from one address', async () => {
  await keepAsking(load(3_000), 4)
  const burst = await Promise.all(
    Array.from({ length: 30 }, () => askOnce(port, buildPath(), { headers: { 'x-forwarded-for': '203.0.113.9' } })),
  )
  expect(withStatus(burst, 200).length).toBe(30)
})

it('keeps accepted answers near their usual time, and sends the rest away quickly', { retry: 2 }, async () => {
  // The first thousand answers of a process are slower than the rest.
  await keepAsking(load(6_000), 12)
  const usual = await keepAsking(load(8_000), 12)
  expect(withStatus(usual, 200).length).toBe(usual.length)
  const answers = await keepComing(load(15_000), (usual.length / 8) * 3)
  const [accepted, refused] = [withStatus(answers, 200), withStatus(answers, 503)]
  const figures = [accepted, refused].map((some) => [
    some.length,
    Math.round(percentile(some, 50)),
    Math.round(percentile(some, 99)),
  ])
  console.log('usual p99', Math.round(percentile(usual, 99)), 'accepted, 503: count, p50, p99', figures)
  expect(accepted.length + refused.length).toBe(answers.length)
  expect(accepted.length).toBeGreaterThan(usual.length)
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']))
  expect(percentile(accepted, 99)).toBeLessThan(2 * percentile(usual, 99))
  expect(percentile(refused, 50)).toBeLessThan(percentile(usual, 50))
})

it('answers somebody else while one address asks for more than all of it', async () => {
  const flood = keepComing(
    load(6_000, () => '198.51.100.1'),
    120,
  )
  const others = await keepComing(
    load(5_000, () => '203.0.113.5'),
    10,
  )
  await flood
  expect(withStatus(others, 200).length).toBe(others.length)
})
