import { expect } from 'vitest'
import { journey, phone } from '#tests/support/browser/browser-journey.ts'

const slugs = [
  'pine-roof-little-rock-ar',
  'harbor-row-house-north-little-rock-ar',
  'juniper-porch-little-rock-ar',
].join()

journey('on a phone homes side by side scroll in their own frame, and the page does not', async ({ openPage }) => {
  const page = await openPage(phone)
  for (const path of ['/residences', '/es/residencias']) {
    await page.goto(`${path}?near=72201&compare=${slugs}`)
    const table = page.locator('.compare-wrap')
    await expect.poll(() => table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})
