import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, phone } from '#tests/support/browser/browser-journey.ts'

const lists = [
  ['/residences?near=72201', 'Skip to homes'],
  ['/residences?near=72201&view=list', 'Skip to homes'],
  ['/es/residencias?state=AR', 'Saltar a las casas'],
  ['/residences/ar/little-rock', 'Skip to homes'],
  ['/directory/arkansas', 'Skip to homes'],
] as const

async function expectSkipTo(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  expect(await focused(), path).toBe(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: path }).toBe('homes')
  await page.keyboard.press('Tab')
  const isAtResidences = () => page.evaluate(() => document.activeElement?.closest('#homes') !== null)
  await expect.poll(isAtResidences, { message: path }).toBe(true)
}

journey(
  'on a phone the second stop of the keys leads to the first home, with and without script',
  async ({ openPage }) => {
    const [page, plain] = [await openPage(phone), await openPage({ ...phone, javaScriptEnabled: false })]
    for (const [path, words] of lists) {
      await expectSkipTo(page, path, words)
      await expectSkipTo(plain, path, words)
    }
    await page.goto('/residences')
    expect(await page.getByRole('link', { name: 'Skip to homes' }).count()).toBe(0)
  },
)

/** Scrolls, and waits until the page has come to rest. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const isThere = Math.abs(scrollY - to) < 1
        if (!isThere) addEventListener('scrollend', () => requestAnimationFrame(() => resolve()), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
        if (isThere) resolve()
      }),
    top,
  )
}

const exitTop = async (page: Page) => Math.round((await page.locator('.crisis .exit').boundingBox())?.y ?? 0)
const restPlace = 844 - 8 - 48

journey.for([
  '/residences',
  '/residences?near=Little+Rock&for=men&fee_max=500',
  '/directory/arkansas',
  '/es/residencias?near=72201',
  '/contact',
])('on a phone the way out stands on a bar of its own wherever the page rests, %s', async (path, { openPage }) => {
  const page = await openPage(phone)
  await page.goto(path)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight - innerHeight, 4000))
  for (let top = 0; top < height; top += 370) {
    await scrollTo(page, top)
    expect(await exitTop(page), `${top} px down`).toBe(restPlace)
    // The bar is drawn by the body: of the page there is nothing in it.
    const inBar = () =>
      page.evaluate(() => [8, 380].map((x) => document.elementFromPoint(x, innerHeight - 60)?.localName))
    expect(await inBar(), `${top} px down`).toEqual(['body', 'body'])
  }
})

journey('on a phone the way out stays in the place that a sheet keeps for it', async ({ openPage }) => {
  const page = await openPage({ viewport: phone.viewport, reducedMotion: 'no-preference' })
  await page.goto('/residences?near=72201')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'More filters' })
  await sheet.waitFor()
  for (const top of [0, 60, 300]) {
    await sheet.locator('.ask-body').evaluate((body, to) => body.scrollTo(0, to), top)
    // It rises, if it does, a moment after the sheet has opened.
    await page.waitForTimeout(500)
    expect(await exitTop(page), `${top} px down`).toBe(restPlace)
  }
})

journey('on a phone the way out stays in its place in the bar of the homes saved', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/residences?near=72201')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.locator('.savedbar').waitFor()
  for (let top = 100; top < 2200; top += 100) {
    await scrollTo(page, top)
    expect(await exitTop(page), `${top} px down`).toBe(restPlace)
  }
})

journey.for([
  '/residences/ar/little-rock',
  '/es/residencias/ar/little-rock',
  '/residences/harbor-row-house-north-little-rock-ar',
])('%s passes axe in both themes at every width', async (path, { page }) => {
  await page.goto(path)
  await axeEverywhere(page, path)
})
