import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/browser-journey.ts'

/** Holds back the page's JavaScript until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}

const isAwake = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset)

journey.for(['/', '/about', '/contact', '/faq', '/directory'])(
  '%s asks for no script before its largest paint',
  async (path, { page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.painted = String(entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: Number(document.documentElement.dataset.painted),
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(3)
    expect(painted).toBeGreaterThan(0)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
  },
)

journey('what is tapped and typed before the scripts arrive is done and kept', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Message').fill('Is there a bed in Maine?')
  await page.getByRole('button', { name: 'Evening colors' }).click()
  expect(await isAwake(page)).toBe(false)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  release()
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  expect(before).toBeUndefined()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  expect(await page.getByLabel('First name').inputValue()).toBe('Dana')
  expect(await page.getByLabel('Message').inputValue()).toBe('Is there a bed in Maine?')
})

journey('a link that also logs leads on by itself when the scripts never arrive', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.waitForURL('**/privacy')
})

journey('a link that logs does so although the page was asleep', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  const release = await holdScripts(page)
  await page.goto('/about')
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  release()
  await page.waitForURL('**/terms')
  expect(lines).toContain('footer: Terms of Service')
})

journey('a press that wakes the page counts although its target has moved at the release', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Evening colors' }).hover()
  await page.mouse.down()
  release()
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.evaluate(() => document.body.style.setProperty('padding-top', '120px'))
  await page.mouse.up()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
})
