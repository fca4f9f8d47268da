import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { boardPage, comeOnline, openKeptBoard } from '#tests/support/browser/board-page.ts'
import { touchPhone, visit } from '#tests/support/browser/browser-journey.ts'
import { enterAt, signOut } from '#tests/support/desk/accounts.ts'
import { ownJourney as journey } from '#tests/support/product/own-product.ts'

const account = (name: string, password: string) => ({ email: `${name}@demo.example`, password })
/** Where the browser knows that it is offline, and where the page could not be read anew. */
const asItWas = /^You see (this page|it) as it was .*\d+:\d\d [ap]m\./
const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y
const rooms = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens of your desk' }).getByRole('link').filter({ visible: true })

journey('on a phone the first number and the first answer are in the first view', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  await boardPage(page).open('operator', product.demoPassword)
  expect(await topOf(page, '.group .stepper button')).toBeLessThan(200)
  expect(await page.locator('.topbar, .crisis, .footer').count()).toBe(0)
  expect(await topOf(page, '.tabbar')).toBeGreaterThan(562)
  await page.goto('/workspace/messages')
  await page.locator('.message summary').first().tap()
  await page.locator('.message .acts > *').first().waitFor()
  // What a thumb is there for lies in the lower two thirds.
  expect(await topOf(page, '.message .acts > *')).toBeLessThan(500)
  expect(await topOf(page, '.message .acts > *')).toBeGreaterThan(281)
  await axeEverywhere(page, 'messages on a phone')
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'More' }).tap()
  await page.getByRole('heading', { name: 'Your desk' }).waitFor()
  expect(await page.getByRole('link', { name: /^In crisis\? Call 988/ }).getAttribute('href')).toBe('tel:988')
  await axeEverywhere(page, 'more on a phone')
  await signOut(page)
  await page.getByText('You are signed out on this device.').first().waitFor()
})

journey.for([
  ['operator', ['/', '/workspace/beds', '/workspace/waiting', '/workspace/history', '/account', '/workspace'], 'Board'],
  ['affiliate', ['/affiliate', '/', '/workspace/claims', '/workspace/import', '/account'], 'Desk'],
  ['staff', ['/staff/search', '/', '/staff/reports', '/workspace/claims', '/account'], 'Search'],
] as const)('%s has the same rooms on every page of the desk', async ([name, paths, first], { openPage, product }) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  await enterAt(page, account(name, product.demoPassword), paths[0])
  const wanted = await rooms(page).allTextContents()
  expect(wanted[0]).toBe(first)
  for (const path of paths) {
    await page.goto(path)
    expect(await rooms(page).allTextContents(), path).toEqual(wanted)
    expect(await page.locator('.topbar, .crisis, .footer').count(), path).toBe(0)
    await page.getByRole('link', { name: '988', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Logout', exact: true }).waitFor()
  }
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/desk.webmanifest')
  const manifest = await (await page.request.get('/desk.webmanifest')).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' })
  await visit(page, '/faq')
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/site.webmanifest')
})

journey(
  'messages and a waiting list that were opened are read in a basement, with their age, and gone after Logout',
  async ({ openPage, product, allow }) => {
    const page = await openPage(touchPhone)
    await openKeptBoard(page, { product, allow })
    await page.goto('/workspace')
    await page.goto('/workspace/messages')
    await page.goto('/workspace/waiting')
    await page.getByRole('link', { name: /^Harbor Row House/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Harbor Row House' }).waitFor()
    const list = page.url()
    await expect.poll(() => page.evaluate(countLists)).toBe(3)
    await page.context().setOffline(true)

    await page.goto('/workspace')
    await page.getByRole('link', { name: 'Messages' }).last().waitFor()
    await page.goto('/workspace/messages')
    await page.getByText(asItWas).waitFor()
    await page.locator('.message summary').first().tap()
    await page.getByRole('link', { name: /^Text 501-555-0199/ }).waitFor()
    await page
      .getByRole('button', { name: /^Mark answered/ })
      .first()
      .tap()
    await page.getByText('That did not work.').waitFor()
    await axeEverywhere(page, 'messages without a network')
    await page.goto(list)
    await page.getByText(asItWas).waitFor()
    await page.getByRole('heading', { level: 4 }).first().waitFor()

    await comeOnline(page)
    await page.getByText(asItWas).waitFor({ state: 'detached' })
    await signOut(page)
    await page.getByText('You are signed out on this device.').first().waitFor()
    expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pl-')))).toEqual([])
    await page.context().setOffline(true)
    await expect(page.goto('/workspace/messages')).rejects.toThrow(/ERR_/)
  },
)

/** Runs in the page. */
async function countLists(): Promise<number> {
  const answers = await caches.open('pl-board-answers')
  const kept = await answers.keys()
  return kept.filter(({ url }) => /^\/workspace\/(messages|waiting)/.test(new URL(url).pathname)).length
}
