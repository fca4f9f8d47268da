import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

/** A cheap phone on a slow line: 4 times slower, 1.6 Mbps with 150 ms. */
async function slowDown(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const bytes = 1_600_000 / 8
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

journey.for(['72201', 'Little Rock'])(
  'from the home page to the phone number of a home with an open bed, by typing %s and one tap',
  async (place, { openPage }) => {
    const page = await openPage(phone)
    await slowDown(page)
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'ZIP code, town, county, state or name of a home' }).fill(place)
    // The one tap.
    await page.getByRole('main').getByRole('button', { name: 'Find a home' }).click()
    await page.getByRole('heading', { level: 1, name: /homes? with an open bed/ }).waitFor()
    const call = page.getByRole('link', { name: /^Call .* at \d/ }).first()
    await call.waitFor()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)

    // What was typed stands in the fields of the pages after.
    await waitUntilReady(page)
    await visit(page, '/help')
    await expect.poll(() => page.locator('input[name="near"]').inputValue()).toContain(place)
  },
)

journey('somebody who lets the device say where it is sees the homes around it', async ({ openPage }) => {
  const page = await openPage({
    ...phone,
    permissions: ['geolocation'],
    geolocation: { latitude: 34.7465, longitude: -92.2896 },
  })
  await visit(page, '/')
  await expectNoAxeViolations(page, 'home')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await page.waitForURL('**/residences?near=34.75,-92.29&open=1')
  await page
    .getByRole('link', { name: /^Call .* at \d/ })
    .first()
    .waitFor()
})
