import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, phone } from '#tests/support/browser/browser-journey.ts'
import { cuttableLine } from '#tests/support/browser/cuttable-line.ts'
import { expectInSight } from '#tests/support/browser/measures/in-sight.ts'
import { signIn } from '#tests/support/desk/accounts.ts'

const needsScript = 'A passkey needs JavaScript, which does not run on this page.'

journey('where scripts fail to load a home is found, called and asked', async ({ openPage, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  const page = await openPage(phone)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Find a home' }).first().click()
  await page.waitForURL('**/residences')
  await page.getByLabel('Where', { exact: true }).fill('72201')
  await page.getByRole('button', { name: /^Show/ }).first().click()
  await page.waitForURL('**/residences?near=72201*')
  const residence = page.getByRole('article').first()
  expect(await residence.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  await residence.getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/residences\/[a-z0-9-]+/)
  const form = page.locator('form.ask-form')
  await form.getByLabel('Your phone').fill('501-555-0155')
  await form.getByLabel('Message').fill('Is one free on Monday?')
  await form.getByRole('button', { name: 'Ask about a bed' }).click()
  await page.waitForURL('**/residences/asked/*')
  await page.getByRole('heading', { name: /^You asked / }).waitFor()
})

journey('where scripts fail to load no button is shown that needs them', async ({ openPage, allow }) => {
  allow(/Failed to load resource/)
  const page = await openPage(phone)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByText('Use my location').waitFor({ state: 'hidden' })
  await page.goto('/residences?near=72201')
  await page.locator('html[data-script-lost]').waitFor()
  const compare = await page.locator('.card-more > a').first().boundingBox()
  const card = await page.getByRole('article').first().boundingBox()
  expect((compare?.x ?? 999) - (card?.x ?? 0)).toBeLessThan(24)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/residences\/[a-z0-9-]+/)
  await page.locator('html[data-script-lost]').waitFor()
  expect(await page.locator('[data-save-home]').filter({ visible: true }).count()).toBe(0)
})

const lost = [
  ['the islands’ scripts', /\/assets\/(?!page-script)[^/]*\.js/],
  ['all scripts', /\/assets\/[^/]*\.js/],
] as const

for (const [what, addresses] of lost) {
  journey(
    `where ${what} cannot be had an operator signs in and changes a number`,
    async ({ openPage, product, allow }) => {
      allow(/Failed to load resource|Failed to fetch dynamically/)
      const page = await openPage(phone)
      await page.route(addresses, (route) => route.abort())
      await page.goto('/sign-in?returnTo=/workspace/beds')
      await signIn(page, 'operator@demo.example', product.demoPassword)
      await page.waitForURL('**/workspace/beds')
      const group = page.getByRole('group', { name: 'Lantern Hill' }).first()
      await group.getByRole('spinbutton').waitFor()
      await group.locator('.stepper').waitFor({ state: 'hidden' })
      const before = Number(await group.getByRole('spinbutton').inputValue())
      const now = before === 0 ? 1 : before - 1
      await group.getByRole('spinbutton').fill(String(now))
      await group.getByRole('button', { name: /^Say it/ }).click()
      await group.getByText(new RegExp(`^${now}/\\d+ available$`)).waitFor()
    },
  )
}

journey('where the islands’ scripts cannot be had the desk keeps its evening', async ({ openPage, product, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  const page = await openPage()
  await page.route(/\/assets\/(?!page-script)[^/]*\.js/, (route) => route.abort())
  await page.goto('/sign-in')
  await signIn(page, 'operator@demo.example', product.demoPassword)
  await page.locator('porch-island[data-not-hydrated] [data-plain-way]').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Evening colors' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

journey(
  'where scripts fail to load a passkey says that it needs them, and what else to do',
  async ({ openPage, product, allow }) => {
    allow(/Failed to load resource/)
    const page = await openPage(phone)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/sign-in?returnTo=%2Faccount')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    const line = `${needsScript} Sign in with your password.`
    await expectInSight(page.locator('.error', { hasText: line }))
    expect(await page.getByText(line).filter({ visible: true }).count()).toBe(1)
    await axeEverywhere(page, 'passkey without script')
    await signIn(page, 'newcomer@demo.example', product.demoPassword)
    await page.waitForURL('**/account')
    await page.getByLabel('Name of the new passkey').fill('My phone')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expectInSight(page.getByText(`${needsScript} Turn it on`))
    expect(await page.getByLabel('Name of the new passkey').inputValue()).toBe('My phone')
  },
)

journey(
  'a line that drops while a page is on its way leaves a page that reads, and goes on when it is back',
  async ({ openPage, product, allow }) => {
    allow(/Failed to load resource|Failed to fetch|ERR_/)
    const { hostname, port } = new URL(product.baseUrl)
    const line = await cuttableLine(hostname, Number(port))
    try {
      const page = await openPage({ ...phone, baseURL: `http://127.0.0.1:${line.port}` })
      // The page has come, and what it asks for is on the line when that drops.
      const dropped = Promise.withResolvers<void>()
      const dropLine = async (route: Route) => {
        await line.cut()
        await route.continue().catch(() => undefined)
        dropped.resolve()
      }
      await page.route('**/assets/*.js', dropLine, { times: 1 })
      await page.goto('/residences?near=72201', { waitUntil: 'commit' })
      await dropped.promise
      await page.getByRole('article').first().waitFor()
      expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(1)
      await line.mend()
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await page.waitForURL(/\/residences\/[a-z0-9-]+/)
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
      await page.goBack()
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    } finally {
      await line.close()
    }
  },
)
