import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

journey(
  'an officer calls a home of the list and says what it heard, by keyboard alone, and the public reads the day',
  { timeout: 120_000 },
  async ({ openPage, product }) => {
    const page = await openPage()
    const main = page.getByRole('main')
    await enterAt(page, { email: 'reviewer@demo.example', password: product.demoPassword }, '/affiliate')
    await pressAt(page, main.getByRole('link', { name: /to check/i }).first(), 'Enter')
    await page.waitForURL('**/affiliate/homes?show=to-check')
    const listing = main.locator('tbody').getByRole('link').first()
    const name = (await listing.textContent()) ?? ''
    await pressAt(page, listing, 'Enter')
    await page.getByRole('heading', { name: 'Check by phone' }).waitFor()
    await axeEverywhere(page, 'a listing to check by phone')

    const changed = page.locator('summary', { hasText: 'Something changed' })
    await pressAt(page, changed, 'Enter')
    await pressAt(page, page.getByRole('button', { name: 'Save what changed' }), 'Enter')
    const field = page.getByLabel('What is different')
    await expect.poll(() => isFocused(field)).toBe(true)
    await page.keyboard.type('The number belongs to a bakery now.')
    await pressAt(page, page.getByRole('button', { name: 'Save what changed' }), 'Enter')
    await main.getByText('The number belongs to a bakery now.').first().waitFor()
    await expect.poll(() => isFocused(page.locator('#last-answer'))).toBe(true)
    await page.getByText('What you can do now').waitFor()
    await axeEverywhere(page, 'a listing where something changed')

    await pressAt(page, page.getByRole('button', { name: /^Undo this answer/ }), 'Enter')
    await main.getByText('taken back').waitFor()
    await pressAt(page, page.getByRole('button', { name: /^Still right/ }), 'Enter')
    await page.getByText('The public page says').waitFor()

    const visitor = await openPage()
    await visitor.goto((await main.locator('a[href^="/residences/"]').first().getAttribute('href')) ?? '')
    await visitor.getByText(/Last checked by .* on /).waitFor()
    await page.goto('/affiliate/homes?show=to-check')
    expect(await main.locator('tbody').getByRole('link', { name, exact: true }).count()).toBe(0)
  },
)

journey(
  'without script the answer of a call is saved, and a missing word is asked for',
  async ({ openPage, product }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await enterAt(
      page,
      { email: 'reviewer@demo.example', password: product.demoPassword },
      '/affiliate/homes?show=to-check',
    )
    await page.getByRole('main').locator('tbody').getByRole('link').last().click()
    await page.locator('summary', { hasText: 'It is gone' }).click()
    await page.getByRole('button', { name: 'Save that it is gone' }).click()
    await page
      .getByLabel('How you know that it is gone')
      .and(page.locator('[aria-invalid=true]'))
      .fill('The landlord said so.')
    await page.getByRole('button', { name: 'Save that it is gone' }).click()
    await page.getByText('The landlord said so.').first().waitFor()
    await page.getByRole('button', { name: /^Undo this answer/ }).click()
    await page.getByText('The answer is taken back.').waitFor()
  },
)
