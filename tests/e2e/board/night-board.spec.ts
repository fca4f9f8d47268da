import type { Page, Route } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import NightBoardScreen from '#web/pages/landing/board/night-board-screen.island.tsx'
import { readProps, writeProps } from '#web/plumbing/island-props.ts'

const residences = ['Cedar Steps', 'Harbor Row House', 'Juniper Porch', 'Lantern Hill']

const totals = (page: Page) => page.locator('.totals dd').allTextContents()
const residence = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

async function openBoard(page: Page, name: 'operator' | 'newcomer', password: string) {
  await enterAt(page, { email: `${name}@demo.example`, password }, '/')
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
  await page.locator('porch-island[data-hydrated]').waitFor()
}

/** Plays a server that could not read what stands on the board, as it comes with many houses too. */
async function comeWithoutResidences(route: Route): Promise<void> {
  const html = await (await route.fetch()).text()
  const [, prefix = '', escaped = ''] = /<porch-island[^>]* prefix="([^"]*)" data-props="([^"]*)"/.exec(html) ?? []
  const unescaped = escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  const props = readProps<Parameters<typeof NightBoardScreen>[0]>(unescaped.replaceAll('&amp;', '&'))
  Object.assign(props, { first: null, beside: { ...props.beside, stats: null, progress: null } })
  const drawn = renderToString(createElement(NightBoardScreen, props), { identifierPrefix: prefix })
  const start = html.indexOf(escaped)
  const body = `${html.slice(0, start)}${writeProps(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${drawn}`
  await route.fulfill({ contentType: 'text/html', body: body + html.slice(html.indexOf('</porch-island>', start)) })
}

journey('an operator signs in and sees four residences with their totals', async ({ page, product }) => {
  await openBoard(page, 'operator', product.demoPassword)
  await page.getByRole('heading', { name: 'Harbor Row House' }).waitFor()
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(residences)
  await expect.poll(() => totals(page)).toEqual(['4', '40', '8', '3'])
  await residence(page, 'Harbor Row House').getByText('2/8 available').waitFor()
  await residence(page, 'Harbor Row House').getByText('North Little Rock, Arkansas').waitFor()
  await residence(page, 'Cedar Steps').getByText('Last confirmed 5 days ago. Callers see “Call to confirm”.').waitFor()
  await page.getByText(/^measured \d+:\d\d [ap]m, whole country$/).waitFor()
  await page.getByText('Sample data.').waitFor()
  await expectAllCanUse(page, 'night board')
})

journey('on a phone the houses come before the actions', async ({ openPage, product }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await openBoard(page, 'operator', product.demoPassword)
  await residence(page, 'Lantern Hill').waitFor()
  const top = async (name: string) =>
    (await page.getByText(name, { exact: true }).filter({ visible: true }).first().boundingBox())?.y
  const order = ['Cedar Steps', 'Lantern Hill', 'Add Residence', 'Welcome back, Dana', 'Residences', 'Claim Profile']
  const tops = await Promise.all([...order, 'Set up account', 'Directory stats'].map(top))
  expect(tops).toEqual(tops.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
})

journey('the board leads to a house and to its beds by keyboard', async ({ page, product }) => {
  await openBoard(page, 'operator', product.demoPassword)
  const manage = page.getByRole('link', { name: 'Manage Harbor Row House' })
  await manage.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/workspace/residences/*')
  await page.goBack()
  await page.getByRole('link', { name: 'Update Bed Availability' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/#beds-tonight')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Beds tonight')
})

journey("a newcomer sees 'No residences yet' and what to do", async ({ page, product }) => {
  await openBoard(page, 'newcomer', product.demoPassword)
  await page.getByRole('heading', { name: 'No residences yet' }).waitFor()
  await expect.poll(() => totals(page)).toEqual(['0', '0', '0', '0'])
  await page.getByRole('heading', { name: 'Getting set up, 1 of 6' }).waitFor()
  await axeEverywhere(page, 'board of a newcomer')
  await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
  await page.waitForURL('**/workspace/import')
})

journey(
  'a board that came without its houses reads them, and says why it cannot',
  async ({ openPage, product, allow }) => {
    // What a worker asks for cannot be played.
    const page = await openPage({ serviceWorkers: 'block' })
    allow(/status of 500/)
    await openBoard(page, 'operator', product.demoPassword)
    const waiting: (() => void)[] = []
    await page.route('**/api/{my-residences,directory/stats}', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.fulfill({ status: 500, body: '' })
    })
    // News of what other journeys change would read the houses anew by itself.
    await page.route('**/api/desk/events*', () => undefined)
    await page.route('**/', comeWithoutResidences)
    await page.reload()
    await page.getByText('Loading stats...').waitFor()
    await expect.poll(() => totals(page)).toEqual(['...', '...', '...', '...'])
    await axeEverywhere(page, 'board loading')
    for (const answer of waiting) answer()
    await page.getByText('We could not read your residences.').waitFor()
    await page.getByText('We could not count right now.').waitFor()
    await axeEverywhere(page, 'board that could not be read')
    await page.unroute('**/api/{my-residences,directory/stats}')
    for (const name of ['Beds tonight', 'Directory stats']) {
      await page.getByRole('region', { name }).getByRole('button', { name: 'Try again' }).click()
    }
    await page.getByText(/^measured /).waitFor()
    await residence(page, 'Lantern Hill').waitFor()
  },
)

journey(
  'a board whose script was lost on its way is hydrated when the network is back',
  async ({ openPage, product, allow }) => {
    const page = await openPage({ serviceWorkers: 'block' })
    allow(/ERR_FAILED/)
    await openBoard(page, 'operator', product.demoPassword)
    await page.route('**/assets/night-board-screen*', (route) => route.abort())
    await page.reload()
    await page.locator('porch-island[data-not-hydrated]').waitFor()
    await residence(page, 'Lantern Hill').getByText('4/16 available').waitFor()
    await page.unroute('**/assets/night-board-screen*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.locator('porch-island[data-hydrated]').waitFor()
    await page.getByRole('button', { name: 'Check again' }).waitFor()
  },
)

/** What has the focus at one of the next stops of the keys and lies under the bar at the foot, or between the two. */
async function underTabBar(page: Page, stops: number): Promise<string[]> {
  const under: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const one = await page.evaluate(() => {
      const [focused, bar] = [document.activeElement, document.querySelector('.tabbar')]
      if (!focused || !bar || focused === document.body || bar.contains(focused)) return null
      const { top, bottom } = focused.getBoundingClientRect()
      return bottom > bar.getBoundingClientRect().top ? `${focused.outerHTML.slice(0, 120)} ${top}` : null
    })
    if (one) under.push(one)
  }
  return under
}

journey(
  'in forced colors the current tab and the chosen chips are told from the others',
  async ({ openPage, product }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 }, forcedColors: 'active' })
    await openBoard(page, 'operator', product.demoPassword)
    await page.goto('/workspace/messages')
    const looks = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { borderTopWidth, backgroundColor } = getComputedStyle(one)
          return `${borderTopWidth} ${backgroundColor}`
        }),
      )
    for (const one of ['.tabbar a', '.desk-choices .chip']) {
      const [current, others] = [await looks(`${one}[aria-current]`), await looks(`${one}:not([aria-current])`)]
      expect(current.length, one).toBeGreaterThan(0)
      expect(others).not.toEqual(expect.arrayContaining([current[0]]))
    }
  },
)

journey.for(['/workspace/beds', '/workspace/messages', '/workspace/residences'])(
  'on a phone nothing has the focus under the bar at the foot, %s',
  async (path, { openPage, product }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await openBoard(page, 'operator', product.demoPassword)
    for (const size of ['100%', '130%']) {
      await page.goto(path)
      await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
      await page.locator('.tabbar').waitFor()
      expect(await underTabBar(page, 60), `text of ${size}`).toEqual([])
    }
  },
)
