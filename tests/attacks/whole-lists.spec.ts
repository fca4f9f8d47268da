import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hsdsServices } from '#contract/open-data/hsds.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { openSite } from '#tests/support/product/open-site.ts'

/** The largest pages of the directory, many at once, hold the server's one thread. */
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  site = await openSite()
  const { transactions } = site.database
  const organizationId = await buildOrganization(transactions)
  const groups = [{ totalBeds: 8, occupied: 3, saidAt: new Date() }]
  await buildResidences(
    transactions,
    Array.from({ length: 150 }, (_, at) => ({ organizationId, name: `House ${at}`, city: 'Conway', groups })),
  )
})
afterAll(() => site.close())

it('lets others through while twenty whole pages are asked for at once', async () => {
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/hsds/services?full=true&per_page=100`)
    return { status: answer.status, text: await answer.text() }
  }
  const alone = await ask()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  const took = performance.now() - began
  delay.disable()
  const whole = answers.filter(({ status }) => status === 200)
  // As many as would hold up everybody else are told to come again.
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  expect(whole.length).toBeGreaterThanOrEqual(10)
  expect(whole.every(({ text }) => text === alone.text)).toBe(true)
  expect(hsdsServices.parse(JSON.parse(alone.text)).contents.length).toBe(100)
  expect(delay.max / 1e6).toBeLessThan(took / 4)
})
