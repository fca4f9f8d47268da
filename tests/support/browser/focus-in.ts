import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the focus is in `place`, and sees that it stays. */
export async function expectFocusIn(place: Locator): Promise<void> {
  const isThere = () => place.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isThere).toBe(true)
  // What the page still draws must not take it away.
  await place.page().waitForTimeout(300)
  expect(await isThere()).toBe(true)
}
