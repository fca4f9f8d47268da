import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'

/** The open beds of the state, and under them homes, or that there are none. */
const beds = (page: Page) => page.locator('.live-beds-band').getByText(/^[\d,]+ of [\d,]+ beds? open$/)
const residences = (page: Page) => page.locator('.state-residences').getByRole('heading').first()

/** One state for each layout of this folder that no other journey visits. */
journey.for(['florida', 'virginia', 'texas', 'kentucky', 'ohio', 'alaska'])(
  'the page of %s passes axe everywhere and works with a thumb, once its beds are known',
  async (slug, { page }) => {
    await page.goto(`/directory/${slug}`)
    await beds(page).waitFor()
    await residences(page).waitFor()
    await expectAllCanUse(page, slug)
  },
)

/** How far the page has moved by itself so far. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // The type of a layout shift is in no library yet.
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          resolve(sum)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

journey('the homes nearest to the place looked for elsewhere come first, and nothing moves', async ({ openPage }) => {
  for (const screen of [phone, { viewport: { width: 1280, height: 900 } }]) {
    const page = await openPage(screen)
    await visit(page, '/residences?near=19103&open=1')
    await page.goto('/directory/pennsylvania')
    const cards = page.locator('.state-residences').getByRole('article')
    expect(await cards.count()).toBe(4)
    await page.getByText('nearest to 19103 first.').waitFor()
    expect(await cards.count()).toBe(4)
    expect(await cards.first().textContent()).toMatch(/mile away/)
    expect(await moved(page)).toBeLessThan(0.01)
    const [residence, call] = await cards.first().getByRole('link').all()
    expect(await residence?.getAttribute('href')).toMatch(/^\/residences\/[a-z0-9-]+$/)
    expect(await call?.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
    const all = page.getByRole('link', { name: 'All homes in Pennsylvania' })
    expect(await all.getAttribute('href')).toBe('/residences?state=PA')
  }
})

journey('a page that is hydrated takes the counts that came with it, and asks for none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(directory|residences|v1\/states)/.test(pathname)) asked.push(pathname)
  })
  const followed = page.waitForRequest(/\/api\/v1\/events/)
  // Drawn for this request: what comes from memory may be older than its minute.
  await visit(page, '/directory/maine?near=04101')
  await followed
  await page.waitForTimeout(2_000)
  expect(asked).toEqual([])
  await visit(page, '/directory')
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
})

journey('the roofs of the footer stand in the closing band of a state', async ({ page }) => {
  await page.goto('/directory/georgia')
  const [band, footer] = [page.locator('main > .to-footer'), page.getByRole('contentinfo')]
  const bandEnds = await band.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await footer.evaluate((element) => element.getBoundingClientRect().top)).toBe(bandEnds)
})

journey('a state is kept on this device, and forgotten with everything else', async ({ page }) => {
  await visit(page, '/directory/colorado')
  await page.getByRole('button', { name: 'Save Colorado on this device' }).click()
  const saved = page.getByRole('button', { name: /^Saved Colorado/ })
  await saved.waitFor()
  await page.reload()
  await waitUntilReady(page)
  await saved.waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pl-saved')))).toHaveLength(
    1,
  )
  await visit(page, '/directory')
  const kept = page.getByRole('region', { name: 'Saved on this device' })
  await expect.poll(() => kept.getByRole('link').allTextContents()).toEqual(['Colorado'])
  await axeEverywhere(page, 'the directory with a saved state')
  await kept.getByRole('link', { name: 'Colorado' }).click()
  await page.waitForURL('**/directory/colorado')
  await waitUntilReady(page)
  await saved.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Colorado on this device' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('pl-saved-states'))).toBeNull()
  await page.getByRole('button', { name: 'Save Colorado on this device' }).click()
  await saved.waitFor()
  await visit(page, '/directory')
  await kept.getByRole('button', { name: 'Remove Colorado' }).click()
  await kept.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('pl-saved-states'))).toBeNull()
})

journey('a page is shared by text with its whole address, and can be printed', async ({ page, product }) => {
  await visit(page, '/directory/colorado')
  const share = await page.getByRole('link', { name: 'Share by text' }).getAttribute('href')
  expect(decodeURIComponent(share ?? '')).toBe(
    `sms:?&body=Recovery residences in Colorado: ${product.baseUrl}/directory/colorado`,
  )
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.title()).toBe('printed')
})

journey('without script a state page reads, leads on and has no dead control', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/directory/florida')
  await page.getByRole('link', { name: 'Call the affiliate' }).waitFor()
  await beds(page).waitFor()
  expect(await page.locator('.state-residences').getByRole('article').count()).toBe(4)
  await page.getByRole('link', { name: 'Open Full Directory' }).waitFor()
  // A form's own button works without it.
  const buttons = page.getByRole('main').getByRole('button', { disabled: false })
  expect(await buttons.allTextContents()).toEqual(['Find a home'])
  await page.goto('/directory/florida?near=33101')
  await page.getByText('nearest to 33101 first.').waitFor()
  await page.getByRole('link', { name: 'Ask us about this state' }).click()
  await page.waitForURL('**/contact?topic=affiliate&state=FL#send')
})
