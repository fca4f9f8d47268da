import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until the whole of it is within the window as somebody sees it: nobody has to scroll for it. */
export async function expectInSight(place: Locator): Promise<void> {
  await place.waitFor()
  const isInSight = () =>
    place.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(isInSight, { message: `${place} is in sight` }).toBe(true)
}
