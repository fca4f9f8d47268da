import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '../support/axe.ts'
import { journey } from '../support/browser-journey.ts'
import { expectThumbCanUse } from '../support/thumb.ts'

const phone = { viewport: { width: 390, height: 844 } }

const awake = (page: Page) => page.locator('html[data-ready]').waitFor()
const beds = (page: Page) => page.getByText(/^[\d,]+\/[\d,]+ available$/)

/** One state for each layout of this folder that no other journey visits. */
journey.for(['florida', 'virginia', 'texas', 'kentucky', 'ohio', 'alaska'])(
  'the page of %s passes axe everywhere and works with a thumb, once its beds are known',
  async (slug, { page }) => {
    await page.goto(`/directory/${slug}`)
    await beds(page).waitFor()
    await axeEverywhere(page, slug)
    await expectThumbCanUse(page, slug)
  },
)

journey('nothing moves when the open beds arrive', async ({ openPage }) => {
  for (const screen of [phone, { viewport: { width: 1280, height: 900 } }]) {
    const page = await openPage(screen)
    let answer = () => undefined as unknown
    await page.route('**/api/directory/states/*', (route) => {
      answer = () => route.continue()
    })
    const asked = page.waitForRequest('**/api/directory/states/*')
    await page.goto('/directory/pennsylvania')
    await asked
    const after = page.getByRole('heading', { level: 2, name: 'About' })
    const before = (await after.boundingBox())?.y
    answer()
    await beds(page).waitFor()
    expect((await after.boundingBox())?.y).toBe(before)
  }
})

journey('the open beds that could not be had are asked for again', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await page.route('**/api/directory/states/*', (route) => route.abort())
  await page.goto('/directory/oregon')
  await page.getByText('We could not ask for the open beds just now. Call to ask.').waitFor()
  await page.unroute('**/api/directory/states/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await beds(page).waitFor()
})

journey('a state is kept on this device, and forgotten with everything else', async ({ page }) => {
  await page.goto('/directory/colorado')
  await awake(page)
  await page.getByRole('button', { name: 'Save Colorado on this device' }).click()
  await page.reload()
  const saved = page.getByRole('button', { name: /^Saved Colorado/ })
  await saved.waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pl-saved')))).toHaveLength(
    1,
  )
  await saved.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Colorado on this device' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('pl-saved-states'))).toBeNull()
})

journey('a page is shared by text with its whole address, and can be printed', async ({ page, product }) => {
  await page.goto('/directory/colorado')
  await awake(page)
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
  expect(await page.title()).toBe('printed')
})

journey('without script a state page reads, leads on and has no dead control', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/directory/florida')
  await page.getByRole('link', { name: 'Call the affiliate' }).waitFor()
  await page.getByText('Counting the open beds here needs JavaScript.').waitFor()
  expect(await page.getByRole('main').getByRole('button', { disabled: false }).count()).toBe(0)
  await page.getByRole('link', { name: 'Ask us about this state' }).click()
  await page.waitForURL('**/contact?topic=affiliate&state=FL#send')
})
