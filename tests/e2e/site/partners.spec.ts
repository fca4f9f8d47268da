import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'
import { startProduct } from '#tests/support/product/product.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Coming Soon' })
const back = (page: Page) => page.getByRole('link', { name: 'Back to Homepage' })

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: now } = document
    return now?.getAttribute('aria-label') ?? now?.getAttribute('role') ?? now?.textContent?.trim() ?? ''
  })
}

/** Every stop of the Tab key until it comes round to the first one; the window itself is none. */
async function stopsOfTab(page: Page): Promise<string[]> {
  const stops: string[] = []
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    const isPage = await page.evaluate(() => document.activeElement === document.body)
    const stop = isPage ? '' : await focused(page)
    if (stop !== '' && stops.includes(stop)) return stops
    if (stop !== '') stops.push(stop)
  }
  return stops
}

journey('the dialog of the partners page cannot be dismissed, and traps no one', async ({ page }) => {
  await visit(page, '/partners')
  expect(await focused(page)).toBe('dialog')

  await page.keyboard.press('Escape')
  await page.mouse.click(60, 600)
  await page.mouse.click(1200, 80)
  await page.mouse.wheel(0, 2_000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await dialog(page).isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/partners')

  await page.getByRole('button', { name: 'Evening colors' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expectNoAxeViolations(page, 'partners, dialog, in the evening colors')

  await back(page).click()
  await page.getByRole('heading', { level: 1, name: 'A safe place to live changes everything.' }).waitFor()
  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => scrollY > 0)
})

journey('the Tab key goes between the crisis strip and the one button', async ({ page }) => {
  await visit(page, '/partners')
  const stops = await stopsOfTab(page)
  expect(stops.toSorted()).toEqual(
    [
      'Back to Homepage',
      'Skip to the page',
      'Call 988',
      'Text 988',
      'Chat',
      '1-800-662-4357',
      'Español',
      'Evening colors',
    ].toSorted(),
  )
})

journey('without script the dialog stands, and at 400% its button is in reach', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 320, height: 256 } })
  await page.goto('/partners')
  await dialog(page).waitFor()
  await page.mouse.move(160, 200)
  await page.mouse.wheel(0, 2_000)
  await back(page).click()
  await page.getByRole('heading', { level: 1, name: 'A safe place to live changes everything.' }).waitFor()
})

// A second product has to start for this one, which takes long on a busy machine.
journey('on the day it opens the page stands by itself', { timeout: 120_000 }, async ({ openPage }) => {
  const live = await startProduct({ PARTNERS_PAGE: 'live', DEMO: 'off' })
  try {
    const page = await openPage()
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'log' && logged.push(message.text()))
    await visit(page, `${live.baseUrl}/partners`)
    await page.getByRole('heading', { level: 1, name: 'Partners and allies' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    await page.getByText('Learn More about Where recovery residences stand').click()
    await page.getByText('10,358 recovery residences').waitFor()
    await expect.poll(() => logged).toEqual(['partners: Where recovery residences stand'])
    await expectNoAxeViolations(page, 'partners, live')
  } finally {
    await live.stop()
    await live.clear()
  }
})
