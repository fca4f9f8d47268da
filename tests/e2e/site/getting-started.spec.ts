import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

const desktop = { viewport: { width: 1280, height: 900 } }

const trail = (page: Page) => page.getByRole('navigation', { name: 'The four steps' })

journey.for([
  ['beside the steps on a desktop', desktop],
  ['as a line on a phone', phone],
] as const)('the trail stays in sight and says where one reads, %s', async ([, screen], { openPage }) => {
  const page = await openPage(screen)
  await visit(page, '/getting-started')
  for (const step of ['training', 'account', 'import', 'claim']) {
    await trail(page).locator(`a[href="#${step}"]`).click()
    await trail(page).locator(`[aria-current="step"] a[href="#${step}"]`).waitFor()
    const [line, title] = await Promise.all([trail(page).boundingBox(), page.locator(`#${step} h2`).boundingBox()])
    expect(line?.y).toBeGreaterThanOrEqual(0)
    expect(title?.y).toBeGreaterThanOrEqual(0)
    // On a phone the trail stands over the steps: it must not cover the title it leads to.
    if (screen === phone) expect(title?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
  }
})

journey('each step and each way to help says what was chosen, then leads there', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()))
  await visit(page, '/getting-started')
  const button = (words: string) => page.getByRole('main').locator('.btn', { hasText: words }).first()
  // Where the others lead is in the table of tests/spec; here they stay, so that one page can tell of all.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  const chosen = [
    ['Claim your profile', 'Find and claim profile'],
    ['Set up account', 'Set up account'],
    ['Import your data', 'Data migration'],
    ['Book team training', 'Team training'],
    ['Call support', 'phone'],
    ['Write to us', 'chat'],
    ['Schedule a demo', 'demo'],
  ] as const
  for (const [words] of chosen) await button(words).click()
  await expect.poll(() => logged).toEqual(chosen.map(([, thing]) => `getting-started: ${thing}`))

  await page.reload()
  await waitUntilReady(page)
  await button('Claim your profile').click()
  await page.waitForURL('**/sign-in?returnTo=%2Fworkspace%2Fclaims')
})

journey('the footer’s quick link scrolls to the steps, and other pages reach the timeline', async ({ page }) => {
  await visit(page, '/getting-started#timeline')
  const measureTop = (id: string) =>
    page.waitForFunction((name) => {
      const { top = -1 } = document.getElementById(name)?.getBoundingClientRect() ?? {}
      return top >= 0 && top < 200
    }, id)
  await measureTop('timeline')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Getting Started' }).click()
  await measureTop('getting-started')
})

journey('without script the guide reads and leads on', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/getting-started')
  await trail(page).locator('a[href="#import"]').click()
  await page.waitForURL('**#import')
  await page.getByText('Week 4').waitFor()
  await page.getByRole('main').locator('.btn', { hasText: 'Book team training' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Our Team' }).waitFor()
})
