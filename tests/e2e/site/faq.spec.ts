import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

const unscripted = { ...phone, javaScriptEnabled: false }

const row = (page: Page, question: string) => page.locator('summary', { hasText: question })
const openIds = (page: Page) => page.locator('main details[open] [id]').evaluateAll((all) => all.map(({ id }) => id))
const count = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).waitFor()

/** Holds the page's scripts back; the answer lets them go. */
async function withoutHydration(page: Page): Promise<() => void> {
  let release = () => {}
  const admission = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await admission
    await route.continue()
  })
  return release
}

/** The top of what is named is in the upper half of the window, below anything that stands over it. */
async function isInView(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const { top = -1 } = document.getElementById(name)?.getBoundingClientRect() ?? {}
    return top > 40 && top < innerHeight / 2
  }, id)
}

journey('an operator searches, chooses a subject, and goes back through it', async ({ page }) => {
  await visit(page, '/faq')
  await page.getByRole('searchbox').fill('SPREADsheet')
  await count(page, '2 of 10 questions')
  await page.waitForURL('**/faq?q=SPREADsheet')
  await page.getByRole('link', { name: 'Implementation' }).click()
  await count(page, '1 of 10 questions')
  await page.waitForURL('**/faq?category=Implementation&q=SPREADsheet')
  await page.getByRole('link', { name: 'Funding', exact: true }).click()
  await page.getByRole('heading', { name: 'No questions found' }).waitFor()
  await axeEverywhere(page, 'FAQ, nothing found')

  await page.goBack()
  await count(page, '1 of 10 questions')
  await page.goForward()
  await count(page, '0 of 10 questions')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await count(page, '1 of 10 questions')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Show all 10' }).click()
  await count(page, '10 of 10 questions')
  await page.waitForURL((url) => url.search === '')
})

journey('one answer is open at a time, choosing it again closes it, by keyboard too', async ({ page }) => {
  await visit(page, '/faq')
  await row(page, 'What does it cost?').click()
  await expect.poll(() => openIds(page)).toEqual(['what-it-costs'])
  await expectNoAxeViolations(page, 'FAQ, one answer open')
  await row(page, 'What do we need to use it?').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => openIds(page)).toEqual(['what-we-need'])
  await page.keyboard.press('Space')
  await expect.poll(() => openIds(page)).toEqual([])
})

journey('an answer has a link that can be copied, and opens where it is followed', async ({ page, openPage }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/faq')
  await row(page, 'Can we get funding').click()
  await page.getByRole('link', { name: 'Link to this answer' }).click()
  await page.getByText('Address copied').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).hash).toBe('#where-funding-comes-from')

  const other = await openPage(phone)
  await visit(other, address)
  await expect.poll(() => openIds(other)).toEqual(['where-funding-comes-from'])
  await isInView(other, 'where-funding-comes-from')
  // The address still names it, and it stays closed all the same.
  await row(other, 'Can we get funding').click()
  await expect.poll(() => openIds(other)).toEqual([])

  await visit(other, '/getting-started')
  await other.getByRole('link', { name: 'More about cost' }).click()
  await isInView(other, 'what-it-costs')
  await expect.poll(() => openIds(other)).toEqual(['what-it-costs'])
})

journey('a named question is shown although the subject leaves it out, and the address follows', async ({ page }) => {
  await visit(page, '/faq?category=Funding&q=grant#what-certification-means')
  await page.waitForURL('**/faq#what-certification-means')
  await count(page, '10 of 10 questions')
  await expect.poll(() => openIds(page)).toEqual(['what-certification-means'])
  await isInView(page, 'what-certification-means')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Funding', exact: true }).click()
  await count(page, '1 of 10 questions')
  await expect.poll(() => row(page, 'What does NARR certification mean?').isVisible()).toBe(false)
})

journey('without script a named question is shown beside the subject it is not of', async ({ openPage }) => {
  const page = await openPage(unscripted)
  await page.goto('/faq?category=Funding#what-certification-means')
  await expect.poll(() => openIds(page)).toEqual(['what-certification-means'])
  await page.getByText('Your link names this question.').locator('visible=true').waitFor()
  expect(await row(page, 'What does it cost?').isVisible()).toBe(false)
})

journey('what a person does before the page is hydrated stays done', async ({ page }) => {
  const hydrate = await withoutHydration(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await row(page, 'What does it cost?').click()
  await page.getByRole('searchbox').fill('fee')
  hydrate()
  await waitUntilReady(page)
  await expect.poll(() => openIds(page)).toEqual(['what-it-costs'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('fee')
  await page.waitForURL('**/faq?q=fee')
  await row(page, 'How long does it take').click()
  await expect.poll(() => openIds(page)).toEqual(['how-long-it-takes'])
})

journey('on paper every answer is open, without the search and the chips', async ({ page }) => {
  await visit(page, '/faq')
  await page.emulateMedia({ media: 'print' })
  const heights = await page.locator('.faq-list .faq-answer').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(heights).toHaveLength(10)
  for (const height of heights) expect(height).toBeGreaterThan(60)
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Pricing' }).isVisible()).toBe(false)
})
