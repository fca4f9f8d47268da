import { journey } from '#tests/support/browser/browser-journey.ts'
import { startProduct } from './product.ts'

/** Journeys on a product of their own, one for each file: what they change there, nobody else counts on. */
export const ownJourney = journeyWith(() => ({}))

/** The same, started with what `choose` gives as environment variables. */
export function journeyWith(choose: () => Record<string, string> | Promise<Record<string, string>>) {
  // Vitest reads from the pattern what a fixture needs, and this needs none.
  return journey.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct(await choose())
    onCleanup(async () => {
      await product.stop()
      await product.clear()
    })
    const { baseUrl, dataDir, demoPassword } = product
    return { baseUrl, dataDir, demoPassword }
  })
}
