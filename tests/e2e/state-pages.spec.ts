import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '../support/axe.ts'
import { journey } from '../support/browser-journey.ts'
import { expectThumbCanUse } from '../support/thumb.ts'

const phone = { viewport: { width: 390, height: 844 } }

const awake = (page: Page) => page.locator('html[data-ready]').waitFor()
/** The open beds of the state, and under them the homes that said so last, or that there are none. */
const beds = (page: Page) => page.locator('.live-beds-band').getByText(/^[\d,]+\/[\d,]+ available$/)
const homes = (page: Page) => page.locator('.newest-homes').getByRole('heading').first()

/** One state for each layout of this folder that no other journey visits. */
journey.for(['florida', 'virginia', 'texas', 'kentucky', 'ohio', 'alaska'])(
  'the page of %s passes axe everywhere and works with a thumb, once its beds are known',
  async (slug, { page }) => {
    await page.goto(`/directory/${slug}`)
    await beds(page).waitFor()
    await homes(page).waitFor()
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

journey('the two newest homes come into the room kept for them, and lead on', async ({ openPage }) => {
  for (const screen of [phone, { viewport: { width: 1280, height: 900 } }]) {
    const page = await openPage(screen)
    let answer = () => undefined as unknown
    await page.route('**/api/directory/states/*/residences*', (route) => {
      answer = () => route.continue()
    })
    const asked = page.waitForRequest('**/residences?open=1&order=newest')
    await page.goto('/directory/pennsylvania')
    await asked
    await beds(page).waitFor()
    const after = page.getByRole('link', { name: 'Open Full Directory' })
    const before = (await after.boundingBox())?.y
    answer()
    const cards = page.locator('.newest-homes').getByRole('article')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(2)
    expect((await after.boundingBox())?.y).toBe(before)
    const [home, call] = await cards.first().getByRole('link').all()
    expect(await home?.getAttribute('href')).toMatch(/^\/residences\/[a-z0-9-]+$/)
    expect(await call?.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
    const all = page.getByRole('link', { name: 'All homes in Pennsylvania' })
    expect(await all.getAttribute('href')).toBe('/residences?state=PA')
  }
})

journey('the open beds that could not be had are asked for again', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  // A stream that opens asks anew by itself; this is about somebody who has to.
  await page.route('**/api/v1/events?*', (route) => route.abort())
  await page.route('**/api/directory/states/*', (route) => route.abort())
  await page.goto('/directory/oregon')
  await page.getByText('We could not ask for the open beds just now. Call to ask.').waitFor()
  await page.unroute('**/api/directory/states/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await beds(page).waitFor()
  await page.route('**/residences?*', (route) => route.abort())
  await page.goto('/directory/ohio')
  await page.getByRole('heading', { name: 'We could not ask for the homes just now.' }).waitFor()
  await page.unroute('**/residences?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.newest-homes').getByRole('article').first().waitFor()
})

journey('a state is kept on this device, and forgotten with everything else', async ({ page }) => {
  await page.goto('/directory/colorado')
  await awake(page)
  await page.getByRole('button', { name: 'Save Colorado on this device' }).click()
  const saved = page.getByRole('button', { name: /^Saved Colorado/ })
  await saved.waitFor()
  await page.reload()
  await awake(page)
  await saved.waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pl-saved')))).toHaveLength(
    1,
  )
  await page.goto('/directory')
  await awake(page)
  const kept = page.getByRole('region', { name: 'Saved on this device' })
  await expect.poll(() => kept.getByRole('link').allTextContents()).toEqual(['Colorado'])
  await axeEverywhere(page, 'the directory with a saved state')
  await kept.getByRole('link', { name: 'Colorado' }).click()
  await page.waitForURL('**/directory/colorado')
  await awake(page)
  await saved.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Colorado on this device' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('pl-saved-states'))).toBeNull()
  await page.getByRole('button', { name: 'Save Colorado on this device' }).click()
  await saved.waitFor()
  await page.goto('/directory')
  await awake(page)
  await kept.getByRole('button', { name: 'Remove Colorado' }).click()
  await kept.waitFor({ state: 'detached' })
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
  await expect.poll(() => page.title()).toBe('printed')
})

journey('without script a state page reads, leads on and has no dead control', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/directory/florida')
  await page.getByRole('link', { name: 'Call the affiliate' }).waitFor()
  await page.getByText('Counting the open beds here needs JavaScript.').waitFor()
  await page.getByText('The list of homes works without it.').waitFor()
  expect(await page.locator('.newest-room').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Open Full Directory' }).waitFor()
  // A form's own button works without it.
  const buttons = page.getByRole('main').getByRole('button', { disabled: false })
  expect(await buttons.allTextContents()).toEqual(['Find a home'])
  await page.getByRole('link', { name: 'Ask us about this state' }).click()
  await page.waitForURL('**/contact?topic=affiliate&state=FL#send')
})
