import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'

/** The sum of all layout shifts of the page so far. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

journey('the page about the alliance waits in its own corner for who is signed in', async ({ page, product }) => {
  const held = Promise.withResolvers<void>()
  await page.context().addCookies([{ name: signedInMarker, value: '1', url: product.baseUrl }])
  await page.route('**/api/auth/user', async (route) => {
    await held.promise
    await route.fulfill({ json: { firstName: 'Dana' } })
  })
  await page.goto('/about')
  const spinner = page.getByRole('main').getByRole('status')
  await spinner.waitFor()
  expect(await spinner.textContent()).toBe('Checking who is signed in')
  await spinner.scrollIntoViewIfNeeded()
  const button = page.getByRole('main').getByRole('link', { name: 'Contact Our Team' })
  const before = await button.boundingBox()
  await expectNoAxeViolations(page, 'about, waiting')
  held.resolve()
  await spinner.waitFor({ state: 'hidden' })
  await page.locator('.auth-slots .name').first().waitFor({ state: 'attached' })
  expect(await button.boundingBox()).toEqual(before)
  expect(await measureShift(page)).toBeLessThanOrEqual(0.01)
})

journey('an operator reads by the keyboard how a house is certified, and starts', async ({ page }) => {
  await visit(page, '/about')
  const begin = page.getByRole('navigation', { name: 'Where to begin' })
  await begin.getByRole('link', { name: 'How a house is certified' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/about#certificate')
  const heading = page.getByRole('heading', { name: 'How a house is certified' })
  await page.waitForFunction((top) => (top?.getBoundingClientRect().top ?? -1) >= 0, await heading.elementHandle())
  // The reading goes on from there: the next stop of the Tab key lies in that part.
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Run a house? Start here')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/getting-started')
})

journey('without script both pages read, and lead on', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'About the alliance' }).waitFor()
  expect(await page.getByRole('main').getByRole('status').count()).toBe(0)
  await page.getByRole('link', { name: 'Who does what' }).click()
  await page.waitForURL('**/about#who-does-what')
  await page.getByRole('link', { name: 'Find the affiliate in your state' }).click()
  await page.waitForURL('**/directory')

  await page.goto('/vision')
  await page.getByRole('heading', { level: 1, name: 'NARR Vision' }).waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(3)
  await page.getByRole('link', { name: 'What a program figure is' }).click()
  await page.waitForURL('**/about#numbers')
})
