import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'
import { frameIn, names, otherSite } from '#tests/support/product/other-site.ts'

const list = '/embed/directory/maine'

const height = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)
const inside = (frame: Frame) =>
  frame.locator('.embed').evaluate((one) => Math.ceil(one.getBoundingClientRect().height))

/** The frame is exactly as high as what is in it. */
async function expectFits(page: Page, frame: Frame): Promise<number> {
  await expect.poll(async () => (await height(page)) - (await inside(frame))).toBe(0)
  return height(page)
}

const field = (place: Frame | Page) => place.getByLabel('Name of a home')

journey('a frame is as high as the list whether a filter finds homes or none', async ({ page, product }) => {
  const tags = (query: string) =>
    `<iframe src="${product.baseUrl}${list}${query}" width="100%" height="600" style="border:0" title="Homes"></iframe>` +
    `<script src="${product.baseUrl}/embed.js" async></script>`
  const full = await otherSite(tags(''))
  await page.goto(full.address)
  let frame = await frameIn(page)
  const whole = await expectFits(page, frame)
  await field(frame).fill('zzzz')
  await frame.getByRole('heading', { name: 'No home fits all of this' }).waitFor()
  const empty = await expectFits(page, frame)
  expect(empty).toBeLessThan(whole / 2)
  await field(frame).fill('')
  await frame.locator('.residence').first().waitFor()
  expect(await expectFits(page, frame)).toBe(whole)
  full.server.close()

  const none = await otherSite(tags('?q=zzzz'))
  await page.goto(none.address)
  frame = await frameIn(page)
  expect(await expectFits(page, frame)).toBe(empty)
  await field(frame).fill('')
  await frame.locator('.residence').first().waitFor()
  expect(await names(frame)).toHaveLength(20)
  expect(await expectFits(page, frame)).toBe(whole)
  none.server.close()
})

journey.for([1280, 390])(
  'whoever types keeps the field though nothing fits, and hears how many do, %i px wide',
  async (width, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 844 } })
    await visit(page, list)
    const said = page.getByRole('status')
    expect(await said.textContent()).toBe('')
    if (width < 800) await page.getByText('Filter', { exact: true }).click()
    await field(page).focus()
    await page.keyboard.type('zz')
    await page.getByRole('heading', { name: 'No home fits all of this' }).waitFor()
    expect(await said.textContent()).toBe('No home fits all of this.')
    await page.keyboard.type('yy')
    expect(await field(page).inputValue()).toBe('zzyy')
    expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.waitForURL('**?q=zzyy')
    await field(page).selectText()
    await page.keyboard.press('Delete')
    await page.locator('.residence').first().waitFor()
    await expect.poll(() => said.textContent()).toMatch(/^\d+ homes fit\. Page 1 of \d+\.$/)
    expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true)
  },
)

journey('a list that does not come takes the form from nobody', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await visit(page, list)
  await page.route('**/embed/directory/maine?**', (route) => route.abort())
  await field(page).focus()
  await page.keyboard.type('h')
  await page.getByRole('alert').getByText('The list could not be loaded').waitFor()
  await page.unroute('**/embed/directory/maine?**')
  await page.keyboard.type('o')
  await page.locator('.residence').first().waitFor()
  expect(await field(page).inputValue()).toBe('ho')
})

journey('readers of a list with fields ask for a place, cost and medicine', async ({ openPage }) => {
  for (const width of [390, 1280]) {
    const page = await openPage({ viewport: { width, height: 844 } })
    await visit(page, '/embed/directory/arkansas?fields=1')
    await page.getByText('Filter', { exact: true }).click()
    await axeEverywhere(page, `framed list with fields, ${width} px`)
    // Half a place is not asked for.
    await page.getByLabel('Near', { exact: true }).pressSequentially('722')
    await page.waitForTimeout(600)
    expect(new URL(page.url()).search).toBe('?fields=1')
    await page.getByLabel('Near', { exact: true }).fill('72201')
    await page.keyboard.press('Enter')
    await page.getByText('Only homes that fit: within 25 miles of 72201.').waitFor()
    await page.getByLabel('Methadone').check()
    await page.waitForURL(/near=72201.*methadone=yes.*fields=1/)
    await page.getByLabel('Near', { exact: true }).fill('')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.searchParams.has('near'))
    expect(new URL(page.url()).searchParams.get('fields')).toBe('1')
  }
})
