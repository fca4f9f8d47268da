import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const officer = (password: string) => ({ email: 'affiliate@demo.example', password })

const rows = (page: Page) => page.locator('main tbody tr')
const found = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ homes?(, page|$)/)

async function numberIn(page: Page): Promise<number> {
  return Number.parseInt(((await found(page).textContent()) ?? '').replace(',', ''), 10)
}

/** The tiles of a list: what each says, and where it leads. */
const tilesOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name, exact: true })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        number: Number((link.querySelector('b')?.textContent ?? '').replace(',', '')),
        to: link.getAttribute('href') ?? '',
      })),
    )

journey(
  'each number of the state at a glance is that of the list it leads to',
  { timeout: 120_000 },
  async ({ openPage, product }) => {
    const page = await openPage()
    await enterAt(page, officer(product.demoPassword), '/affiliate')
    await waitUntilReady(page)
    await axeEverywhere(page, 'the state at a glance')
    const residences = [
      ...(await tilesOf(page, 'The state at a glance')),
      ...(await tilesOf(page, 'How fresh the bed numbers are')),
    ].filter(({ to }) => to.startsWith('/affiliate/homes') && !to.includes('open='))
    const queue = [
      ...(await tilesOf(page, 'Applications by due date')),
      ...(await tilesOf(page, 'Applications by stage')),
    ]
    expect(residences.length).toBeGreaterThanOrEqual(8)
    for (const { number, to } of residences) {
      await page.goto(to)
      if (number > 0) expect([to, await numberIn(page)]).toEqual([to, number])
      else await page.getByText('No home is like that.').waitFor()
    }
    expect(queue.length).toBeGreaterThanOrEqual(8)
    for (const [no, { to }] of queue.entries()) {
      // Other journeys decide applications meanwhile.
      const isSame = async () => {
        await page.goto(to)
        const listed = await page.locator('main .entry').count()
        await page.goto('/affiliate')
        const byDue = await tilesOf(page, 'Applications by due date')
        const tiles = [...byDue, ...(await tilesOf(page, 'Applications by stage'))]
        return tiles[no]?.number === listed
      }
      await expect.poll(isSame, { timeout: 15_000, message: to }).toBe(true)
    }
  },
)

journey(
  'an officer finds, sorts and picks columns of all homes of the state, by keyboard, and takes the same as a file',
  { timeout: 120_000 },
  async ({ openPage, product }) => {
    const page = await openPage()
    await enterAt(page, officer(product.demoPassword), '/affiliate/homes')
    await waitUntilReady(page)
    const all = await numberIn(page)
    await page.getByRole('link', { name: /^Beds\W+sort/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('columnheader', { name: /^Beds/ }).and(page.locator('[aria-sort=descending]')).waitFor()
    const beds = await rows(page).locator('td[data-label=Beds]').allTextContents()
    expect(beds.map(Number)).toEqual(beds.map(Number).toSorted((one, other) => other - one))
    await page.getByLabel('Operator', { exact: true }).first().selectOption('no')
    await expect.poll(() => numberIn(page)).toBeLessThan(all)
    expect(new URL(page.url()).search).toBe('?claimed=no&order=beds&to=down')
    const name = (await rows(page).first().getByRole('link').textContent()) ?? ''
    await page.getByLabel('Name, town, number').fill(name.toUpperCase())
    await expect.poll(() => numberIn(page)).toBe(1)

    const file = await page.getByRole('link', { name: /^Download these/ }).getAttribute('href')
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), file ?? '')
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(name)

    await page.getByText('Columns', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Town' }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByRole('columnheader', { name: /^Town/ }).count()).toBe(0)
    await visit(page, '/affiliate/homes')
    await expect.poll(() => page.getByRole('columnheader', { name: /^Town/ }).count()).toBe(0)

    await page.getByLabel('Certificate', { exact: true }).first().selectOption('certified')
    await rows(page).first().getByRole('link').click()
    await page.getByText(/^Renew, correct/).waitFor()
    await axeEverywhere(page, 'one home of the state')
    await page.getByRole('link', { name: 'Homes and certificates' }).last().click()
    await page.waitForURL('**/affiliate/homes?show=certified')
    await axeEverywhere(page, 'the homes of the state')
  },
)

journey('on a phone homes are lines, which are found and sorted too', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  await enterAt(page, officer(product.demoPassword), '/affiliate/homes')
  await waitUntilReady(page)
  // the heads that a wide window sorts by are out of sight here, so nothing of them takes the focus
  expect(await rows(page).locator('xpath=ancestor::table//thead//a').filter({ visible: true }).count()).toBe(0)
  await page.getByLabel('Sort by').selectOption('beds')
  await page.getByLabel('Direction').selectOption('down')
  await expect.poll(() => new URL(page.url()).search).toBe('?order=beds&to=down')
  const beds = await rows(page).locator('td[data-label=Beds]').allTextContents()
  expect(beds.map(Number)).toEqual(beds.map(Number).toSorted((one, other) => other - one))
  await axeEverywhere(page, 'homes on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

journey('without script an address finds, sorts, and says which columns stand', async ({ openPage, product }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await enterAt(page, officer(product.demoPassword), '/affiliate/homes')
  await page.getByLabel('Operator', { exact: true }).first().selectOption('no')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  expect(await rows(page).locator('td[data-label=Operator]').allTextContents()).not.toContain('')
  expect(new Set(await rows(page).locator('td[data-label=Operator]').allTextContents())).toEqual(new Set(['Unclaimed']))
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Operator' }).uncheck()
  await page.getByRole('button', { name: 'Show these columns' }).click()
  expect(await page.getByRole('columnheader', { name: /^Operator/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^Beds\W+sort/ }).click()
  expect(await page.getByRole('columnheader', { name: /^Operator/ }).count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('claimed')).toBe('no')
})

journey('an officer of another state, and an operator, are told so plainly', async ({ openPage, product, allow }) => {
  allow(/status of 40[34]/)
  const page = await openPage()
  await enterAt(page, officer(product.demoPassword), '/affiliate/homes?claimed=no')
  const residence = await rows(page).first().getByRole('link').getAttribute('href')
  const other = await openPage()
  await enterAt(other, { email: 'reviewer@demo.example', password: product.demoPassword }, '/affiliate')
  await other.goto(residence ?? '')
  await other.getByText('There is no such home on the list of Arkansas.').waitFor()
  const operator = await openPage()
  await enterAt(operator, { email: 'operator@demo.example', password: product.demoPassword }, '/')
  await operator.goto(residence ?? '')
  await operator.getByRole('heading', { level: 1, name: 'This page is for state affiliates' }).waitFor()
})
