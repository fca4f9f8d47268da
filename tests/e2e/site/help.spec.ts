import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'

const isOpen = (page: Page, id: string) =>
  page.locator(`details:has(#${id})`).evaluate((fold) => fold.hasAttribute('open'))
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all articles' })

journey('somebody who is stuck types a word and reads the article that answers', async ({ page }) => {
  await visit(page, '/help')
  await search(page).fill('suboxone')
  await page.getByText('1 article for “suboxone”').waitFor()
  await axeEverywhere(page, 'help, one article found')
  await search(page).press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/help#medicines')
  await page.getByText('This page is not medical advice.').waitFor()
  expect(await search(page).inputValue()).toBe('')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Can I keep my medicines?')
  const { y } = (await page.locator('details:has(#medicines) > summary').boundingBox()) ?? { y: -1 }
  expect(y).toBeGreaterThanOrEqual(0)

  await search(page).fill('zebra')
  await page.getByText('No article says that').waitFor()
  await expectNoAxeViolations(page, 'help, nothing found')
})

journey('an address leads into its article, also once more and from an article to another', async ({ page }) => {
  await page.goto('/help#bring')
  await page.getByText('Ask the house first: each one has its own list.').waitFor()
  await page.getByRole('link', { name: 'What moving in may cost' }).click()
  await page.waitForURL('**/help#cost')
  await page.getByText('Ask for the price on paper before you pay.').waitFor()
  await page.locator('details:has(#cost) > summary').click()
  await expect.poll(() => isOpen(page, 'cost')).toBe(false)
  await page.getByRole('link', { name: 'What moving in may cost' }).click()
  await page.getByText('Ask for the price on paper before you pay.').waitFor()
})

journey('every article opens and passes axe', async ({ page }) => {
  await visit(page, '/help')
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })
  await axeEverywhere(page, 'help, every article open')
})

journey('a developer reads the documentation by its contents list and copies a command', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/docs')
  await page.getByRole('link', { name: 'Send a message' }).click()
  await page.waitForURL('**/docs#contact-call')
  const heading = page.getByRole('heading', { name: 'Send a message' })
  expect(await heading.evaluate((title) => title.getBoundingClientRect().top)).toBeLessThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
