import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'

journey('somebody who writes a program reads what may be asked and tries it', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Open data and API' }).click()
  await page.getByRole('heading', { level: 1, name: 'Open data and API' }).waitFor()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'HSDS 3.1' }).click()
  await page.waitForURL('**/docs/api#hsds')
  await page.getByRole('region', { name: 'All calls' }).getByRole('link', { name: 'Find homes' }).click()
  await page.locator('#findResidences pre').waitFor({ state: 'visible' })
  const command = await page.locator('#findResidences pre').textContent()
  const address = /^curl "(.+)"$/.exec(command ?? '')?.[1] ?? ''
  const { items } = await (await page.request.get(address)).json()
  expect(items.length).toBeGreaterThan(0)
  await axeEverywhere(page, 'how to read the data')
})
