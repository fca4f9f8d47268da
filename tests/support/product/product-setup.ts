import type { TestProject } from 'vitest/node'
import { type ProductFacts, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: ProductFacts
  }
}

/** Global setup of the browser journeys: one built product with fresh demo data for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct()
  const { baseUrl, dataDir, demoPassword } = product
  project.provide('product', { baseUrl, dataDir, demoPassword })
  return async () => {
    const code = await product.stop()
    await product.clear()
    if (code !== 0) throw new Error(`The product did not stop in order (exit code ${code}).\n${product.output()}`)
  }
}
