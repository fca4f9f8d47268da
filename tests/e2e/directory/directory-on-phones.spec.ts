import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

const names = (page: Page) => page.locator('.state-cell:visible h3').allTextContents()
const tableRows = (page: Page) => page.locator('tbody tr:visible .state-name').allTextContents()
const rows = (page: Page) => page.locator('.state-row:visible b').allTextContents()

for (const javaScriptEnabled of [true, false]) {
  journey(
    `on a phone ${javaScriptEnabled ? '' : 'without script '}the states are a list from A to Z, one row each, which leads to their homes`,
    async ({ openPage }) => {
      const page = await openPage({ ...phone, javaScriptEnabled })
      await page.goto('/directory')
      if (javaScriptEnabled) {
        await waitUntilReady(page)
        await page.getByText(/^measured /).waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
      }
      expect(await page.locator('.state-card:visible').count()).toBe(0)
      const shown = await rows(page)
      expect(shown).toHaveLength(51)
      expect(shown).toEqual(shown.toSorted())
      for (const link of await page.locator('.state-row a').all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await page.getByRole('searchbox').fill('arkan')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search' }).click()
      await expect.poll(() => rows(page)).toEqual(['Arkansas'])
      const residences = page.getByRole('link', { name: /^\d+ homes, \d+ beds open now in Arkansas$/ })
      if (javaScriptEnabled) await expectNoAxeViolations(page, 'directory, list on a phone')
      await residences.click()
      await page.waitForURL('**/residences?state=AR&open=1')
      await page.getByRole('heading', { level: 1, name: /with an open bed/ }).waitFor()
    },
  )
}

journey('on a phone the cards and the table are one tap away, and back again', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, '/directory?q=new')
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.waitForURL('**/directory?q=new&view=cards')
  await expect.poll(() => names(page)).toEqual(['New Hampshire', 'New York', 'New Jersey', 'New Mexico'])
  await page.getByRole('button', { name: 'By Name' }).click()
  await expect.poll(() => names(page)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York'])
  await page.getByRole('button', { name: 'Table' }).click()
  await expect.poll(() => tableRows(page)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York'])
  await page.getByRole('button', { name: 'List' }).click()
  await page.waitForURL('**/directory?q=new&sort=name')
  await expect.poll(() => rows(page)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York'])
})
