import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

const total = (page: Page) => page.locator('.roi-total b').textContent()

journey('an operator tries the specimens with the keyboard, and one number shows in every place', async ({ page }) => {
  await visit(page, '/platform')
  await page.getByRole('button', { name: 'One more bed open at Harbor Row House' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.facade-window.on').count()).toBe(4)
  await page.locator('.phone', { hasText: '4/8 available' }).waitFor()
  await page.getByText('4 open, still right?').waitFor()

  await page.getByRole('button', { name: 'Full', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.locator('.toast', { hasText: '0/8 available' }).waitFor()
  await page.getByText('You said 0/8 available, just now.').waitFor()
  await expect.poll(() => page.locator('.facade-window.on').count()).toBe(0)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('button', { name: 'One more bed open, in the notification' }).click()
  await page.locator('.scene-say', { hasText: '1/8 available' }).waitFor()

  await page.getByRole('button', { name: 'Run again' }).click()
  const log = page.getByRole('log').getByRole('listitem')
  await expect.poll(() => log.count()).toBe(6)
  await expect.poll(() => log.last().textContent()).toContain('1 of 8 beds available')
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect.poll(() => log.count()).toBe(6)
})

journey('an operator redraws outcomes, narrows funding and turns the chart', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, '/platform')
  await page.getByRole('slider', { name: /Work or school/ }).press('ArrowRight')
  await page.getByRole('img', { name: /Today 21/ }).waitFor()
  await page.getByText('9 more than at move-in').waitFor()

  await page.getByRole('button', { name: 'The house itself' }).click()
  await page.getByText('3 of 6 kinds').waitFor()
  await expect.poll(() => page.getByText('Medicaid').count()).toBe(0)

  await page.getByRole('button', { name: 'Days to fill a bed' }).click()
  await page.getByText('From 21 days in January to 10 in December.').waitFor()
  await expectNoAxeViolations(page, 'specimens used')
})

journey('an operator works out the return, shares it, and sends it with a message', async ({ openPage }) => {
  const page = await openPage({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await visit(page, '/platform')
  await page.getByRole('link', { name: 'Request ROI Analysis' }).click()
  const before = await total(page)
  await page.getByLabel('Beds', { exact: true }).fill('30')
  await page.getByLabel('Office hours a week').fill('60')
  await page.waitForFunction(() => location.search.includes('beds=30') && location.search.includes('hours=60'))
  expect(await total(page)).not.toBe(before)
  expect(new URL(page.url()).hash).toBe('#roi')

  await page.getByText('What we assume, and you can change').click()
  await page.getByLabel('Extra funding').fill('0')
  await page.waitForFunction(() => location.search.includes('funding=0'))
  const worked = await total(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied. It holds your numbers.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.reload()
  await waitUntilReady(page)
  expect(await total(page)).toBe(worked)
  expect(await page.getByLabel('Extra funding').inputValue()).toBe('0')
  await expectNoAxeViolations(page, 'ROI worked out')

  await page.getByRole('link', { name: 'Send this with a message' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Our Team' }).waitFor()
  const message = await page.getByLabel('Message').inputValue()
  expect(message).toMatch(/^Topic: ROI analysis\n\nOur numbers: 30 beds, 80% filled/)
  expect(message).toContain('$0 extra funding')
  expect(message).toContain(`By these sums: ${worked} in the first year`)
})

journey('what cannot be used is named and kept, and the last sums stay until it is mended', async ({ page }) => {
  await visit(page, '/platform?beds=20#roi')
  const before = await total(page)
  const filled = page.getByLabel('Beds filled, %')
  await filled.fill('140')
  await page.getByText('Beds filled: that is more than we can reckon with.').waitFor()
  await page.getByText('the last sums that worked out: 20 beds, 80% filled').waitFor()
  expect(await total(page)).toBe(before)
  expect(await filled.inputValue()).toBe('140')
  await axeEverywhere(page, 'ROI with a number that does not work')

  // An emptied field is judged when it is left.
  const beds = page.getByLabel('Beds', { exact: true })
  await beds.fill('')
  expect(await page.getByText('Beds: nothing is written.').count()).toBe(0)
  await beds.press('Tab')
  await page.getByText('Beds: nothing is written.').waitFor()
  await page.getByRole('button', { name: 'Work it out' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'roi-beds')
  await beds.fill('20')
  await filled.fill('70')
  await page.getByText('One number does not work yet.').waitFor({ state: 'detached' })
})

journey('nothing moves when a page with numbers in its address is hydrated', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, '/platform?beds=30&price=99')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBeLessThanOrEqual(0.01)
})

journey('without script the sums are worked out by the server, and no button is dead', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/platform')
  const before = await total(page)
  await page.getByLabel('Beds', { exact: true }).fill('30')
  await page.getByLabel('Office hours a week').fill('80')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.waitForURL('**/platform?beds=30&*#roi')
  expect(await total(page)).not.toBe(before)
  expect(await page.getByLabel('Office hours a week').inputValue()).toBe('80')
  expect(await page.getByText('watch the rest of the page follow').isVisible()).toBe(false)
  const buttons = await page.locator('#main').getByRole('button').allTextContents()
  expect(buttons).toEqual(['Work it out'])
  await page.getByRole('link', { name: 'Send this with a message' }).click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('Our numbers: 30 beds')
})
