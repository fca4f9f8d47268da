import type { BrowserContext, Page } from 'playwright-core'
import { journey } from './browser-journey.ts'
import { cuttableLine } from './cuttable-line.ts'
import { freePort, startProduct } from './product.ts'

/**
 * Journeys on a product of their own, one for each file: what they change there, nobody else counts on.
 *
 * `airplane(page, true)` is airplane mode: the browser is told, and the line to the server is cut as well, as not every
 * browser tells its workers.
 */
export const ownJourney = journey
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs, and this needs none.
  .extend('line', { scope: 'file' }, async ({}, { onCleanup }) => {
    const port = await freePort()
    const line = await cuttableLine('127.0.0.1', port)
    const baseUrl = `http://127.0.0.1:${line.port}`
    const product = await startProduct({ PORT: String(port), BASE_URL: baseUrl })
    onCleanup(async () => {
      await product.stop()
      await line.close().catch(() => {})
      await product.clear()
    })
    const { dataDir, demoPassword } = product
    return { ...line, product: { baseUrl, dataDir, demoPassword } }
  })
  .extend('product', { scope: 'file' }, async ({ line }) => line.product)
  .extend('airplane', ({ line }) => async (page: Page, isOn: boolean) => {
    const context: BrowserContext = page.context()
    await context.setOffline(isOn)
    if (isOn) return line.cut()
    await line.mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
  })
